// Playing by hand: with the board, the cards, the prompt and what stands beside a picked thing; never with the list.
import type { Page } from 'playwright-core';
import { latest, until, type Visitor } from './harness';
import { chooser, myMoves, type SeenOffer } from './play';

/** What was done by hand. */
interface Deeds {
  /** Moves made by clicking things, and beside them. */
  things: number;
  prompt: number;
  story: number;
  /** Clicks on a stepper. */
  steps: number;
  /** Moves that were made though another one was meant. */
  others: string[];
  /** Things that a move touched and that nobody could have clicked. */
  hidden: Set<string>;
}

/** Somebody who plays by hand. */
export interface Hand {
  readonly visitor: Visitor;
  readonly did: Deeds;
  /** The moves that the page sent. */
  readonly sent: string[];
}

/** Hands on a page that is not opened yet: every use of the list is counted, and every move that is sent is known. */
export async function byHand(visitor: Visitor): Promise<Hand> {
  const hand: Hand = { visitor, did: { things: 0, prompt: 0, story: 0, steps: 0, others: [], hidden: new Set() }, sent: [] };
  await visitor.context.addInitScript(() => {
    const counts = globalThis as unknown as { listUsed: number };
    counts.listUsed = 0;
    for (const kind of ['click', 'keydown', 'input']) {
      addEventListener(kind, (event) => {
        if (event.target instanceof Element && event.target.closest('.moves')) counts.listUsed += 1;
      }, true);
    }
  });
  visitor.page.on('websocket', (socket) => {
    socket.on('framesent', (frame) => {
      const message = JSON.parse(String(frame.payload)) as { type: string; notation?: string };
      if (message.type === 'move') hand.sent.push(message.notation ?? '');
    });
  });
  return hand;
}

/** How often the list was used since the page was loaded. */
export async function listUsed(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { listUsed: number }).listUsed);
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where on the screen each of these things can be clicked, as they lie there now: a spot at which nothing lies over it. */
export async function spots(page: Page, ids: readonly string[]): Promise<Record<string, Spot>> {
  return page.evaluate((wanted) => {
    const found: Record<string, { x: number; y: number }> = {};
    const hit = (element: Element): { x: number; y: number } | undefined => {
      if (element instanceof HTMLElement && element.closest('main .dock, .sheet, .people, .felt, .crowd')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // What is broad and hollow is met on its line.
      const line = element.querySelector<SVGPathElement>('path.hit');
      const box = element.getBoundingClientRect();
      const matrix = line?.getScreenCTM();
      const points = Array.from({ length: 81 }, (_, index) => {
        if (line && matrix) return line.getPointAtLength((line.getTotalLength() * (index + 0.5)) / 81).matrixTransform(matrix);
        // From the middle outwards.
        const order = [4, 3, 5, 2, 6, 1, 7, 0, 8];
        const [across = 4, down = 4] = [order[index % 9], order[Math.floor(index / 9)]];
        return { x: box.left + (box.width * (across + 0.5)) / 9, y: box.top + (box.height * (down + 0.5)) / 9 };
      });
      return points.map(({ x, y }) => ({ x, y })).find(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-id]') === element);
    };
    for (const id of wanted) {
      for (const element of document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)) {
        const at = element.closest('.moves') ? undefined : hit(element);
        if (at) {
          found[id] = at;
          break;
        }
      }
    }
    return found;
  }, [...ids]);
}

/** Brings a thing into sight that is behind a number, a tab or a fold, as a person would look for it; gives where it is then. */
export async function lookFor(visitor: Visitor, id: string): Promise<Spot | undefined> {
  const { page } = visitor;
  const seen = async (): Promise<Spot | undefined> => (await spots(page, [id]))[id];
  const press = async (what: string): Promise<boolean> => {
    const button = page.locator(what).first();
    if (!(await button.isVisible().catch(() => false))) return false;
    return button.click({ timeout: 1500 }).then(() => true, () => false);
  };
  const at = await seen();
  if (at) return at;
  const scene = latest(visitor)?.scene;
  const zone = scene?.pieces.find((piece) => piece.id === id)?.zone ?? id;
  // On a phone the cards and the people have tabs; elsewhere the people may be folded away.
  const fold = `.map [data-fold="${zone}"]`;
  const ways = [fold, '.foldaway[aria-expanded="false"]', '.plates .more[aria-expanded="false"]', '.roster .fold[aria-expanded="false"]'];
  const tabs = ['.sheet [role=tab]:nth-child(3)', '.sheet [role=tab]:nth-child(2)'];
  // What may lie over it is closed first; at last the whole map is looked at.
  for (const way of ['.crowd .x', ...ways, ...tabs, '.tools button:last-child', '.crowd .x', fold]) {
    if (!(await press(way))) continue;
    await page.waitForTimeout(way.startsWith('.tools') ? 350 : 60);
    const there = await seen();
    if (there) return there;
  }
  return undefined;
}

/** Where a thing is once the map rests: after a move the view may still be on its way. */
async function atRest(page: Page, id: string, first: Spot): Promise<Spot | undefined> {
  let at: Spot | undefined = first;
  for (let tries = 0; tries < 40; tries += 1) {
    await page.waitForTimeout(40);
    const now: Spot | undefined = (await spots(page, [id]))[id];
    if (now && at && now.x === at.x && now.y === at.y) return now;
    at = now;
  }
  return at;
}

const pattern = (notation: string): string => notation.replace(/(^| )\d+(?= |$)/g, '$1#');

/** Finds a move among those that stand in one place, opening verbs, naming targets and setting numbers; says whether it was chosen. */
async function chooseAmong(hand: Hand, place: string, offer: SeenOffer): Promise<boolean> {
  const { page } = hand.visitor;
  const button = page.locator(`${place} [data-move="${offer.notation}"]`);
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await button.count()) > 0) {
      await button.first().click({ timeout: 3000 });
      const sure = page.locator(`${place} .confirm`);
      if ((await sure.count()) > 0) await sure.first().click({ timeout: 3000 });
      return true;
    }
    const numbers = await page.locator(`${place} .number [data-move]`).evaluateAll((all) => all.map((one) => one.getAttribute('data-move') ?? ''));
    const nth = numbers.findIndex((number) => pattern(number) === pattern(offer.notation));
    if (nth >= 0) {
      await page.locator(`${place} .number`).nth(nth).locator('.steps .btn').last().click({ timeout: 3000 });
      hand.did.steps += 1;
      continue;
    }
    const verb = page.locator(`${place} .verb[data-verb="${offer.group ?? ''}"][aria-expanded="false"]`);
    if ((await verb.count()) > 0) {
      await verb.first().click({ timeout: 3000 });
      continue;
    }
    const targets = await page.locator(`${place} .target`).evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));
    const target = targets.find((id) => offer.touches.includes(id));
    if (target === undefined) return false;
    await page.locator(`${place} .target[data-target="${target}"]`).click({ timeout: 3000 });
  }
  return false;
}

/** Answers the story that lies open. */
async function answerStory(page: Page, offer: SeenOffer): Promise<void> {
  const folded = page.locator('.page-over.folded .open');
  if (await folded.isVisible()) await folded.click();
  const options = page.locator('.page-open .option');
  for (let index = 0; index < (await options.count()); index += 1) {
    await options.nth(index).click();
    const says = await page.locator('.page-open footer .btn').textContent();
    if (says?.includes(offer.label)) break;
  }
  await page.locator('.page-open footer .btn').click();
}

/** Makes a move by hand; throws if there is no way to it. */
export async function playByHand(hand: Hand, offer: SeenOffer): Promise<void> {
  const { visitor, did, sent } = hand;
  const { page } = visitor;
  const before = latest(visitor);
  const already = sent.length;
  const made = async (): Promise<boolean> => {
    // What was sent is known once the page answers again.
    await page.evaluate(() => undefined);
    if (sent.length === already) return false;
    await until(`the move ${offer.notation} is made`, () => latest(visitor)?.sequence !== before?.sequence, 30);
    if (sent[already] !== offer.notation) did.others.push(`${sent[already] ?? ''} for ${offer.notation}`);
    return true;
  };
  if (offer.touches.length === 0) {
    if (!(await chooseAmong(hand, '.loose', offer)) || !(await made())) throw new Error(`${offer.notation} is not at the prompt.`);
    did.prompt += 1;
    return;
  }
  const open = before?.scene.page?.id;
  if (open !== undefined && offer.touches.includes(open)) {
    await answerStory(page, offer);
    if (!(await made())) throw new Error(`The story does not take ${offer.notation}.`);
    did.story += 1;
    return;
  }
  const close = page.locator('.popup .x');
  if (await close.isVisible()) await close.click({ timeout: 2000 });
  const button = page.locator(`.popup [data-move="${offer.notation}"]`);
  let clicked = 0;
  for (const id of [...new Set([...offer.touches].reverse())]) {
    // What is already clicked may leave the move itself.
    if (clicked > 0 && (await button.count()) > 0) break;
    // The first thing is looked for wherever it is; what is beside it may cover the others.
    const seen = clicked > 0 ? (await spots(page, [id]))[id] : await lookFor(visitor, id);
    const at = seen && (await atRest(page, id, seen));
    if (!at) {
      if (clicked === 0) did.hidden.add(id);
      continue;
    }
    await page.mouse.click(at.x, at.y);
    clicked += 1;
    if (await made()) {
      did.things += 1;
      return;
    }
  }
  if (clicked === 0) throw new Error(`Nothing of ${offer.notation} can be clicked: ${offer.touches.join(', ')}.`);
  if (!(await chooseAmong(hand, '.popup', offer)) || !(await made())) throw new Error(`What was clicked does not lead to ${offer.notation} (${offer.touches.join(', ')}).`);
  did.things += 1;
}

/** Looks for everything that any of these moves touches, and remembers what nobody could click. */
export async function lookAround(hand: Hand, offers: readonly SeenOffer[]): Promise<void> {
  const { visitor, did } = hand;
  const open = latest(visitor)?.scene.page?.id;
  const ids = [...new Set(offers.flatMap((offer) => offer.touches))].filter((id) => id !== open);
  const there = await spots(visitor.page, ids);
  for (const id of ids) if (!there[id] && !(await lookFor(visitor, id))) did.hidden.add(id);
}

/** Plays to the end by hand, choosing by chance; at every so manieth decision everything that could be clicked is looked for. */
export async function playOutByHand(hand: Hand, seed: number, every = 6, most = 400): Promise<void> {
  const choose = chooser(seed);
  for (let count = 0; count < most; count += 1) {
    const offers = await myMoves(hand.visitor);
    if (offers.length === 0) return;
    if (count % every === every - 1) await lookAround(hand, offers);
    const offer = offers[choose(offers.length)];
    if (offer) await playByHand(hand, offer);
  }
  throw new Error(`The game was not over after ${most} decisions.`);
}
