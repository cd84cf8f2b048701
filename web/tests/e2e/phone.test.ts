import { expect, it } from 'vitest';
import { byHand, listUsed, playOutByHand } from './hand';
import { onStage, openTable, visit } from './harness';
import { myMoves, playOut, quiet } from './play';

const stage = onStage();
const { server } = stage;

it.each([[390, 844, 'by board and cards'], [360, 740, 'by board and list']])('a whole game of Stationfall on a phone of %i by %i, %s', async (width, height, how) => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '31' });
  const visitor = await visit(stage.browser, { width, height });
  const { page } = visitor;
  const hand = await byHand(visitor);
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await page.locator('.sheet .moves').waitFor();
  const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  for (const tab of ['People', 'Hand', 'Story', 'Chat', 'Moves']) {
    await page.getByRole('tab', { name: tab }).click();
    expect(await sideways()).toBeLessThanOrEqual(0);
  }
  if (how === 'by board and cards') {
    await playOutByHand(hand, width);
    expect(await listUsed(page)).toBe(0);
    expect([...hand.did.hidden]).toEqual([]);
  } else await playOut(visitor, width);
  await page.locator('.end').waitFor();
  expect(await sideways()).toBeLessThanOrEqual(0);
  quiet(visitor);
  await visitor.context.close();
});

it('a lesson on a phone: what is to be decided, what the guide says and the moves are all in sight', async () => {
  const visitor = await visit(stage.browser, { width: 360, height: 740 });
  const { page } = visitor;
  await page.goto(`${server.url}/learn`);
  await page.locator('li', { hasText: 'Tutorial alone: your first game' }).getByRole('button', { name: 'Begin' }).click();
  await page.locator('.guide').waitFor();
  await myMoves(visitor);
  for (const what of ['.prompt h2', '.prompt .btn', '.guide h2', '.guide .btn', '.guide .text', '.moves [data-move]']) {
    const box = await page.locator(what).last().boundingBox();
    expect(box, what).not.toBeNull();
    expect((box?.x ?? 0) + (box?.width ?? 0), what).toBeLessThanOrEqual(360);
    expect(box?.x ?? -1, what).toBeGreaterThanOrEqual(0);
  }
  const top = await page.locator('.moves [data-move]').first().boundingBox();
  expect((top?.y ?? 740) + 30).toBeLessThan(740 - 48);
  quiet(visitor);
  await visitor.context.close();
});

it.each([['lastaurora', 'alpha'], ['lastaurora', 'beta'], ['stationfall', undefined]])('the buttons over the map of %s (%s) cover nothing of it', async (game, map) => {
  const opened = await openTable(server, { game, seats: ['me', 'random'], seed: '8', options: map ? { map } : {} });
  for (const [width, height] of [[390, 844], [360, 740]] as const) {
    const visitor = await visit(stage.browser, { width, height });
    const { page } = visitor;
    await page.goto(server.url + (opened.seats[0]?.link ?? ''));
    await page.locator('.map .room').first().waitFor();
    // The whole map: nearer, something of it may pass below the buttons.
    await page.locator('.tools button').last().click();
    await page.waitForTimeout(400);
    const covered = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.tools button')].map((button) => button.getBoundingClientRect());
      const hit = (box: DOMRect): boolean => buttons.some((button) => box.left < button.right && box.right > button.left && box.top < button.bottom && box.bottom > button.top);
      return [...document.querySelectorAll('.map .room')].filter((room) => hit(room.getBoundingClientRect())).length;
    });
    expect(covered, `${width}x${height}`).toBe(0);
    quiet(visitor);
    await visitor.context.close();
  }
});

it('no page scrolls sideways on a phone', async () => {
  const visitor = await visit(stage.browser, { width: 360, height: 740 });
  for (const path of ['/', '/new', '/learn', '/watch', '/replay', '/rules', '/settings', '/account', '/about', '/nowhere']) {
    await visitor.page.goto(server.url + path);
    await visitor.page.locator('h1').first().waitFor();
    await visitor.page.waitForTimeout(150);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    // Nothing may be cut off at the side either.
    const cut = await visitor.page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, p, a, button, input, select, li)')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cut, path).toEqual([]);
  }
  quiet(visitor);
  await visitor.context.close();
});
