// Boards and looks: themes, tokens that can be read, links as things, a phone held sideways, 200 % zoom.
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { annotated, upload } from './annotated';
import { onStage, openTable, visit, type Opened } from './harness';
import { myMoves, quiet } from './play';

const stage = onStage();
const { server } = stage;
const link = (opened: Opened, seat: number): string => server.url + (opened.seats.find((one) => one.seat === seat)?.link ?? '');

/** The smaller side of every token on the map that is in sight. */
async function tokens(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const map = document.querySelector('.place > .map')?.getBoundingClientRect();
    if (!map) return [];
    return [...document.querySelectorAll('.map .piece')].flatMap((piece) => {
      const drawn = [...piece.querySelectorAll('.glyph, .lorry, .ship')].map((one) => one.getBoundingClientRect());
      return drawn.filter((box) => box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom).map((box) => Math.min(box.width, box.height));
    });
  });
}

it.each(['dark', 'light'] as const)('a table wears its game’s theme, %s, and the lobby does not', async (theme) => {
  const opened = await openTable(server, { game: 'lastaurora', seats: ['me', 'random'], seed: '8' });
  const visitor = await visit(stage.browser, { width: 1440, height: 900, theme });
  const { page } = visitor;
  await page.goto(link(opened, 1));
  await myMoves(visitor);
  await page.locator('html[data-backdrop="aurora"]').waitFor();
  const look = await page.evaluate(() => ({
    panel: getComputedStyle(document.querySelector('.top')!).backgroundColor,
    title: getComputedStyle(document.querySelector('.top h1')!).fontFamily,
    road: document.querySelectorAll('.ways.road .bed').length,
    slabs: document.querySelectorAll('.room.look-slab .slab').length,
    lorries: document.querySelectorAll('.piece .lorry').length,
    ships: document.querySelectorAll('.piece .ship').length,
    top: document.querySelector('.top')!.getBoundingClientRect().height,
    side: document.querySelector('.side')!.getBoundingClientRect().width,
    plates: [...document.querySelectorAll('.plate')].map((plate) => plate.getBoundingClientRect().height),
  }));
  expect(look.panel).toBe(theme === 'dark' ? 'rgb(12, 30, 41)' : 'rgb(255, 255, 255)');
  expect(look.title).toContain('Saira Stencil');
  expect(look.road).toBeGreaterThan(20);
  expect(look.slabs).toBeGreaterThan(20);
  expect([look.lorries, look.ships]).toEqual([2, 1]);
  expect([look.top, look.side]).toEqual([48, 336]);
  expect(look.plates).toEqual([46, 46]);
  await page.goto(server.url);
  await page.locator('.doors').waitFor();
  expect(await page.locator('html[data-backdrop]').count()).toBe(0);
  quiet(visitor);
  await visitor.context.close();
});

it.each([[390, 844], [360, 740], [844, 390], [720, 450]])('every token can be read at %i by %i, from near and from far', async (width, height) => {
  const station = await upload(server, annotated(79));
  const road = await openTable(server, { game: 'lastaurora', seats: ['me', 'random', 'random'], seed: '8' });
  for (const [opened, seat] of [[station, 4], [road, 1]] as const) {
    const visitor = await visit(stage.browser, { width, height });
    const { page } = visitor;
    await page.goto(link(opened, seat));
    await page.locator('.map .piece').first().waitFor();
    for (const press of ['none', 'fit']) {
      if (press === 'fit') await page.locator('.tools button').last().click();
      await page.waitForTimeout(500);
      const sizes = await tokens(page);
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes), `${width} ${press}`).toBeGreaterThanOrEqual(18);
    }
    quiet(visitor);
    await visitor.context.close();
  }
});

it('who does not fit in a room is behind a number, and can be picked from its list', async () => {
  const opened = await upload(server, annotated(79));
  const visitor = await visit(stage.browser, { width: 390, height: 844 });
  const { page } = visitor;
  await page.goto(link(opened, 4));
  await page.locator('.map .piece').first().waitFor();
  await page.locator('.tools button').last().click();
  await page.locator('.map .fold').first().waitFor();
  const said = (await page.locator('.map .fold').first().getAttribute('aria-label')) ?? '';
  await page.locator('.map .fold').first().focus();
  await page.keyboard.press('Enter');
  const crowd = page.locator('.crowd');
  await crowd.waitFor();
  expect(said).toContain((await crowd.locator('b').textContent()) ?? '?');
  const last = crowd.locator('li button').last();
  await last.click();
  expect(await last.getAttribute('aria-pressed')).toBe('true');
  quiet(visitor);
  await visitor.context.close();
});

it.each([[844, 390], [720, 450]])('map and moves stand side by side at %i by %i', async (width, height) => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '31' });
  const visitor = await visit(stage.browser, { width, height });
  const { page } = visitor;
  await page.goto(link(opened, 1));
  await myMoves(visitor);
  const boxes = await page.evaluate(() => ['.place > .map', '.sheet'].map((what) => document.querySelector(what)!.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes[0]!.right).toBeLessThanOrEqual(boxes[1]!.left + 1);
  for (const box of boxes) expect(box.height).toBeGreaterThan(height * 0.75);
  expect(boxes[0]!.width).toBeGreaterThan(width * 0.5);
  const seen = await page.evaluate(() => {
    const end = document.querySelector('.sheet .tabs')!.getBoundingClientRect().top;
    return [...document.querySelectorAll('.moves :is([data-move], .verb, .target)')].filter((move) => move.getBoundingClientRect().bottom <= end).length;
  });
  expect(seen).toBeGreaterThanOrEqual(3);
  quiet(visitor);
  await visitor.context.close();
});

it('a sheet drawn up at one table does not hide the map of the next', async () => {
  const visitor = await visit(stage.browser, { width: 390, height: 844 });
  const { page } = visitor;
  const height = async (): Promise<number> => (await page.locator('.place > .map').boundingBox())?.height ?? 0;
  for (const seed of ['31', '32']) {
    const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed });
    await page.goto(link(opened, 1));
    await myMoves(visitor);
    expect(await height()).toBeGreaterThan(300);
    await page.locator('.grip').click();
    await page.waitForTimeout(300);
    expect(await height()).toBeLessThan(200);
    await page.reload();
    await myMoves(visitor);
    expect(await height()).toBeGreaterThan(300);
  }
  quiet(visitor);
  await visitor.context.close();
});

it('a way with something on it is a thing: hovered, clicked and reached by keys', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '31' });
  const visitor = await visit(stage.browser, { width: 1440, height: 900 });
  const { page } = visitor;
  await page.goto(link(opened, 1));
  await myMoves(visitor);
  const way = page.locator('.map .link').first();
  await way.waitFor({ state: 'attached' });
  const name = (await way.getAttribute('aria-label')) ?? '';
  expect(name).toContain(' – ');
  await way.focus();
  await page.keyboard.press('Enter');
  await page.locator('.map .link[aria-pressed="true"]').waitFor();
  await page.locator('.popup').waitFor();
  expect(name).toContain((await page.locator('.popup header b').textContent()) ?? '?');
  await page.keyboard.press('Escape');
  await page.locator('.map .link[aria-pressed="true"]').waitFor({ state: 'detached' });
  // Beside its sign, where nothing else lies.
  const spot = await page.locator('.map .link .hit').evaluateAll((paths) => {
    for (const path of paths) {
      const line = path as SVGPathElement;
      const matrix = line.getScreenCTM()!;
      for (let part = 0.05; part < 1; part += 0.05) {
        const point = line.getPointAtLength(line.getTotalLength() * part).matrixTransform(matrix);
        if (document.elementFromPoint(point.x, point.y) === line) return { x: point.x, y: point.y };
      }
    }
    return undefined;
  });
  expect(spot).toBeDefined();
  await page.mouse.move(spot!.x, spot!.y);
  await page.locator('div.tip').waitFor();
  await page.mouse.click(spot!.x, spot!.y);
  await page.locator('.map .link[aria-pressed="true"]').waitFor();
  quiet(visitor);
  await visitor.context.close();
});

it('the map follows who acts where it cannot be read whole, until it is told not to', async () => {
  const opened = await upload(server, annotated(79));
  const visitor = await visit(stage.browser, { width: 390, height: 844 });
  const { page } = visitor;
  await page.goto(link(opened, 4));
  await page.locator('.map .piece').first().waitFor();
  await page.waitForTimeout(600);
  const scale = (): Promise<number> => page.locator('.stage').evaluate((stage) => new DOMMatrix(getComputedStyle(stage).transform).a);
  const near = await scale();
  await page.getByRole('button', { name: 'Follow whoever acts' }).click();
  await page.waitForTimeout(600);
  expect(await scale()).toBeLessThan(near);
  await page.reload();
  await page.locator('.map .piece').first().waitFor();
  await page.waitForTimeout(600);
  expect(await scale()).toBeLessThan(near);
  await page.getByRole('button', { name: 'Follow whoever acts' }).click();
  await page.waitForTimeout(600);
  expect(await scale()).toBeCloseTo(near, 2);
  quiet(visitor);
  await visitor.context.close();
});
