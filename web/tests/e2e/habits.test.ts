// How a person likes to play: fast or asked, at which pace, and what they see when they come back.
import { expect, it } from 'vitest';
import { latest, movesSent, onStage, openTable, until, visit, type Visitor } from './harness';
import { myMoves, playInList, quiet } from './play';

const stage = onStage();
const { server } = stage;

/** Sets what is chosen in the table's menu. */
async function set(visitor: Visitor, label: string, value: string): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('dialog', { name: 'Table' }).locator('label', { hasText: label }).locator('select').selectOption(value);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A table of hearts where it is this person's turn to play a card. */
async function hearts(visitor: Visitor, seed: string): Promise<string> {
  const opened = await openTable(server, { game: 'hearts', seats: ['me', 'random', 'random', 'random'], seed, options: { pass: 'no' } });
  const link = server.url + (opened.seats[0]?.link ?? '');
  await visitor.page.goto(link);
  await myMoves(visitor);
  return link;
}

/** The first card that may be played. */
function playable(visitor: Visitor): string {
  return latest(visitor)?.scene.offers[0]?.touches[0] ?? '';
}

it('fast play: one click plays a card of hearts; switched off, a click only looks and what hands over asks', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await hearts(visitor, '3');
  const click = (): Promise<void> => page.locator(`main .mine [data-id="${playable(visitor)}"]`).first().click();
  // Everybody knows the classics: there it is so by itself.
  await click();
  await until('one click has played', async () => (await movesSent(page)) === 1);
  await myMoves(visitor);
  await set(visitor, 'Fast play', 'off');
  await click();
  await page.locator('.popup .sole').waitFor();
  expect(await movesSent(page)).toBe(1);
  await page.keyboard.press('Escape');
  const line = page.locator('.moves .move').first();
  await line.locator('.do').click();
  await line.locator('.confirm').waitFor();
  expect(await movesSent(page)).toBe(1);
  await page.keyboard.press('Escape');
  await set(visitor, 'Fast play', 'on');
  await click();
  await until('one click has played again', async () => (await movesSent(page)) === 2);
  quiet(visitor);
  await visitor.context.close();
});

it('a whole turn of several decisions against a bot is taken back at once', async () => {
  const opened = await openTable(server, { game: 'lastaurora', seats: ['me', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const before = await myMoves(visitor);
  const whole = page.getByRole('button', { name: 'Whole turn' });
  expect(await whole.count()).toBe(0);
  for (let count = 0; count < 2; count += 1) {
    const offer = (await myMoves(visitor)).find((one) => !one.lasting && !one.hands_over);
    if (!offer) throw new Error('The exploration begins with two decisions that can be taken back.');
    await playInList(visitor, offer);
  }
  await whole.waitFor();
  expect(await whole.getAttribute('title')).toBe('Take back all 2 decisions of your turn');
  await whole.click();
  await whole.waitFor({ state: 'detached' });
  expect(await myMoves(visitor)).toEqual(before);
  quiet(visitor);
  await visitor.context.close();
});

it('the pace of others’ deeds is set at the table', async () => {
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await hearts(visitor, '3');
  const play = async (): Promise<void> => {
    const sent = await movesSent(page);
    await page.locator(`main .mine [data-id="${playable(visitor)}"]`).first().click();
    await until('a card is played', async () => (await movesSent(page)) > sent);
  };
  await set(visitor, 'What others do is shown', 'slow');
  await play();
  await page.locator('.pace').waitFor();
  expect(await page.getByRole('button', { name: 'Skip (space)' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Skip (space)' }).click();
  await page.locator('.pace').waitFor({ state: 'detached' });
  await myMoves(visitor);
  await set(visitor, 'What others do is shown', 'once');
  await page.evaluate(() => {
    const counts = globalThis as unknown as { paced: number };
    counts.paced = 0;
    new MutationObserver(() => (counts.paced += document.querySelectorAll('.pace').length)).observe(document.body, { childList: true, subtree: true });
  });
  await play();
  await myMoves(visitor);
  expect(await page.evaluate(() => (globalThis as unknown as { paced: number }).paced)).toBe(0);
  quiet(visitor);
  await visitor.context.close();
});

it('whoever comes back sees by itself what happened, step by step, until the present', async () => {
  const visitor = await visit(stage.browser, { pace: 'fast' });
  const { page } = visitor;
  const link = await hearts(visitor, '6');
  await page.locator(`main .mine [data-id="${playable(visitor)}"]`).first().click();
  await until('a card is played', async () => (await movesSent(page)) === 1);
  // Somewhere else until the others have played.
  await page.goto(`${server.url}/about`);
  const id = /\/t\/([^#]+)/.exec(link)?.[1] ?? '';
  await until('it is my turn again', async () => {
    const table = (await (await fetch(`${server.url}/api/tables/${id}`)).json()) as { awaited: number[] };
    return table.awaited.includes(1);
  });
  visitor.frames.length = 0;
  await page.goto(`${server.url}/t/${id}`);
  const since = page.locator('.since');
  await since.waitFor();
  const place = async (): Promise<string> => (await since.locator('header .muted').innerText().catch(() => '')) ?? '';
  expect(await place()).toMatch(/^\d+\/[3-9]/);
  const told = new Set<string>();
  await until('it has come to the present by itself', async () => {
    const line = await since.locator('ul').innerText({ timeout: 100 }).catch(() => '');
    if (line) told.add(line);
    return (await since.count()) === 0;
  });
  expect(told.size).toBeGreaterThanOrEqual(2);
  expect(await movesSent(page)).toBe(0);
  expect((await myMoves(visitor)).length).toBeGreaterThan(0);
  // It can be looked at again, by hand.
  await page.getByRole('button', { name: 'What happened?' }).click();
  await since.getByRole('button', { name: 'Pause' }).click();
  const at = await place();
  await page.waitForTimeout(1500);
  expect(await place()).toBe(at);
  await since.getByRole('button', { name: 'To the present' }).click();
  await since.waitFor({ state: 'detached' });
  quiet(visitor);
  await visitor.context.close();
});
