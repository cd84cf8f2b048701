// Playing as a person does: by clicking pieces and places where that makes the move, else in the list.
import { expect } from 'vitest';
import { latest, movesSent, until, type SeenScene, type Visitor } from './harness';

export type SeenOffer = SeenScene['offers'][number];

/** The same choices in every run. */
export function chooser(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

const at = (visitor: Visitor): number => latest(visitor)?.sequence ?? -1;

/** Waits until this person may decide or the game is over, and gives their moves. */
export async function myMoves(visitor: Visitor, seconds = 120): Promise<SeenOffer[]> {
  await until(
    'a decision of mine, or the end',
    async () => {
      const seen = latest(visitor)?.scene;
      if (!seen) return false;
      if (seen.outcome !== undefined) return true;
      // The page must have drawn what it received, or an old list would be clicked.
      const drawn = await visitor.page.locator('.table').getAttribute('data-sequence', { timeout: 5000 }).catch(() => null);
      return seen.offers.length > 0 && drawn === String(at(visitor)) && (await visitor.page.locator('.moves [data-move], .moves .verb, .moves .target').count()) > 0;
    },
    seconds,
  );
  const seen = latest(visitor)?.scene;
  return seen?.outcome ? [] : [...(seen?.offers ?? [])];
}

/** What lasts, ends the turn or hands over asks once. */
export async function confirm(visitor: Visitor, where = ''): Promise<void> {
  const sure = visitor.page.locator(`${where} .confirm`);
  if ((await sure.count()) > 0) await sure.first().click();
}

/** Makes a move in the list, found by typing. */
export async function playInList(visitor: Visitor, offer: SeenOffer): Promise<void> {
  const before = at(visitor);
  const { page } = visitor;
  await page.keyboard.press('Escape');
  const button = page.locator(`.moves [data-move="${offer.notation}"]`);
  if ((await button.count()) === 0) await page.locator('.moves input[type=search]').fill(offer.notation);
  await button.first().click();
  await confirm(visitor, '.moves');
  await until(`the move ${offer.notation} is made`, () => at(visitor) !== before, 30);
}

/** Makes a move by clicking what it touches; says whether a move was made, this one or another that the clicks named. */
export async function playOnBoard(visitor: Visitor, offer: SeenOffer): Promise<boolean> {
  const before = at(visitor);
  const { page } = visitor;
  const sent = await movesSent(page);
  const played = async (): Promise<boolean> => {
    if ((await movesSent(page)) === sent) return false;
    await until(`the move ${offer.notation} is made`, () => at(visitor) !== before, 30);
    return true;
  };
  await page.keyboard.press('Escape');
  for (const id of offer.touches) {
    const thing = page.locator(`main [data-id="${id}"]`).first();
    if ((await thing.count()) === 0) break;
    const clicked = await thing.click({ timeout: 400 }).then(() => true, () => false);
    if (await played()) return true;
    if (!clicked) break;
  }
  // What was clicked may leave a choice: it stands beside the piece.
  const choice = page.locator(`.popup [data-move="${offer.notation}"]`);
  if ((await choice.count()) > 0) await choice.first().click({ timeout: 400 }).catch(() => undefined);
  await confirm(visitor, '.popup').catch(() => undefined);
  return played();
}

export interface Tally {
  board: number;
  list: number;
}

/** Plays to the end, choosing by chance. */
export async function playOut(visitor: Visitor, seed: number, most = 400): Promise<Tally> {
  const choose = chooser(seed);
  const tally: Tally = { board: 0, list: 0 };
  for (let count = 0; count < most; count += 1) {
    const offers = await myMoves(visitor);
    if (offers.length === 0) return tally;
    const offer = offers[choose(offers.length)];
    if (!offer) continue;
    if (offer.touches.length > 0 && (await playOnBoard(visitor, offer))) tally.board += 1;
    else {
      await playInList(visitor, offer);
      tally.list += 1;
    }
  }
  throw new Error(`The game was not over after ${most} decisions.`);
}

export function quiet(visitor: Visitor): void {
  expect(visitor.errors).toEqual([]);
}
