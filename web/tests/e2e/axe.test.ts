import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { annotated, upload } from './annotated';
import { violations } from './axe';
import { launch, openTable, Server, visit } from './harness';
import { stageTable } from './staged';
import { almanac, withPage } from './things';
import { myMoves, playOut, quiet } from './play';

const server = new Server();
let browser: Browser;
let finished = '';
let station = '';

beforeAll(async () => {
  await server.start();
  browser = await launch();
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'random'], seed: '1', public: true });
  finished = opened.table.id;
  station = (await upload(server, annotated())).table.id;
  const visitor = await visit(browser);
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await playOut(visitor, 1);
  await visitor.context.close();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(['dark', 'light'] as const)('axe finds nothing, %s', (theme) => {
  it.each(['/', '/new', '/new/stationfall', '/learn', '/watch', '/replay', '/rules', '/rules/stationfall?rule=SF-12.1', '/settings', '/account', '/about', '/nowhere'])('on %s', async (path) => {
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

  it('in every drawer of a table', async () => {
    const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random', 'random'], seed: '5' });
    const visitor = await visit(browser, { theme });
    const { page } = visitor;
    await page.goto(server.url + (opened.seats[0]?.link ?? ''));
    await myMoves(visitor);
    for (const name of ['Table', 'Help']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name }).waitFor();
      expect(await violations(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('main [data-id="bridge"]').click({ button: 'right' });
    await page.getByRole('dialog', { name: 'Bridge' }).waitFor();
    expect(await violations(page), 'the page of a thing').toEqual([]);
    quiet(visitor);
    await visitor.context.close();
  });

  it.each([[1280, 800], [390, 844]])('with cards, dice and an open story, %i wide', async (width, height) => {
    const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '3' });
    const visitor = await visit(browser, { theme, width, height });
    const { page } = visitor;
    await stageTable(page, { almanac, scene: withPage });
    await page.goto(server.url + (opened.seats[0]?.link ?? ''));
    await page.getByRole('dialog', { name: 'The Fugitive' }).waitFor();
    expect(await violations(page), 'a story').toEqual([]);
    await page.getByRole('button', { name: 'Fold the page' }).click();
    if (width < 900) await page.getByRole('tab', { name: 'Hand' }).click();
    await page.locator('.dock .card').first().waitFor();
    expect(await violations(page), 'cards').toEqual([]);
    await page.locator('[data-id="lamp"]').focus();
    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'Lamp' }).waitFor();
    expect(await violations(page), 'the large card').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-id="lamp"]').click({ button: 'right' });
    await page.locator('.drawer .entry').waitFor();
    expect(await violations(page), 'the page of a thing').toEqual([]);
    quiet(visitor);
    await visitor.context.close();
  });

  it('with an invitation to send', async () => {
    const visitor = await visit(browser, { theme });
    const { page } = visitor;
    await page.goto(`${server.url}/new/tictactoe`);
    await page.getByLabel('Seat 2').selectOption('invited');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByLabel('Invitation for seat 2').waitFor();
    expect(await violations(page)).toEqual([]);
    quiet(visitor);
    await visitor.context.close();
  });

  it.each([[1280, 800], [390, 844]])('in a lesson, %i wide', async (width, height) => {
    const visitor = await visit(browser, { theme, width, height });
    const { page } = visitor;
    await page.goto(`${server.url}/learn`);
    await page.locator('li', { hasText: 'Tutorial alone: your first game' }).getByRole('button', { name: 'Begin' }).click();
    await page.locator('.guide').waitFor();
    await myMoves(visitor);
    expect(await violations(page)).toEqual([]);
    quiet(visitor);
    await visitor.context.close();
  });

  it('at the curtain between two people', async () => {
    const visitor = await visit(browser, { theme });
    const { page } = visitor;
    await page.goto(`${server.url}/learn`);
    await page.locator('li', { hasText: 'Tutorial: your first game' }).getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('dialog', { name: /It is the turn of/ }).waitFor();
    expect(await violations(page)).toEqual([]);
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
    await visitor.page.goto(`${server.url}/replay/${station}?at=60`);
    await visitor.page.locator('.map .room').first().waitFor();
    expect(await violations(visitor.page)).toEqual([]);
    await visitor.page.goto(`${server.url}/t/${station}`);
    await visitor.page.locator('.end').waitFor();
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
