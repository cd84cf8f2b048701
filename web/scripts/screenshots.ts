// Writes docs/screenshots/: npm run screenshots, with STARBOARD_BIN and STARBOARD_ZOO_BIN as for the browser tests. Pictures in
// Japanese want a typeface for it: fonts-noto-cjk, for one.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { playAhead } from '../tests/e2e/ahead';
import { annotated, upload } from '../tests/e2e/annotated';
import { launch, openTable, Server, visit, type Opened, type Visitor } from '../tests/e2e/harness';

const folder = join(import.meta.dirname, '../../docs/screenshots');
const server = new Server();
/** Its campaign is the only one there is: a small game of the tests. */
const zoo = new Server('zoo');
let browser: Browser;
let running: Opened;
let finished: Opened;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await server.start();
  await zoo.start();
  browser = await launch();
  running = await upload(server, annotated(79));
  finished = await upload(server, annotated());
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await zoo.stop();
});

const link = (opened: Opened, seat: number): string => server.url + (opened.seats.find((one) => one.seat === seat)?.link ?? `/t/${opened.table.id}`);

async function shoot(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.waitForTimeout(900);
  await visitor.page.screenshot({ path: join(folder, `${name}.png`) });
  await visitor.context.close();
}

it('the lobby', async () => {
  const visitor = await visit(browser, { width: 1280, height: 800 });
  await openTable(server, { game: 'hearts', seats: ['random', 'random', 'random', 'invited'], public: true, name: 'Friday cards' });
  for (const opened of [running, await openTable(server, { game: 'connectfour', seats: ['me', 'invited'] })]) {
    const seat = opened === running ? 4 : 1;
    await visitor.page.goto(link(opened, seat));
    await visitor.page.locator('.prompt').waitFor();
  }
  await visitor.page.goto(server.url);
  await visitor.page.locator('.card').first().waitFor();
  await shoot(visitor, 'lobby');
});

it('a table', async () => {
  const visitor = await visit(browser, { width: 1440, height: 900 });
  await visitor.page.goto(link(running, 4));
  await visitor.page.locator('.moves').waitFor();
  await shoot(visitor, 'table');
});

it('a table in the light', async () => {
  const visitor = await visit(browser, { width: 1440, height: 900, theme: 'light', locale: 'it-IT' });
  await visitor.page.goto(link(running, 4));
  await visitor.page.locator('.moves').waitFor();
  await shoot(visitor, 'table-light');
});

it('a table on a phone', async () => {
  const visitor = await visit(browser, { width: 390, height: 844 });
  await visitor.page.goto(link(running, 4));
  await visitor.page.locator('.moves').waitFor();
  await shoot(visitor, 'table-phone');
});

it('a table on a smaller phone, in the light', async () => {
  const visitor = await visit(browser, { width: 360, height: 740, theme: 'light', locale: 'ja-JP' });
  await visitor.page.goto(link(running, 4));
  await visitor.page.locator('.moves').waitFor();
  await shoot(visitor, 'table-phone-light');
});

it('a lesson', async () => {
  const visitor = await visit(browser, { width: 1280, height: 800 });
  await visitor.page.goto(`${server.url}/learn`);
  await visitor.page.locator('li button').first().click();
  await visitor.page.locator('.guide').waitFor();
  await visitor.page.locator('.moves').waitFor();
  await shoot(visitor, 'lesson');
});

it('a replay', async () => {
  const visitor = await visit(browser, { width: 1280, height: 800 });
  await visitor.page.goto(`${server.url}/replay/${finished.table.id}?at=60`);
  await visitor.page.locator('.map .room').first().waitFor();
  await shoot(visitor, 'replay');
});

it('the rules', async () => {
  const visitor = await visit(browser, { width: 1280, height: 800 });
  await visitor.page.goto(link(running, 4));
  await visitor.page.locator('.prompt .rule').click();
  await visitor.page.locator('.book .open').waitFor();
  await shoot(visitor, 'rules');
});

it('the end', async () => {
  const visitor = await visit(browser, { width: 1280, height: 800 });
  await visitor.page.goto(`${server.url}/t/${finished.table.id}`);
  await visitor.page.locator('.end').waitFor();
  await shoot(visitor, 'end');
});

it('the end on a phone', async () => {
  const visitor = await visit(browser, { width: 390, height: 844 });
  await visitor.page.goto(`${server.url}/t/${finished.table.id}`);
  await visitor.page.locator('.end').waitFor();
  await shoot(visitor, 'end-phone');
});

const MODULES = 'exploration,asgaror,crews,stories';

/** A table of Last Aurora in the middle of a game, or where a story has come up. */
async function road(visitor: Visitor, goal: number | 'story'): Promise<Opened> {
  await visitor.page.goto(`${server.url}/about`);
  for (const seed of ['8', '4', '2', '11', '19']) {
    const opened = await openTable(server, { game: 'lastaurora', seats: ['me', 'random', 'random'], seed, options: { modules: MODULES } });
    if (await playAhead(visitor.page, opened, 1, goal)) return opened;
  }
  throw new Error(`No game of Last Aurora came to ${goal}.`);
}

it.each([
  ['lastaurora', { width: 1440, height: 900 }],
  ['lastaurora-phone', { width: 390, height: 844, locale: 'it-IT', theme: 'light' }],
  ['lastaurora-sideways', { width: 844, height: 390 }],
] as const)('%s', async (name, wishes) => {
  const visitor = await visit(browser, wishes);
  const opened = await road(visitor, 60);
  await visitor.page.goto(link(opened, 1));
  await visitor.page.locator('.map .piece').first().waitFor();
  await shoot(visitor, name);
});

it('a card, large', async () => {
  const visitor = await visit(browser, { width: 1280, height: 800 });
  const opened = await road(visitor, 60);
  await visitor.page.goto(link(opened, 1));
  await visitor.page.locator('.dock .card').first().waitFor();
  await visitor.page.locator('.dock .over').first().hover();
  await visitor.page.locator('.large-card .large').waitFor();
  await shoot(visitor, 'card');
});

it('a page of a story', async () => {
  const visitor = await visit(browser, { width: 1280, height: 800 });
  const opened = await road(visitor, 'story');
  await visitor.page.goto(link(opened, 1));
  await visitor.page.locator('.page-open').waitFor();
  await shoot(visitor, 'story');
});

it('Stationfall on a phone held sideways', async () => {
  const visitor = await visit(browser, { width: 844, height: 390 });
  await visitor.page.goto(link(running, 4));
  await visitor.page.locator('.moves').waitFor();
  await shoot(visitor, 'table-sideways');
});

/** Three chapters, the second played again. */
async function campaign(): Promise<{ id: string; seats: object[] }> {
  const visitor = await visit(browser);
  await visitor.page.goto(`${zoo.url}/about`);
  const first = await openTable(zoo, { game: 'zoo-campaign', seats: ['me', 'random'], seed: '3', name: 'The Held Breath', options: { weather: 'storm' } });
  const token = first.seats[0]?.token ?? '';
  const on = async (from: string, what: 'next' | 'rematch'): Promise<Opened> => {
    const answer = await fetch(`${zoo.url}/api/tables/${from}/${what}`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Seat': token, Origin: zoo.url }, body: '{}' });
    if (!answer.ok) throw new Error(await answer.text());
    const opened = (await answer.json()) as Opened;
    return { ...opened, seats: first.seats };
  };
  const played = async (opened: Opened): Promise<string> => {
    await playAhead(visitor.page, opened, 1, Number.POSITIVE_INFINITY, 'push');
    return opened.table.id;
  };
  const one = await played(first);
  const two = await played(await on(one, 'next'));
  const again = await played(await on(two, 'rematch'));
  const three = await on(again, 'next');
  await visitor.context.close();
  return { id: one, seats: [one, two, again, three.table.id].map((table) => ({ table, seat: 1, token })) };
}

it.each([
  ['campaign', { width: 1280, height: 1180 }],
  ['campaign-phone', { width: 390, height: 844, locale: 'ja-JP', theme: 'light' }],
] as const)('%s', async (name, wishes) => {
  const { id, seats } = await campaign();
  const visitor = await visit(browser, wishes);
  await visitor.page.goto(`${zoo.url}/about`);
  await visitor.page.evaluate((held) => localStorage.setItem('starboard.seats', JSON.stringify(held)), seats);
  await visitor.page.goto(`${zoo.url}/c/${id}`);
  await visitor.page.locator('.lasting').waitFor();
  await shoot(visitor, name);
});
