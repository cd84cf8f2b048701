import { expect, it } from 'vitest';
import { latest, onStage, openTable, until, visit } from './harness';
import { spots } from './hand';
import { myMoves, playInList, playOut, quiet } from './play';

const stage = onStage();
const { server } = stage;

it('one click in the lobby puts a person at a table where they can act', async () => {
  const visitor = await visit(stage.browser);
  await visitor.page.goto(server.url);
  await visitor.page.getByRole('button', { name: /Play now/ }).first().click();
  await visitor.page.waitForSelector('.map svg .room');
  expect((await myMoves(visitor)).length).toBeGreaterThan(0);
  quiet(visitor);
  await visitor.context.close();
});

it('a table is drawn for somebody who was never here, and how long that took is told', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random', 'random', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const began = Date.now();
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''), { waitUntil: 'commit' });
  await visitor.page.waitForSelector('.map svg .room');
  console.log(`figure: the first table is drawn ${Date.now() - began} ms after it was asked for, with nothing in the browser's cache`);
  expect(await visitor.page.locator('.map svg .room').count()).toBeGreaterThan(10);
  quiet(visitor);
  await visitor.context.close();
});

it('a whole four-seat game of Stationfall with three bots, by clicking', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random', 'random', 'random'], seed: '11' });
  const visitor = await visit(stage.browser, { width: 1440, height: 900 });
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const tally = await playOut(visitor, 5);
  console.log(`moves made on the board: ${tally.board}, in the list: ${tally.list}`);
  expect(tally.board).toBeGreaterThan(0);
  await visitor.page.getByRole('region', { name: 'Points' }).waitFor();
  const outcome = latest(visitor)?.scene.outcome;
  expect(outcome?.lines.length).toBeGreaterThan(0);
  expect(await visitor.page.locator('.results > li').count()).toBe(4);
  await visitor.page.getByRole('button', { name: 'Play again' }).click();
  await visitor.page.waitForURL((url) => !url.pathname.endsWith(opened.table.id));
  quiet(visitor);
  await visitor.context.close();
});

it.each([['tictactoe', ['me', 'random'], 1], ['connectfour', ['me', 'random'], 2], ['hearts', ['me', 'random', 'random', 'random'], 3]] as const)(
  'a whole game of %s, drawn by the same parts',
  async (game, seats, seed) => {
    const opened = await openTable(server, { game, seats, seed: String(seed), ...(game === 'hearts' ? { options: { goal: '1' } } : {}) });
    const visitor = await visit(stage.browser);
    await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
    const tally = await playOut(visitor, seed);
    expect(tally.board).toBeGreaterThan(0);
    await visitor.page.locator('.end').waitFor();
    quiet(visitor);
    await visitor.context.close();
  },
);

it('undo gives a decision back, and the move is offered again', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'invited'], seed: '1' });
  const visitor = await visit(stage.browser);
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const before = await myMoves(visitor);
  await visitor.page.locator('[data-id="b2"]').click();
  await visitor.page.getByRole('button', { name: 'Undo' }).click();
  await visitor.page.locator('.moves [data-move="b2"]').waitFor();
  expect(await myMoves(visitor)).toEqual(before);
  quiet(visitor);
  await visitor.context.close();
});

it('the keyboard alone plays: type to filter, Enter', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'invited'], seed: '1' });
  const visitor = await visit(stage.browser);
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await myMoves(visitor);
  await visitor.page.keyboard.press('ArrowDown');
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByText(/drops a disc to a1/).first().waitFor();
  await visitor.page.keyboard.press('?');
  await visitor.page.getByRole('dialog', { name: 'Help' }).waitFor();
  await visitor.page.keyboard.press('Escape');
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
  quiet(visitor);
  await visitor.context.close();
});

it('arrow keys walk over the map, and Enter picks', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '4' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await myMoves(visitor);
  const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-id') ?? null);
  await until('the map is laid out', async () => ((await page.locator('main [data-id="bridge"]').boundingBox())?.height ?? 0) > 20);
  await page.locator('main [data-id="bridge"]').focus();
  await page.keyboard.press('ArrowRight');
  const next = await focused();
  expect(next).not.toBe('bridge');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).not.toBe(next);
  await page.keyboard.press('Enter');
  expect(await page.locator('main [aria-pressed="true"]').count()).toBeGreaterThan(0);
  quiet(visitor);
  await visitor.context.close();
});

it('two things that do not go together get a reason', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '4' });
  const visitor = await visit(stage.browser);
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await myMoves(visitor);
  for (const room of ['tanks', 'bridge']) {
    // Beside whatever lies in it.
    const at = (await spots(visitor.page, [room]))[room];
    await visitor.page.mouse.click(at?.x ?? 0, at?.y ?? 0);
  }
  await visitor.page.locator('.moves .barred').first().waitFor();
  expect(await visitor.page.locator('.moves .barred').first().innerText()).toBe('No move of yours takes Tanks and Bridge together.');
  quiet(visitor);
  await visitor.context.close();
});

it('the story is searched by words and narrowed to one person', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'random'], seed: '1' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  for (let count = 0; count < 2; count += 1) {
    const [offer] = await myMoves(visitor);
    if (offer) await playInList(visitor, offer);
  }
  await myMoves(visitor);
  const lines = page.locator('.log li');
  const whole = await lines.count();
  expect(whole).toBeGreaterThanOrEqual(4);
  const [one, two] = ['1: only what Seat 1', '2: only what Beginner'].map((name) => page.getByRole('button', { name: `${name} brought about` }));
  await one?.click();
  const first = await lines.count();
  await two?.click();
  expect(first).toBeGreaterThan(0);
  expect((await lines.count()) + first).toBe(whole);
  await page.getByPlaceholder('Search the story').fill('no such words');
  await page.getByText('No line fits.').waitFor();
  quiet(visitor);
  await visitor.context.close();
});
