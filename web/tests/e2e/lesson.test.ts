import { expect, it } from 'vitest';
import { latest, onStage, openTable, visit } from './harness';
import { chooser, myMoves, playInList, quiet } from './play';

const stage = onStage();
const { server } = stage;

// The guide's words are put into the traffic of an ordinary table, so that the guide is tested whatever lessons exist.
it('a guide explains, shows what to click, and can be left', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'invited'], seed: '1' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  const sent: string[] = [];
  const guidance = {
    title: 'The middle', text: ['Take the middle first.'], step: 1, steps: 3, touches: ['b2'], moves: ['b2'], teaches: ['TTT-2'],
    forbidden: [{ notation: 'a1', rule: 'TTT-2', text: 'Corners come later.' }],
  };
  await page.routeWebSocket(/\/live$/, (socket) => {
    const table = socket.connectToServer();
    table.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { type: string; update?: object };
      if (frame.type === 'welcome') frame.update = { ...frame.update, guidance };
      socket.send(JSON.stringify(frame));
    });
    socket.onMessage((message) => {
      sent.push(String(message));
      if (!String(message).includes('leave-lesson')) table.send(message);
    });
  });
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await page.getByText('Take the middle first.').waitFor();
  expect(await page.locator('[data-id="b2"].guided').count()).toBe(1);
  expect(await page.locator('.move.wanted [data-move="b2"]').count()).toBe(1);
  await page.getByText('The lesson leaves this for later').click();
  await page.getByText('Corners come later.').waitFor();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByText('The game goes on without the guide.').waitFor();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  expect(sent.some((message) => message.includes('leave-lesson'))).toBe(true);
  quiet(visitor);
  await visitor.context.close();
});

it('lessons of the games are offered where one learns', async () => {
  const visitor = await visit(stage.browser);
  const games = (await (await fetch(`${server.url}/api/games?lang=en`)).json()) as { title: string; lessons: { title: string }[] }[];
  await visitor.page.goto(`${server.url}/learn`);
  await visitor.page.getByRole('heading', { name: 'Learn' }).waitFor();
  const lessons = games.flatMap((game) => game.lessons);
  expect(lessons.length).toBeGreaterThan(1);
  for (const lesson of lessons) await visitor.page.getByRole('heading', { name: lesson.title }).waitFor();
  quiet(visitor);
  await visitor.context.close();
});

it('the tutorial alone: its first minutes, one person leading three hands without a curtain', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(`${server.url}/learn`);
  await page.locator('li', { hasText: 'Tutorial alone: your first game' }).getByRole('button', { name: 'Begin' }).click();
  await page.locator('.guide').waitFor();
  const choose = chooser(4);
  const said = new Set<string>();
  const hands = new Set<string>();
  const minutes = new Set<string>();
  let pointed = 0;
  for (let count = 0; count < 120 && minutes.size < 3; count += 1) {
    const offers = await myMoves(visitor);
    expect(offers.length).toBeGreaterThan(0);
    const now = latest(visitor);
    now?.guidance?.text.forEach((text) => said.add(text));
    hands.add(now?.scene.viewer ?? '');
    const minute = /\d+/.exec(now?.scene.clock ?? '')?.[0];
    if (minute) minutes.add(minute);
    const wanted = offers.filter((offer) => now?.guidance?.moves.includes(offer.notation));
    if (wanted.length > 0) pointed += 1;
    const among = wanted.length > 0 ? wanted : offers;
    const offer = among[choose(among.length)];
    if (offer) await playInList(visitor, offer);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  console.log(`the tutorial: ${said.size} things said, ${pointed} moves pointed at, ${minutes.size} minutes begun`);
  expect(minutes.size).toBeGreaterThanOrEqual(3);
  expect([...hands].every((hand) => hand.startsWith('seat-'))).toBe(true);
  expect(said.size).toBeGreaterThan(3);
  // What the guide says stands on the page, and the list of moves keeps its place beside it.
  const box = async (what: string): Promise<number> => (await page.locator(what).first().boundingBox())?.height ?? 0;
  await myMoves(visitor);
  expect(await box('.guide')).toBeLessThan(320);
  expect(await box('.moves')).toBeGreaterThan(100);
  quiet(visitor);
  await visitor.context.close();
});

it('a lesson for several people keeps their hands apart', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(`${server.url}/learn`);
  await page.locator('li', { hasText: 'Tutorial: your first game' }).getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('dialog', { name: /It is the turn of/ }).waitFor();
  await page.getByRole('button', { name: /I am/ }).click();
  await page.locator('.guide').waitFor();
  quiet(visitor);
  await visitor.context.close();
});
