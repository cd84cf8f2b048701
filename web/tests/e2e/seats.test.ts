// Seats are kept: at one screen for whole games, and when the same people play again.
import { expect, it } from 'vitest';
import { kept, playTogether, sitDown, whoDecides } from './couch';
import { latest, onStage, openTable, until, visit, type Visitor } from './harness';
import { confirm, myMoves, playOut, quiet } from './play';

const stage = onStage();
const { server } = stage;

/** How often the decision went over to somebody else. */
const changes = (seats: readonly string[]): number => seats.filter((seat, index) => index > 0 && seat !== seats[index - 1]).length;

const tokens = (opened: { seats: readonly { seat: number; token?: string }[] }): Record<number, string> =>
  Object.fromEntries(opened.seats.flatMap((seat) => (seat.token ? [[seat.seat, seat.token]] : [])));

it('two people at one screen play a whole game of connect four, and a second one', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'me'], seed: '1' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await sitDown(visitor, server, opened);
  const seats = await playTogether(visitor, 4, () => false);
  expect(changes(seats)).toBe(seats.length - 1);
  expect(await kept(visitor, opened.table.id)).toEqual(tokens(opened));
  await playAgain(visitor);
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(opened.table.id));
  const again = page.url().split('/t/')[1] ?? '';
  await playTogether(visitor, 5, (so) => so.length >= 4);
  expect(await kept(visitor, again)).toEqual(tokens(opened));
  expect(await page.getByText('The connection was lost').count()).toBe(0);
  quiet(visitor);
  await visitor.context.close();
});

it('two people at one screen play two whole rounds of Stationfall, a curtain before each', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'me'], seed: '5' });
  const visitor = await visit(stage.browser);
  await sitDown(visitor, server, opened);
  // Both choose their identity, then at least two turns of each.
  const seats = await playTogether(visitor, 2, (so) => changes(so) >= 6);
  expect(new Set(seats)).toEqual(new Set(['seat-1', 'seat-2']));
  expect(await kept(visitor, opened.table.id)).toEqual(tokens(opened));
  // And after a reload nobody's hand is shown before somebody says who they are.
  await whoDecides(visitor);
  await visitor.page.reload();
  await visitor.page.getByRole('dialog', { name: /It is the turn of/ }).waitFor();
  expect((await whoDecides(visitor)).length).toBeGreaterThan(0);
  quiet(visitor);
  await visitor.context.close();
});

it('a whole lesson of three humans at one screen', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(`${server.url}/learn`);
  await page.locator('li').filter({ has: page.getByRole('heading', { name: 'Tutorial: your first game', exact: true }) }).getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/t\//);
  const table = page.url().split('/t/')[1] ?? '';
  const before = await kept(visitor, table);
  expect(new Set(Object.values(before)).size).toBe(3);
  const seats = await playTogether(visitor, 6, () => false, 900);
  expect(new Set(seats)).toEqual(new Set(['seat-1', 'seat-2', 'seat-3']));
  expect(latest(visitor)?.scene.outcome?.lines.length).toBeGreaterThan(0);
  expect(await kept(visitor, table)).toEqual(before);
  quiet(visitor);
  await visitor.context.close();
});

/** What was heard of the table before is not of the new one. */
async function playAgain(visitor: Visitor): Promise<void> {
  const button = visitor.page.getByRole('button', { name: 'Play again' });
  await button.waitFor();
  visitor.frames.length = 0;
  await button.click();
}

/** Both play tic-tac-toe to its end, each in their own browser. */
async function playBoth(people: readonly Visitor[]): Promise<void> {
  for (let count = 0; count < 9; count += 1) {
    if (people.some((one) => latest(one)?.scene.outcome)) break;
    await until('somebody may decide', () => people.some((one) => (latest(one)?.scene.offers.length ?? 0) > 0));
    const one = people.find((other) => (latest(other)?.scene.offers.length ?? 0) > 0);
    if (!one) continue;
    const sequence = latest(one)?.sequence ?? 0;
    const [offer] = await myMoves(one);
    if (!offer) break;
    await one.page.locator(`.moves [data-move="${offer.notation}"]`).first().click();
    await confirm(one, '.moves');
    await until('both have heard of it', () => people.every((other) => (latest(other)?.sequence ?? 0) > sequence));
  }
  for (const one of people) await one.page.locator('.end').waitFor();
}

it('a nameless person plays again, and again after the server was killed', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await playOut(visitor, 2);
  await playAgain(visitor);
  await page.waitForURL((url) => !url.pathname.endsWith(opened.table.id));
  await playOut(visitor, 4);
  expect(latest(visitor)?.scene.viewer).toBe('seat-1');
  const second = page.url();
  // The table has gone to rest with the server; whoever comes back finds the way on.
  await server.kill();
  await server.start();
  await page.reload();
  await playAgain(visitor);
  await page.waitForURL((url) => url.href !== second);
  expect((await myMoves(visitor)).length).toBeGreaterThan(0);
  // It is among my tables, and mine.
  await page.goto(server.url);
  await page.locator('a.card', { hasText: 'Your turn' }).first().waitFor();
  expect(visitor.errors.filter((error) => !/WebSocket|ERR_CONNECTION/.test(error))).toEqual([]);
  await visitor.context.close();
});

it('an invited friend follows with their own secret, at once or later', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'invited'], seed: '3' });
  const [one, two] = [await visit(stage.browser), await visit(stage.browser)];
  await one.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await two.page.goto(server.url + (opened.seats[1]?.link ?? ''));
  await playBoth([one, two]);
  await playAgain(one);
  await one.page.waitForURL((url) => !url.pathname.endsWith(opened.table.id));
  const again = one.page.url();
  two.frames.length = 0;
  await two.page.getByRole('link', { name: 'To the new table' }).click();
  await two.page.waitForURL(again);
  await playBoth([one, two]);
  expect(latest(two)?.scene.viewer).toBe('seat-2');
  // The third time the friend is away, and comes by the address alone.
  await two.page.goto(`${server.url}/about`);
  two.frames.length = 0;
  await playAgain(one);
  await one.page.waitForURL((url) => url.href !== again);
  await two.page.goto(one.page.url());
  await until('the friend sits there', () => latest(two)?.scene.viewer === 'seat-2');
  expect((await kept(two, one.page.url().split('/t/')[1] ?? ''))[2]).toBe(opened.seats[1]?.token);
  quiet(one);
  quiet(two);
  await one.context.close();
  await two.context.close();
});

it('somebody with an account keeps the seat in every browser', async () => {
  const name = `Zoë ${Date.now()}`;
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  const headers = { 'Content-Type': 'application/json', Origin: server.url };
  await page.goto(`${server.url}/about`);
  const who = { name, passphrase: 'a long enough phrase' };
  expect((await page.request.post(`${server.url}/api/account/register`, { headers, data: who })).ok()).toBe(true);
  const body = { game: 'tictactoe', seats: ['me', 'random'], options: {}, public: false };
  const answer = await page.request.post(`${server.url}/api/tables`, { headers, data: body });
  const opened = (await answer.json()) as { table: { id: string } };
  // This browser was never given the secret: the account is enough.
  await page.goto(`${server.url}/t/${opened.table.id}`);
  await playOut(visitor, 3);
  await playAgain(visitor);
  await page.waitForURL((url) => !url.pathname.endsWith(opened.table.id));
  expect((await myMoves(visitor)).length).toBeGreaterThan(0);
  expect(latest(visitor)?.scene.viewer).toBe('seat-1');
  quiet(visitor);
  await visitor.context.close();
});

it('a table whose rules have changed is not waited for, but played again', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await playOut(visitor, 2);
  // The table says what a server of other rules would say.
  await page.routeWebSocket(new RegExp(`${opened.table.id}/live$`), (socket) => {
    socket.onMessage(() => {
      socket.send(JSON.stringify({ type: 'problem', code: 'rules-changed', text: 'It was played by rules version 1, this is version 2.' }));
      void socket.close();
    });
  });
  await page.reload();
  await page.getByText('It was played by rules version 1').waitFor();
  expect(await page.getByText('The connection was lost').count()).toBe(0);
  await playAgain(visitor);
  await page.waitForURL((url) => !url.pathname.endsWith(opened.table.id));
  expect((await myMoves(visitor)).length).toBeGreaterThan(0);
  expect(latest(visitor)?.scene.viewer).toBe('seat-1');
  quiet(visitor);
  await visitor.context.close();
});
