// Writes docs/screenshots/: npm run screenshots, with STARBOARD_BIN as for the browser tests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { annotated, upload } from '../tests/e2e/annotated';
import { launch, openTable, Server, visit, type Opened, type Visitor } from '../tests/e2e/harness';

const folder = join(import.meta.dirname, '../../docs/screenshots');
const server = new Server();
let browser: Browser;
let running: Opened;
let finished: Opened;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await server.start();
  browser = await launch();
  running = await upload(server, annotated(79));
  finished = await upload(server, annotated());
});
afterAll(async () => {
  await browser.close();
  await server.stop();
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
  await visitor.page.locator('main [data-id="engineer"]').first().hover();
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
