// What tests lay on a table: cards, dice, an enemy, a story, and the almanac about them.
import type { Entry, Offer, Piece, SceneView, Zone } from '../../src/protocol';
import { entry } from './staged';

export const card = (id: string, zone: string, more: Partial<Piece> = {}): Piece => ({ id, zone, kind: 'card', face: 'up', badges: [], tone: 'neutral', entry: id, label: `The ${id}`, ...more });
const zone = (id: string, layout: Zone['layout'], more: Partial<Zone> = {}): Zone => ({ id, layout, badges: [], tone: 'neutral', ...more });
const offer = (notation: string, label: string, touches: string[]): Offer => ({ notation: `staged ${notation}`, label, touches, lasting: false, hands_over: false });

/** An almanac of a few things, in the language of the page. */
export function almanac(lang: string): Entry[] {
  const say = (en: string, it: string): string => (lang === 'it' ? it : en);
  return [
    entry('lamp', {
      title: say('Lamp', 'Lampada'), line: say('Item', 'Oggetto'), rules: ['SF-18.1', 'SF-2.5a'], see: ['oil'], picture: 'fire',
      text: [{ text: say('It gives light.', 'Fa luce.'), set: 'plain', signs: [] }],
      more: [{ text: say('Whoever holds it sees in dark rooms.', 'Chi la tiene vede nelle stanze buie.'), set: 'plain', signs: [] }],
    }),
    entry('oil', { title: say('Oil', 'Olio'), text: [{ text: say('The lamp burns it.', 'La lampada lo brucia.'), set: 'plain', signs: [] }] }),
    entry('storm', { stock: 'event', title: say('Storm', 'Tempesta'), text: [{ text: 'Everybody is slower. '.repeat(30), set: 'plain', signs: [] }] }),
    entry('quake', { stock: 'event', title: say('Quake', 'Terremoto'), text: [{ text: say('The ground shakes.', 'La terra trema.'), set: 'plain', signs: [] }] }),
    entry('fire', { stock: 'die', title: say('Fire die', 'Dado fuoco'), text: [{ mark: '1', text: say('a miss', 'a vuoto'), set: 'plain', signs: [] }] }),
    entry('wolf', { stock: 'enemy', title: say('Wolf', 'Lupo') }),
  ];
}

/** A table with a row of cards, a second hand, dice and an enemy. */
export function withCards(scene: SceneView): SceneView {
  return {
    ...scene,
    zones: [
      ...scene.zones, zone('found', { kind: 'row' }, { label: 'Found' }), zone('goals', { kind: 'hand' }, { label: 'Goals', owner: 1 }),
      zone('dice', { kind: 'pool' }, { label: 'Dice' }), zone('wolf', { kind: 'grid', columns: 3, rows: 1 }, { label: 'Wolf', entry: 'wolf' }),
    ],
    pieces: [
      ...scene.pieces, card('lamp', 'found'), card('storm', 'goals', { face: 'peeked' }),
      ...[1, 2, 3].map((n): Piece => ({ id: `die-${n}`, zone: 'dice', kind: 'die', face: 'up', label: `Die ${n}`, mark: String(n), entry: 'fire', badges: [], tone: { hue: n } })),
    ],
    offers: [...scene.offers, offer('one', 'Burn die 1 with the lamp', ['lamp', 'die-1']), offer('two', 'Burn die 2 with the lamp', ['lamp', 'die-2'])],
  };
}

/** The same with a story open on it. */
export const withPage = (scene: SceneView): SceneView => ({
  ...withCards(scene),
  page: {
    id: 'open-page', title: 'The Fugitive', picture: 'story',
    text: [
      { text: 'A man struggles with the ignition.', set: 'prose', signs: [] }, { mark: 'A', text: 'Offer to help him.', set: 'boxed', signs: [] },
      { mark: 'B', text: 'Attack the man.', set: 'boxed', signs: [] },
    ],
  },
  offers: [offer('a', 'Help him', ['open-page']), offer('b', 'Attack him', ['open-page'])],
});
