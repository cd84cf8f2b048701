// Whole games played as people play them: with the board, the cards and the prompt, and never with the list of moves.
import { expect, it } from 'vitest';
import { byHand, listUsed, lookFor, playByHand, playOutByHand, type Hand } from './hand';
import { latest, movesSent, onStage, openTable, visit, type Opened } from './harness';
import { myMoves, quiet } from './play';

const stage = onStage();
const { server } = stage;

async function sit(opened: Opened, width: number, height: number): Promise<Hand> {
  const hand = await byHand(await visit(stage.browser, { width, height }));
  await hand.visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  return hand;
}

async function whole(hand: Hand, seed: number): Promise<void> {
  const { visitor, did } = hand;
  await playOutByHand(hand, seed);
  console.log(`by hand: ${did.things} with things, ${did.prompt} at the prompt, ${did.story} in stories, ${did.steps} steps of a number`);
  expect(await listUsed(visitor.page)).toBe(0);
  expect([...did.hidden]).toEqual([]);
  expect(did.others).toEqual([]);
  await visitor.page.locator('.end').waitFor();
  expect(latest(visitor)?.scene.outcome?.lines.length).toBeGreaterThan(0);
  quiet(visitor);
  await visitor.context.close();
}

it('a whole game of Stationfall by board and cards', async () => {
  const hand = await sit(await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '13' }), 1440, 900);
  await whole(hand, 13);
  expect(hand.did.steps).toBeGreaterThan(0);
});

it('a whole game of Last Aurora by board and cards', async () => {
  const opened = await openTable(server, { game: 'lastaurora', seats: ['me'], seed: '2', options: { modules: 'stories' } });
  await whole(await sit(opened, 1440, 900), 5);
});

it('a whole game of Last Aurora by board and cards on a phone', async () => {
  await whole(await sit(await openTable(server, { game: 'lastaurora', seats: ['me', 'random'], seed: '8' }), 390, 844), 8);
});

it.each([[1440, 900], [390, 844]])('a number is set by a stepper, where it was clicked, at %i by %i', async (width, height) => {
  const hand = await sit(await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '1' }), width, height);
  const { visitor } = hand;
  const { page } = visitor;
  for (;;) {
    const offers = await myMoves(visitor);
    if (offers.some((offer) => offer.notation.startsWith('influence'))) break;
    const [first] = offers;
    if (first) await playByHand(hand, first);
  }
  const offers = await myMoves(visitor);
  const three = offers.find((offer) => /^influence \S+ 3$/.test(offer.notation));
  const card = three?.touches[0] ?? '';
  const at = await lookFor(visitor, card);
  await page.mouse.click(at?.x ?? 0, at?.y ?? 0);
  const stepper = page.locator('.popup .number');
  await stepper.waitFor();
  // All numbers are one line, whole inside the window.
  expect(await page.locator('.popup [data-move]').count()).toBe(1);
  const box = await page.locator('.popup').boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width) <= width && (box?.y ?? 0) + (box?.height ?? height) <= height).toBe(true);
  const label = (): Promise<string | null> => stepper.locator('[data-move]').textContent();
  const first = await label();
  const more = stepper.getByRole('button', { name: 'More' });
  await more.click();
  await more.click();
  await more.click();
  await stepper.getByRole('button', { name: 'Fewer' }).click();
  expect(await label()).not.toBe(first);
  expect(await stepper.locator('[data-move]').getAttribute('data-move')).toBe(three?.notation);
  expect(await movesSent(page)).toBe(hand.sent.length);
  if (three) await playByHand(hand, three);
  expect(hand.sent.at(-1)).toBe(three?.notation);
  expect(await listUsed(page)).toBe(0);
  quiet(visitor);
  await visitor.context.close();
});
