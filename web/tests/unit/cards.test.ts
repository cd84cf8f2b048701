import { describe, expect, it } from 'vitest';
import { findEntries, turnedUp } from '../../src/lib/almanac.svelte';
import { dockOf } from '../../src/lib/dock';
import { faceOf, faceOfZone, linesOf, titleSize, told } from '../../src/lib/face';
import { mentioned } from '../../src/lib/mentions';
import { optionsOf } from '../../src/lib/page';
import { placeLarge } from '../../src/lib/large';
import { parts } from '../../src/lib/scene';
import { STOCKS, PLAIN } from '../../src/lib/stock';
import type { Box } from '../../src/lib/geometry';
import type { Entry, Page, ToldView } from '../../src/protocol';
import { offer, piece, scene, zone } from './scene';

export function entry(id: string, more: Partial<Entry> = {}): Entry {
  return { id, stock: 'object', title: id, signs: [], text: [], more: [], rules: [], see: [], sealed: false, ...more };
}

const words = { kind: 'Object', secret: 'Only you can see this' };

describe('the face of a card', () => {
  it('says what the almanac says, with what lies on the piece', () => {
    const medkit = entry('medkit', { title: 'Medkit', picture: 'medical', cost: { label: 'cards', count: 1, tone: 'neutral' }, rules: ['NEM-12.8', 'NEM-1'], text: [{ text: 'Dress a Wound.', set: 'plain', signs: [] }] });
    const face = faceOf(piece('a', 'hand', { kind: 'card', label: 'Medkit', entry: 'medkit', icon: 'gun', badges: [{ label: 'charges', count: 2, tone: 'good' }] }), medkit);
    expect(face).toMatchObject({ title: 'Medkit', picture: 'medical', rule: 'NEM-12.8', side: 'up', states: [{ label: 'charges', count: 2 }] });
    expect(told(face, words)).toBe('Object. cards: 1. charges: 2. Dress a Wound.');
  });

  it('falls back to the piece where the almanac is silent', () => {
    const face = faceOf(piece('a', 'hand', { kind: 'card', label: 'Spy', icon: 'operative', face: 'peeked', badges: [{ label: 'the Spy escapes', count: 3, tone: 'neutral' }] }), undefined);
    expect(face).toMatchObject({ stock: undefined, title: 'Spy', picture: 'operative', peeked: true, text: [{ mark: '3', text: 'the Spy escapes' }] });
    expect(told(face, { ...words, kind: '' })).toBe('3 the Spy escapes. Only you can see this.');
  });

  it('keeps what lies face down to itself', () => {
    expect(faceOf(piece('a', 'deck', { kind: 'card', face: 'down', label: 'Event, face down' }), undefined)).toMatchObject({ side: 'down', text: [] });
    expect(faceOf(piece('a', 'seat', { kind: 'card', face: 'down', owner: 2 }), undefined)).toMatchObject({ side: 'secret', owner: 2 });
  });

  it('is a zone’s too', () => {
    expect(faceOfZone(zone('truck', { entry: 'rig', label: 'War Rig', badges: [{ label: 'slow', tone: 'bad' }] }), entry('rig', { stock: 'vehicle', title: 'War Rig' }))).toMatchObject({ stock: 'vehicle', title: 'War Rig', states: [{ label: 'slow' }] });
  });
});

describe('a title', () => {
  const place = { most: 12.5, least: 9, width: 84, lines: 2 };
  it('keeps its size where it fits, and shrinks where it is long', () => {
    expect(titleSize('Medkit', place)).toBe(12.5);
    const long = titleSize('Contaminated Warehouse of the North', place);
    expect(long).toBeLessThan(12.5);
    expect(long).toBeGreaterThanOrEqual(9);
  });
  it('is never broken inside a word that a smaller size saves', () => {
    const size = titleSize('Mikrobiologin Sonderkommando', place);
    expect(linesOf('Sonderkommando', size, place.width)).toBe(1);
  });
  it('in Japanese counts whole squares', () => {
    expect(titleSize('汚染された倉庫の探索', place)).toBeLessThanOrEqual(12.5);
    expect(linesOf('汚染された倉庫の探索', 12, 84)).toBe(2);
  });
});

describe('the large card', () => {
  const card = { w: 280, h: 392 };
  const inside = (at: { x: number; y: number; scale: number }, window: { w: number; h: number }): void => {
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.x + card.w * at.scale).toBeLessThanOrEqual(window.w);
    expect(at.y + card.h * at.scale).toBeLessThanOrEqual(window.h);
  };
  it.each([[1440, 900], [1280, 800], [390, 844], [844, 390], [320, 256]])('is whole in a window of %i by %i, wherever the thing is', (w, h) => {
    const window = { w, h };
    for (let x = -20; x <= w; x += 60) for (let y = -20; y <= h; y += 60) inside(placeLarge({ x, y, w: 40, h: 40 }, card, window), window);
  });
  it('does not lie on its thing where there is room beside it', () => {
    const thing: Box = { x: 600, y: 860, w: 120, h: 40 };
    const at = placeLarge(thing, card, { w: 1440, h: 900 });
    expect(at.x >= thing.x + thing.w || at.x + card.w <= thing.x || at.y + card.h <= thing.y).toBe(true);
  });
  it('goes to the other side of what is being read', () => {
    const thing: Box = { x: 600, y: 400, w: 40, h: 40 };
    const free: Box = { x: 650, y: 300, w: 260, h: 200 };
    expect(placeLarge(thing, card, { w: 1440, h: 900 }, [free]).x).toBeLessThan(600);
  });
});

it('things are found by every word, in whatever language, by title first', () => {
  const all = [
    entry('lamp', { title: 'Lampada', text: [{ text: 'Serve contro l’oscurità.', set: 'plain', signs: [] }] }),
    entry('dark', { title: 'Oscurità' }),
    entry('gun', { title: 'Pistola', more: [{ text: 'Non illumina.', set: 'plain', signs: [] }], rules: ['NEM-3'] }),
  ];
  expect(findEntries(all, 'oscurita').map((one) => one.id)).toEqual(['dark', 'lamp']);
  expect(findEntries(all, 'non illumina').map((one) => one.id)).toEqual(['gun']);
  expect(findEntries(all, 'nem-3').map((one) => one.id)).toEqual(['gun']);
  expect(findEntries(all, '  ')).toEqual([]);
});

describe('what others turn up', () => {
  const known = new Map([['storm', entry('storm', { stock: 'event' })], ['a', entry('a', { stock: 'exploration' })], ['b', entry('b', { stock: 'exploration' })], ['c', entry('c', { stock: 'exploration' })], ['gun', entry('gun')]]);
  const of = (id: string | undefined): Entry | undefined => known.get(id ?? '');
  const card = (id: string, more = {}): ReturnType<typeof piece> => piece(id, 'row', { kind: 'card', entry: id, ...more });
  const line = (seat?: number): ToldView => ({ sequence: 1, text: '', touches: [], ...(seat === undefined ? {} : { seat }) });
  const ids = (before: string[], after: ReturnType<typeof piece>[], told = [line(2)]): string[] => turnedUp(scene({ pieces: before.map((id) => card(id)) }), scene({ pieces: after }), told, 1, of).map((one) => one.id);

  it('is an event, a story or a place, and nothing that lay open before', () => {
    expect(ids([], [card('storm'), card('gun')])).toEqual(['storm']);
    expect(ids(['storm'], [card('storm')])).toEqual([]);
    expect(ids([], [card('storm', { face: 'down' })])).toEqual([]);
  });
  it('is no place that I found myself, but every event', () => {
    expect(ids([], [card('storm'), card('a')], [line(1)])).toEqual(['storm']);
    expect(ids([], [card('storm'), card('a')], [line()])).toEqual(['storm', 'a']);
    expect(ids([], [card('storm')], [])).toEqual([]);
  });
  it('is no whole new row, but still its event', () => {
    expect(ids([], ['a', 'b', 'c'].map((id) => card(id)))).toEqual([]);
    expect(ids([], ['a', 'b', 'c', 'storm'].map((id) => card(id)))).toEqual(['storm']);
  });
});

describe('an open page', () => {
  const box = (mark: string): Page['text'][number] => ({ mark, text: `Option ${mark}`, set: 'boxed', signs: [] });
  const page: Page = { id: 'page', title: 'The Fugitive', text: [{ text: 'A man.', set: 'prose', signs: [] }, box('A'), box('B')] };
  it('has its boxes answered in order', () => {
    const { all, at } = optionsOf(page, [offer('help', ['page']), offer('attack', ['page', 'man']), offer('pass', [])]);
    expect(all.map((one) => one.offer.notation)).toEqual(['help', 'attack']);
    expect([...at]).toEqual([[1, 0], [2, 1]]);
  });
  it('leaves a box that cannot be chosen alone', () => {
    const { all, at } = optionsOf(page, [offer('story b', ['page'])]);
    expect(all[0]?.at).toBe(2);
    expect([...at]).toEqual([[2, 0]]);
  });
  it('lists what has no box below', () => {
    expect(optionsOf(page, [offer('one', ['page']), offer('two', ['page']), offer('three', ['page'])]).at.size).toBe(0);
  });
});

it('names of things in a sentence can be opened, the longest first', () => {
  const things = [{ name: 'Lamp', entry: 'lamp' }, { name: 'Oil Lamp', entry: 'oil-lamp' }];
  expect(mentioned('Zoë lights the Oil Lamp, not the Lamp.', things)).toEqual([
    { text: 'Zoë lights the ' }, { text: 'Oil Lamp', entry: 'oil-lamp' }, { text: ', not the ' }, { text: 'Lamp', entry: 'lamp' }, { text: '.' },
  ]);
  expect(mentioned('Nothing.', things)).toEqual([{ text: 'Nothing.' }]);
});

it('my hands, my cards in play and rows of cards lie at the edge of the map, and what is taken of the supply', () => {
  const table = parts(
    scene({
      zones: [
        zone('hand', { layout: { kind: 'hand' }, owner: 1 }), zone('goals', { layout: { kind: 'hand' }, owner: 1 }), zone('theirs', { layout: { kind: 'hand' }, owner: 2 }),
        zone('row'), zone('supply'), zone('dice', { layout: { kind: 'pool' } }), zone('enemy', { entry: 'wolf' }),
        zone('board', { layout: { kind: 'group' }, owner: 1 }), zone('rig', { within: 'board', entry: 'rig', layout: { kind: 'grid', columns: 2, rows: 1 } }),
      ],
      pieces: [
        piece('h', 'hand', { kind: 'card' }), piece('g', 'goals', { kind: 'card' }), piece('r', 'row', { kind: 'card', entry: 'a' }), piece('s', 'supply', { kind: 'token' }),
        piece('d', 'dice', { kind: 'die' }),
      ],
    }),
  );
  const found = dockOf(table, 1, new Map());
  expect(found.hands.map((one) => one.id)).toEqual(['hand', 'goals']);
  expect(found.shared.map((one) => one.id)).toEqual(['row', 'dice', 'enemy']);
  expect(found.boards.map((one) => one.id)).toEqual(['board']);
  expect(dockOf(table, 1, new Map(), new Set(['s'])).shared.map((one) => one.id)).toEqual(['row', 'supply', 'dice', 'enemy']);
});

describe('kinds of things', () => {
  const luminance = (hex: string): number => {
    const part = (at: number): number => {
      const level = parseInt(hex.slice(at, at + 2), 16) / 255;
      return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  };
  const contrast = (a: string, b: string): number => (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);
  const mixed = (a: string, b: string, share: number): string =>
    `#${[1, 3, 5].map((at) => Math.round(parseInt(a.slice(at, at + 2), 16) * share + parseInt(b.slice(at, at + 2), 16) * (1 - share)).toString(16).padStart(2, '0')).join('')}`;

  it.each(Object.entries({ ...STOCKS, plain: PLAIN }))('the colour of %s is read on its face, by night, by day and on ivory', (_, look) => {
    for (const [colour, base] of [[look.dark, '#0e1624'], [look.light, '#fffdf8'], [look.light, '#fbf5e6']] as const) {
      expect(contrast(colour, mixed(colour, base, 0.13))).toBeGreaterThanOrEqual(4.5);
    }
  });
  it('have a shape and a letter of their own', () => {
    const all = Object.values(STOCKS);
    expect(new Set(all.map((look) => look.shape)).size).toBe(all.length);
    expect(new Set(all.map((look) => look.letter)).size).toBe(all.length);
    expect(new Set(all.map((look) => look.dark)).size).toBe(all.length);
  });
});
