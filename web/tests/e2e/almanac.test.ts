// What the games' own almanacs say, met at real tables in Italian: cards with their titles, large when pointed at, pages when asked for.
import { expect, it } from 'vitest';
import type { AlmanacPage, Entry } from '../../src/protocol';
import { byHand, lookFor, playByHand, type Hand } from './hand';
import { latest, onStage, openTable, visit, type SeenScene } from './harness';
import { chooser, myMoves, quiet } from './play';

const stage = onStage();
const { server } = stage;

async function almanac(game: string, lang: string): Promise<Map<string, Entry>> {
  const answer = await fetch(`${server.url}/api/games/${game}/almanac?lang=${lang}`);
  return new Map(((await answer.json()) as AlmanacPage).entries.map((entry) => [entry.id, entry]));
}

const entries = { it: new Map<string, Entry>(), en: new Map<string, Entry>() };
async function read(game: string): Promise<void> {
  entries.it = await almanac(game, 'it');
  entries.en = await almanac(game, 'en');
}

async function sit(game: string, seats: string[], seed: string): Promise<Hand> {
  const opened = await openTable(server, { game, seats, seed });
  const hand = await byHand(await visit(stage.browser, { width: 1440, height: 900, locale: 'it-IT' }));
  await hand.visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await myMoves(hand.visitor);
  return hand;
}

/** Plays by chance until the table shows what is wanted. */
async function playUntil(hand: Hand, seed: number, there: (scene: SeenScene) => boolean): Promise<void> {
  const choose = chooser(seed);
  for (let count = 0; count < 60; count += 1) {
    const offers = await myMoves(hand.visitor);
    const scene = latest(hand.visitor)?.scene;
    if (scene && there(scene)) return;
    const offer = offers[choose(offers.length)];
    if (offer) await playByHand(hand, offer);
  }
  throw new Error('It never lay on the table.');
}

const words = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ');

/** A thing shows its Italian entry: large when it is pointed at, whole on its page. */
async function speaks(hand: Hand, id: string, entry: string, asCard: boolean): Promise<void> {
  const { page } = hand.visitor;
  const [own, english] = [entries.it.get(entry), entries.en.get(entry)];
  if (!own || !english) throw new Error(`${entry} has no page.`);
  const at = await lookFor(hand.visitor, id);
  if (!at) throw new Error(`${id} is nowhere to be seen.`);
  if (asCard) {
    const drawn = page.locator(`:is(.holder, .mounted-card):has(> [data-id="${id}"])`).first();
    expect(words(await drawn.textContent())).toContain(own.title);
    await page.mouse.move(at.x, at.y);
    const large = page.locator('.large-card .large');
    await large.waitFor();
    expect(words(await large.textContent())).toContain(own.title);
    const [first] = own.text;
    if (first) expect(words(await large.textContent())).toContain(words(first.text));
  }
  await page.mouse.click(at.x, at.y);
  await page.locator('.popup').getByRole('button', { name: 'Dettagli' }).click();
  const drawer = page.locator('.drawer');
  await drawer.waitFor();
  const said = words(await drawer.textContent());
  for (const one of [...own.text, ...own.more]) expect(said).toContain(words(one.text));
  const [sentence] = english.text.filter((one, nth) => one.text.length > 12 && one.text !== own.text[nth]?.text);
  if (sentence) expect(said).not.toContain(words(sentence.text));
  await drawer.getByRole('button', { name: 'Chiudi' }).click();
  await page.locator('.popup .x').click();
  await page.mouse.move(720, 4);
}

it('Last Aurora: exploration cards, who drives, an Enemy', async () => {
  await read('lastaurora');
  const hand = await sit('lastaurora', ['me'], '8');
  const scene = latest(hand.visitor)?.scene;
  const card = scene?.pieces.find((piece) => piece.zone.startsWith('slot-') && piece.entry !== undefined);
  const survivor = scene?.pieces.find((piece) => piece.id.startsWith('survivor-1') && piece.entry !== undefined);
  await speaks(hand, card?.id ?? '', card?.entry ?? '', true);
  await speaks(hand, survivor?.id ?? '', survivor?.entry ?? '', true);
  const enemy = (seen: SeenScene): SeenScene['zones'][number] | undefined => seen.zones.find((zone) => zone.id.startsWith('enemy-') && zone.entry !== undefined);
  await playUntil(hand, 8, (seen) => enemy(seen) !== undefined);
  const there = latest(hand.visitor)?.scene;
  const found = there && enemy(there);
  await speaks(hand, found?.id ?? '', found?.entry ?? '', true);
  quiet(hand.visitor);
  await hand.visitor.context.close();
});

it('Stationfall: an identity is a card; characters and things on the map have pages', async ({ skip }) => {
  await read('stationfall');
  const hand = await sit('stationfall', ['me', 'random'], '1');
  const scene = latest(hand.visitor)?.scene;
  const identity = scene?.pieces.find((piece) => piece.id.startsWith('identity-') && piece.entry !== undefined);
  const figure = scene?.pieces.find((piece) => piece.kind === 'pawn' && piece.entry !== undefined);
  const thing = scene?.pieces.find((piece) => piece.kind === 'item' && piece.entry !== undefined);
  const room = scene?.zones.find((zone) => zone.entry !== undefined && !zone.id.startsWith('card-'));
  if (!identity || !figure || !thing || !room) return skip('The scene names no entries of what lies on the table.');
  await speaks(hand, identity.id, identity.entry ?? '', true);
  for (const one of [figure, thing, room]) await speaks(hand, one.id, one.entry ?? '', false);
  quiet(hand.visitor);
  await hand.visitor.context.close();
});
