// Cards, their pages, stories and dice, at a real table to which a test adds what its game does not have.
import { expect, it } from 'vitest';
import type { Entry, SceneView } from '../../src/protocol';
import { onStage, openTable, until, visit, type Visitor } from './harness';
import { myMoves, playInList, quiet } from './play';
import { entry, stageTable, type Heard } from './staged';
import { almanac, card, withCards, withPage } from './things';

const stage = onStage();
const { server } = stage;

interface Wishes {
  width?: number;
  height?: number;
  locale?: string;
  pace?: 'slow' | 'once';
  scene?: (scene: SceneView) => SceneView;
  pages?: Record<string, Entry>;
}

async function sit(wishes: Wishes = {}): Promise<{ visitor: Visitor; heard: Heard }> {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random', 'random'], seed: '3' });
  const visitor = await visit(stage.browser, wishes);
  const heard = await stageTable(visitor.page, { almanac, scene: wishes.scene ?? withCards, ...(wishes.pages ? { pages: wishes.pages } : {}) });
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await myMoves(visitor);
  // The almanac comes once the table was drawn.
  if ((wishes.width ?? 1280) > 900) await visitor.page.locator('.dock .card').first().waitFor();
  return { visitor, heard };
}

/** The large card, whole inside the window. */
async function largeIsWhole(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator('.large-card .large').waitFor();
  const box = await page.locator('.large-card').boundingBox();
  const window = page.viewportSize();
  if (!box || !window) throw new Error('Neither card nor window has a size.');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
  expect(box.y + box.height).toBeLessThanOrEqual(window.height);
  // Nothing lies over it: what is seen in its middle and at its corners is the card.
  const covered = await page.evaluate((at) => {
    const card = document.querySelector<HTMLElement>('.large-card');
    if (!card) return true;
    card.style.pointerEvents = 'auto';
    const over = [[0.5, 0.5], [0.08, 0.08], [0.92, 0.92], [0.92, 0.08], [0.08, 0.92]].some(([x = 0, y = 0]) => !card.contains(document.elementFromPoint(at.x + at.width * x, at.y + at.height * y)));
    card.style.pointerEvents = '';
    return over;
  }, box);
  expect(covered).toBe(false);
}

it.each([[1440, 900], [1280, 800], [1000, 420]])('pointing at a card shows it large, whole and over every panel, %i wide', async (width, height) => {
  const { visitor } = await sit({ width, height });
  const { page } = visitor;
  for (const id of ['lamp', 'storm', 'die-1', 'wolf']) {
    await page.locator(`main [data-id="${id}"]`).first().scrollIntoViewIfNeeded();
    await page.locator(`main [data-id="${id}"]`).first().hover({ position: { x: 6, y: 6 } });
    await until(`the card of ${id}`, async () => (await page.locator('.large-card').count()) > 0);
    await largeIsWhole(visitor);
    await page.mouse.move(width / 2, 4);
    await page.locator('.large-card').waitFor({ state: 'detached' });
  }
  quiet(visitor);
  await visitor.context.close();
});

it('the key c shows the card of what is focused, and Escape closes it', async () => {
  const { visitor } = await sit();
  const { page } = visitor;
  await page.locator('[data-id="lamp"]').focus();
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'Lamp' }).waitFor();
  await largeIsWhole(visitor);
  await page.keyboard.press('Escape');
  await page.locator('.large-card').waitFor({ state: 'detached' });
  const lamp = page.locator('[data-id="lamp"]');
  expect(await lamp.getAttribute('aria-label')).toBe('The lamp');
  expect(await page.evaluate(() => document.getElementById(document.querySelector('[data-id="lamp"]')?.getAttribute('aria-describedby') ?? '')?.textContent)).toBe('Object. Item. It gives light.');
  await page.keyboard.press('?');
  await page.getByText('The large card of what is pointed at').waitFor();
  quiet(visitor);
  await visitor.context.close();
});

it('on a phone a finger that rests on a card shows it, and picks nothing', async () => {
  const { visitor } = await sit({ width: 390, height: 844 });
  const { page } = visitor;
  await page.getByRole('tab', { name: 'Hand' }).tap();
  const lamp = page.locator('.sheet [data-id="lamp"]');
  await lamp.scrollIntoViewIfNeeded();
  const box = await lamp.boundingBox();
  if (!box) throw new Error('The card has no place.');
  const touch = await visitor.context.newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.locator('.large-card').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await largeIsWhole(visitor);
  expect(await lamp.getAttribute('aria-pressed')).toBe('false');
  await page.locator('.large-card').getByRole('button', { name: 'Details' }).tap();
  await page.getByRole('dialog', { name: 'The lamp' }).getByText('Whoever holds it sees in dark rooms.').waitFor();
  quiet(visitor);
  await visitor.context.close();
});

it('a thing has a page with its text and its rules in Italian, leads to others and back, and is found by words', async () => {
  const { visitor } = await sit({ locale: 'it-IT' });
  const { page } = visitor;
  await page.locator('[data-id="lamp"]').click({ button: 'right' });
  const details = page.locator('.drawer');
  await details.getByText('Chi la tiene vede nelle stanze buie.').waitFor();
  expect(await details.getByText('Nessuna regola contiene tutte queste parole').count()).toBe(0);
  await details.locator('summary', { hasText: 'SF-18.1' }).first().click();
  await details.getByRole('button', { name: 'Olio' }).first().click();
  await details.getByText('La lampada lo brucia.').waitFor();
  await details.getByRole('button', { name: 'Indietro' }).click();
  await details.getByText('Chi la tiene vede nelle stanze buie.').waitFor();
  await details.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('button', { name: 'Regole' }).first().click();
  await details.getByRole('searchbox').fill('brucia');
  await details.locator('[data-entry="oil"]').click();
  await details.getByText('La lampada lo brucia.').waitFor();
  quiet(visitor);
  await visitor.context.close();
});

it('an open story is answered by a digit and Enter, and can be folded to look at the table', async () => {
  const { visitor, heard } = await sit({ scene: withPage });
  const { page: tab } = visitor;
  const story = tab.getByRole('dialog', { name: 'The Fugitive' });
  await story.getByText('A man struggles').waitFor();
  await story.getByRole('button', { name: 'Fold the page' }).click();
  await story.waitFor({ state: 'detached' });
  await tab.locator('main [data-id="bridge"]').click({ trial: true });
  await tab.getByRole('button', { name: /The Fugitive/ }).click();
  await tab.keyboard.press('2');
  expect(await story.getByRole('button', { name: 'Attack the man.' }).getAttribute('aria-pressed')).toBe('true');
  expect(heard.moves).toEqual([]);
  await tab.keyboard.press('Enter');
  await until('the answer is sent', () => heard.moves.length > 0);
  expect(heard.moves).toEqual(['staged b']);
  quiet(visitor);
  await visitor.context.close();
});

it('what was read lies in the book, and a page that cannot be had says so', async () => {
  const read = (scene: SceneView): SceneView => ({
    ...withCards(scene),
    read: [{ entry: 'lamp', title: 'The first page' }, { entry: 'sealed', title: 'The sealed page', answer: 'Stay' }, { entry: 'gone', title: 'The lost page' }],
  });
  const sealed = entry('sealed', { stock: 'story', title: 'The sealed page', sealed: true, text: [{ text: 'Nobody else may read this.', set: 'prose', signs: [] }] });
  const { visitor } = await sit({ scene: read, pages: { sealed } });
  const { page: tab } = visitor;
  await tab.getByRole('tab', { name: /Book/ }).click();
  const book = tab.locator('.book');
  await book.getByText('Answer: Stay').waitFor();
  await book.getByRole('button', { name: 'The first page' }).click();
  await book.getByText('It gives light.').waitFor();
  await book.getByRole('button', { name: /The sealed page/ }).click();
  await book.getByText('Nobody else may read this.').waitFor();
  await book.getByRole('button', { name: 'The lost page' }).click();
  await book.getByText('This page cannot be opened here now.').waitFor();
  await visitor.context.close();
});

it('dice lie in a pool and are picked one by one, by keyboard too', async () => {
  const { visitor, heard } = await sit({ height: 900 });
  const { page: tab } = visitor;
  expect(await tab.locator('.dock .die').count()).toBe(3);
  await tab.locator('[data-id="lamp"]').focus();
  await tab.keyboard.press('Enter');
  await tab.locator('[data-id="die-2"].near').waitFor();
  await tab.locator('[data-id="die-2"]').focus();
  await tab.keyboard.press('Space');
  await until('the die is burnt', () => heard.moves.length > 0);
  expect(heard.moves).toEqual(['staged two']);
  await tab.locator('[data-id="die-3"]').hover();
  await tab.locator('.large-card').getByText('a miss').waitFor();
  quiet(visitor);
  await visitor.context.close();
});

it('hands and rows fold to titles, and unfold', async () => {
  const { visitor } = await sit();
  const { page: tab } = visitor;
  const tall = async (): Promise<number> => (await tab.locator('main .dock[role=group]').boundingBox())?.height ?? 0;
  const before = await tall();
  await tab.getByRole('button', { name: 'Fold the cards' }).click();
  expect(await tall()).toBeLessThan(before / 2);
  await tab.locator('[data-id="storm"]').waitFor();
  await tab.getByRole('button', { name: 'Show the cards whole' }).click();
  expect(await tall()).toBe(before);
  quiet(visitor);
  await visitor.context.close();
});

it('an event that others turn up is shown large while it happens, and is not in the way', async () => {
  let turned = false;
  const turning = (scene: SceneView): SceneView => (turned ? { ...withCards(scene), pieces: [...withCards(scene).pieces, card('quake', 'found')] } : withCards(scene));
  const { visitor } = await sit({ scene: turning, pace: 'slow' });
  const { page: tab } = visitor;
  const [first] = await myMoves(visitor);
  turned = true;
  // What I choose myself hands over, and others decide after me.
  if (first) await playInList(visitor, first);
  await tab.locator('.happening .large').getByText('The ground shakes.').waitFor();
  await tab.locator('main [data-id="bridge"]').click({ trial: true });
  await tab.locator('.happening').waitFor({ state: 'detached' });
  quiet(visitor);
  await visitor.context.close();
});
