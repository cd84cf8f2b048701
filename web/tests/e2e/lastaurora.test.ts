// Last Aurora: a whole solo game against the Automa, and two people with every module, each in a browser.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { latest, launch, openTable, Server, until, visit, type SeenScene, type Visitor } from './harness';
import { chooser, myMoves, playInList, playOnBoard, playOut, quiet } from './play';

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const MODULES = 'exploration,asgaror,crews,stories,pvp';

it('a whole solo game against the Automa, by clicking', async () => {
  const opened = await openTable(server, { game: 'lastaurora', seats: ['me'], seed: '4', options: { modules: 'stories' } });
  const visitor = await visit(browser, { width: 1440, height: 900 });
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await myMoves(visitor);
  // What the Automa holds lies face down, and nothing of it has a name.
  const hers = latest(visitor)?.scene.pieces.filter((piece) => piece.zone === 'automa-hand') ?? [];
  expect(hers.length).toBeGreaterThan(0);
  expect(hers.every((piece) => piece.face === 'down' && piece.label === 'Action card, face down')).toBe(true);
  const tally = await playOut(visitor, 9);
  console.log(`moves made on the board: ${tally.board}, in the list: ${tally.list}`);
  expect(tally.board).toBeGreaterThan(0);
  await visitor.page.getByRole('region', { name: 'Points' }).waitFor();
  expect(latest(visitor)?.scene.outcome?.lines.length).toBeGreaterThan(0);
  quiet(visitor);
  await visitor.context.close();
});

/** The names on the cards of a zone. */
const names = (scene: SeenScene | undefined, zone: string): string[] => scene?.pieces.filter((piece) => piece.zone === zone).map((piece) => piece.label ?? '') ?? [];

/** Names that texts of other cards and prompts mention. */
const MENTIONED = ['Mine', 'Incendiary Ammo', 'Energy Ration'];

/** Objects that only their owner may know: in the hand, and nowhere in the open. */
function secrets(owner: SeenScene, other: SeenScene, hand: string, theirs: string): string[] {
  const open = new Set([...MENTIONED, ...owner.pieces.filter((piece) => piece.zone !== hand).map((piece) => piece.label ?? ''), ...names(other, theirs)]);
  return names(owner, hand).filter((name) => name !== '' && !open.has(name));
}

it('two people with every module, and no hand is ever in the other browser', async () => {
  const opened = await openTable(server, { game: 'lastaurora', seats: ['me', 'invited'], seed: '15', options: { modules: MODULES, map: 'beta', mine: 'yes', crews: 'chosen' } });
  const [one, two] = [await visit(browser, { width: 1440, height: 900 }), await visit(browser)];
  const people: readonly [Visitor, Visitor] = [one, two];
  for (const [place, visitor] of people.entries()) await visitor.page.goto(server.url + (opened.seats[place]?.link ?? ''));
  await until('both browsers have the table', () => people.every((visitor) => latest(visitor) !== undefined));
  const choose = chooser(3);
  let kept = 0;
  let onBoard = 0;
  const checked = [0, 0];
  for (let count = 0; count < 600; count += 1) {
    await until('both have heard the same', () => latest(one)?.sequence === latest(two)?.sequence);
    const scenes = people.map((visitor) => latest(visitor)?.scene);
    for (const [place, visitor] of people.entries()) {
      const [own, other] = [scenes[1 - place], scenes[place]];
      if (!own || !other) continue;
      const hand = `hand-${2 - place}`;
      const [theirs, seen] = [own.pieces.filter((piece) => piece.zone === hand), other.pieces.filter((piece) => piece.zone === hand)];
      expect(seen.map((piece) => piece.label)).toEqual(theirs.map(() => 'Object, face down'));
      // Frames that came since the last look name nothing that only the other person holds.
      const heard = visitor.frames.slice(checked[place]).join('\n');
      checked[place] = visitor.frames.length;
      for (const secret of secrets(own, other, hand, `hand-${place + 1}`)) {
        const at = heard.indexOf(secret);
        if (at >= 0) throw new Error(`“${secret}” of ${hand} was sent to the other browser: ${heard.slice(Math.max(0, at - 160), at + 80)}`);
        kept += 1;
      }
    }
    if (scenes.some((scene) => scene?.outcome)) break;
    const mover = people.find((visitor) => (latest(visitor)?.scene.offers.length ?? 0) > 0);
    if (!mover) {
      await until('somebody may decide, or the end', () => people.some((visitor) => (latest(visitor)?.scene.offers.length ?? 0) > 0 || latest(visitor)?.scene.outcome !== undefined));
      continue;
    }
    const offers = await myMoves(mover);
    // Often whoever may passes: the game is whole, and short.
    const pass = offers.find((offer) => offer.notation === 'pass');
    const offer = pass && choose(3) === 0 ? pass : offers[choose(offers.length)];
    if (!offer) break;
    const before = latest(mover)?.sequence ?? 0;
    // Every tenth decision is made on the board, the others in the list, which is quicker.
    if (count % 10 === 0 && offer.touches.length > 0 && (await playOnBoard(mover, offer))) onBoard += 1;
    else await playInList(mover, offer);
    await until('the other browser heard of it', () => people.every((visitor) => (latest(visitor)?.sequence ?? 0) > before));
  }
  for (const visitor of people) {
    expect(latest(visitor)?.scene.outcome?.lines.length).toBeGreaterThan(0);
    quiet(visitor);
  }
  console.log(`hidden Objects kept ${kept} times, moves on the board: ${onBoard}`);
  expect(kept).toBeGreaterThan(10);
  const end = latest(two)?.scene;
  expect(end?.pieces.filter((piece) => piece.zone === 'story-discard').length).toBeGreaterThan(0);
  await one.context.close();
  await two.context.close();
});
