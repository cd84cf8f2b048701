import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openTable, Server, visit } from './harness';
import { myMoves, playOut, quiet } from './play';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const server = new Server();
let browser: Browser;
let finished = '';

beforeAll(async () => {
  await server.start();
  browser = await launch();
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'random'], seed: '1', public: true });
  finished = opened.table.id;
  const visitor = await visit(browser);
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await playOut(visitor, 1);
  await visitor.context.close();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Finding {
  readonly id: string;
  readonly nodes: { readonly html: string; readonly failureSummary: string }[];
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }).axe;
    return (await runner.run()).violations;
  });
  return found.flatMap((one) => one.nodes.slice(0, 4).map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`));
}

describe.each(['dark', 'light'] as const)('axe finds nothing, %s', (theme) => {
  it.each(['/', '/new', '/learn', '/watch', '/replay', '/rules', '/rules/tictactoe?rule=TTT-2', '/settings', '/account', '/about', '/nowhere'])('on %s', async (path) => {
    const visitor = await visit(browser, { theme });
    await visitor.page.goto(server.url + path);
    await visitor.page.locator('h1').first().waitFor();
    await visitor.page.waitForTimeout(400);
    expect(await violations(visitor.page)).toEqual([]);
    quiet(visitor);
    await visitor.context.close();
  });

  it.each([[1280, 800], [390, 844]])('at a table of Stationfall, %i wide', async (width, height) => {
    const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random', 'random'], seed: '5' });
    const visitor = await visit(browser, { theme, width, height });
    await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
    await myMoves(visitor);
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.page.locator('.prompt .rule').click();
    await visitor.page.locator('.open h2').waitFor();
    expect(await violations(visitor.page)).toEqual([]);
    quiet(visitor);
    await visitor.context.close();
  });

  it('at the end of a game and in its replay', async () => {
    const visitor = await visit(browser, { theme });
    await visitor.page.goto(`${server.url}/t/${finished}`);
    await visitor.page.locator('.end').waitFor();
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.page.goto(`${server.url}/replay/${finished}?at=2`);
    await visitor.page.locator('input[type=range]').waitFor();
    await visitor.page.locator('.grid').waitFor();
    expect(await violations(visitor.page)).toEqual([]);
    quiet(visitor);
    await visitor.context.close();
  });

  it('in a game of cards', async () => {
    const opened = await openTable(server, { game: 'hearts', seats: ['me', 'random', 'random', 'random'], seed: '5' });
    const visitor = await visit(browser, { theme });
    await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
    await myMoves(visitor);
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.context.close();
  });
});
