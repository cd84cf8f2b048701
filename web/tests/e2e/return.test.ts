import { expect, it } from 'vitest';
import { latest, onStage, openTable, until, visit } from './harness';
import { chooser, myMoves, playInList, playOut, quiet } from './play';

const stage = onStage();
const { server } = stage;

it('a reload in mid-turn shows the same position', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random', 'random'], seed: '6' });
  const visitor = await visit(stage.browser);
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  // The secret leaves the address as soon as the table is there to keep it.
  await visitor.page.waitForSelector('.map svg .room');
  expect(visitor.page.url()).not.toContain('seat=');
  const choose = chooser(9);
  for (let count = 0; count < 4; count += 1) {
    const offers = await myMoves(visitor);
    const offer = offers[choose(offers.length)];
    if (offer) await playInList(visitor, offer);
  }
  await myMoves(visitor);
  const before = latest(visitor);
  await visitor.page.reload();
  const count = visitor.frames.length;
  await until('a frame after the reload', () => visitor.frames.length > count);
  expect(latest(visitor)?.scene.offers).toEqual(before?.scene.offers);
  expect(latest(visitor)?.scene.pieces).toEqual(before?.scene.pieces);
  quiet(visitor);
  await visitor.context.close();
});

it('the server is killed in mid-turn, comes back, and the game goes on by itself', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '7' });
  const visitor = await visit(stage.browser);
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  for (let count = 0; count < 3; count += 1) {
    const offers = await myMoves(visitor);
    if (offers[0]) await playInList(visitor, offers[0]);
  }
  await myMoves(visitor);
  const before = latest(visitor)?.sequence ?? 0;
  await server.kill();
  await visitor.page.getByText('The connection was lost').waitFor();
  await server.start();
  await visitor.page.getByText('The connection was lost').waitFor({ state: 'detached' });
  expect(latest(visitor)?.sequence).toBeGreaterThanOrEqual(before);
  const offers = await myMoves(visitor);
  if (offers[0]) await playInList(visitor, offers[0]);
  expect(latest(visitor)?.sequence).toBeGreaterThan(before);
  // A lost connection is told in the console by the browser itself; nothing else may be.
  expect(visitor.errors.filter((error) => !/WebSocket|ERR_CONNECTION/.test(error))).toEqual([]);
  await visitor.context.close();
});

it('a replay steps, scrubs, shows other views, and goes on from there', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await playOut(visitor, 3);
  await page.locator('.end').getByRole('link', { name: 'Replay' }).click();
  await page.locator('input[type=range]').waitFor();
  const discs = (): Promise<number> => page.locator('.grid .glyph.token').count();
  expect(await discs()).toBe(0);
  await page.getByRole('button', { name: 'One move on' }).click();
  await until('one disc', async () => (await discs()) === 1);
  await page.locator('input[type=range]').fill('5');
  await until('five discs', async () => (await discs()) === 5);
  await page.getByLabel('Seen by').selectOption('seat-2');
  await page.getByRole('button', { name: /^◀◀ Turn/ }).click();
  await until('four discs', async () => (await discs()) === 4);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL(/\/t\//);
  await until('the forked table with four discs', async () => (await discs()) >= 4);
  expect(page.url()).not.toContain(opened.table.id);
  await myMoves(visitor);
  quiet(visitor);
  await visitor.context.close();
});

it('a table that does not exist says so and leads back', async () => {
  const visitor = await visit(stage.browser);
  await visitor.page.goto(`${server.url}/t/nothing-here`);
  await visitor.page.locator('.problem').waitFor();
  expect(await visitor.page.locator('.problem').innerText()).not.toBe('');
  await visitor.page.getByRole('link', { name: /to the lobby/ }).first().click();
  await visitor.page.getByRole('heading', { name: 'My tables' }).waitFor();
  await visitor.context.close();
});

it('the language changes at the table', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'random'], seed: '2' });
  const visitor = await visit(stage.browser, { locale: 'it-IT' });
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await page.getByPlaceholder('Filtra le mosse').waitFor();
  await page.getByRole('button', { name: 'Tavolo' }).click();
  await page.getByLabel('Lingua').selectOption('ja');
  await page.getByPlaceholder('手を絞り込む').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
  quiet(visitor);
  await visitor.context.close();
});
