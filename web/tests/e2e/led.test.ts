// One person leads several seats: no curtain between them, and one connection for all.
import { expect, it } from 'vitest';
import { violations } from './axe';
import { playTogether, sitDown, whoDecides } from './couch';
import { latest, onStage, openTable, until, visit, type Visitor } from './harness';
import { playInList, quiet } from './play';

const stage = onStage();
const { server } = stage;

/** How many connections the page has opened to the table. */
function connections(visitor: Visitor): () => number {
  let count = 0;
  visitor.page.on('websocket', () => (count += 1));
  return () => count;
}

const changes = (seats: readonly string[]): number => seats.filter((seat, index) => index > 0 && seat !== seats[index - 1]).length;

it('a new table may say so, and then two hands of Stationfall are led without a curtain or a new connection', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  const opened = connections(visitor);
  await page.goto(`${server.url}/new/stationfall`);
  await page.locator('select').nth(1).selectOption('2');
  const alone = page.getByRole('checkbox', { name: /^One person leads these seats/ });
  expect(await alone.count()).toBe(0);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('me');
  await alone.check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await page.waitForURL(/\/t\//);
  await page.evaluate(() => {
    const counts = globalThis as unknown as { curtains: number };
    counts.curtains = 0;
    new MutationObserver(() => (counts.curtains += document.querySelectorAll('.curtain').length)).observe(document.body, { childList: true, subtree: true });
  });
  const seats = await playTogether(visitor, 2, (so) => changes(so) >= 4);
  const curtains = await page.evaluate(() => (globalThis as unknown as { curtains: number }).curtains);
  expect(new Set(seats)).toEqual(new Set(['seat-1', 'seat-2']));
  expect([curtains, opened()]).toEqual([0, 1]);
  quiet(visitor);
  await visitor.context.close();
});

it('at a table it is said in the menu, holds after a reload, and is taken back', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'me', 'random'], seed: '5' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  const curtain = page.getByRole('dialog', { name: /It is the turn of/ });
  await sitDown(visitor, server, opened);
  await whoDecides(visitor);
  const menu = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('dialog', { name: 'Table' }).waitFor();
  };
  const alone = page.getByRole('checkbox', { name: /^One person leads these seats/ });
  await menu();
  await alone.check();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  // The other hand is looked at, and the one that decides comes back.
  await page.getByRole('button', { name: 'Sit down as Seat 2' }).or(page.getByRole('button', { name: 'Look at the table as Seat 2' })).click();
  await until('the other hand is there', () => latest(visitor)?.scene.viewer === 'seat-2');
  expect(await curtain.count()).toBe(0);
  const [offer] = await whoDecides(visitor);
  if (offer) await playInList(visitor, offer);
  await page.reload();
  await until('somebody sits there', () => latest(visitor)?.scene.viewer.startsWith('seat-') ?? false);
  expect(await curtain.count()).toBe(0);
  await menu();
  await alone.uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await curtain.waitFor();
  quiet(visitor);
  await visitor.context.close();
});
