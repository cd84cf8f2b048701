import { describe, expect, it } from 'vitest';
import { cut, widthOf } from '../../src/lib/fitting';
import { backoff, heard } from '../../src/lib/live.svelte';
import { blocks, spans } from '../../src/lib/markdown';
import { browserLang } from '../../src/lib/kept';
import { turnBack, turnOn } from '../../src/lib/replay';
import { parse } from '../../src/lib/router.svelte';
import { parts } from '../../src/lib/scene';
import { bars, results } from '../../src/lib/scores';
import * as seats from '../../src/lib/seats';
import { nearest } from '../../src/lib/steer';
import { ago, clockText } from '../../src/lib/time';
import type { Step, ToldView, UpdateView } from '../../src/protocol';
import { piece, scene, zone } from './scene';

describe('addresses', () => {
  it('mean pages', () => {
    expect(parse('/')).toEqual({ page: 'lobby' });
    expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/replay/abc', '?at=12')).toEqual({ page: 'replay', id: 'abc', at: 12 });
    expect(parse('/rules/stationfall', '?rule=SF-12.1')).toEqual({ page: 'rules', game: 'stationfall', rule: 'SF-12.1' });
  });
  it('without a page say so', () => {
    expect(parse('/t')).toEqual({ page: 'nowhere' });
    expect(parse('/x/y')).toEqual({ page: 'nowhere' });
  });
});

describe('seats held', () => {
  const shelf = (): { getItem(key: string): string | null; setItem(key: string, value: string): void } => {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  };
  it('are kept a table, the newest token of a seat only', () => {
    const store = shelf();
    seats.hold({ table: 'a', seat: 1, token: 'old' }, store);
    seats.hold({ table: 'b', seat: 1, token: 'other' }, store);
    seats.hold({ table: 'a', seat: 1, token: 'new' }, store);
    expect(seats.at('a', store)).toEqual([{ table: 'a', seat: 1, token: 'new' }]);
    seats.release('a', store);
    expect(seats.all(store)).toHaveLength(1);
  });
  it('may be led by one person, who leads them at the next table too', () => {
    const store = shelf();
    seats.hold({ table: 'a', seat: 1, token: 's' }, store);
    expect(seats.led('a', store)).toBe(false);
    seats.lead('a', true, store);
    seats.lead('a', true, store);
    seats.follow('a', 'b', store);
    expect([seats.led('a', store), seats.led('b', store)]).toEqual([true, true]);
    seats.lead('a', false, store);
    expect([seats.led('a', store), seats.led('b', store)]).toEqual([false, true]);
    store.setItem('starboard.led', 'nonsense');
    expect(seats.led('b', store)).toBe(false);
  });
  it('are none in a broken store', () => {
    const store = shelf();
    store.setItem('starboard.seats', '{"not": "a list"');
    expect(seats.all(store)).toEqual([]);
  });
  it('come from the fragment of a link', () => {
    expect(seats.fromFragment('#seat=abc')).toBe('abc');
    expect(seats.fromFragment('')).toBeUndefined();
  });
});

describe('what was told', () => {
  const line = (sequence: number, text: string): ToldView => ({ sequence, text, touches: [] });
  const update = (more: Partial<UpdateView>): UpdateView =>
    ({ sequence: 9, moves: 9, scene: scene(), told: [], can_undo: false, turn_to_undo: 0, can_ask_undo: false, sitters: [], ...more }) as UpdateView;
  it('grows, and nothing is told twice', () => {
    const before = [line(1, 'a'), line(2, 'b')];
    expect(heard(before, update({ told: [line(2, 'b'), line(3, 'c')] })).map((one) => one.text)).toEqual(['a', 'b', 'c']);
  });
  it('forgets what was taken back', () => {
    const before = [line(1, 'a'), line(2, 'b'), line(3, 'c')];
    expect(heard(before, update({ rewound_to: 1, told: [line(4, 'd')] })).map((one) => one.text)).toEqual(['a', 'd']);
  });
  it('waits longer and longer before connecting again, but not for ever', () => {
    expect(backoff(0)).toBeLessThan(backoff(1));
    expect(backoff(50)).toBe(backoff(60));
  });
});

describe('rules in Markdown', () => {
  it('have links where they name rules', () => {
    expect(spans('See SF-12.1.1a and HRT-7.')).toEqual([
      { kind: 'text', text: 'See ' }, { kind: 'rule', text: 'SF-12.1.1a' }, { kind: 'text', text: ' and ' },
      { kind: 'rule', text: 'HRT-7' }, { kind: 'text', text: '.' },
    ]);
  });
  it('have paragraphs, lists and tables', () => {
    const found = blocks('One **bold**\nline.\n\n- a\n- b\n  more\n\n| x | y |\n|---|---|\n| 1 | 2 |');
    expect(found.map((block) => block.kind)).toEqual(['p', 'list', 'table']);
    expect(found[1]).toMatchObject({ items: [[{ text: 'a' }], [{ text: 'b more' }]] });
    expect(found[2]).toMatchObject({ rows: [[[{ text: 'x' }], [{ text: 'y' }]], [[{ text: '1' }], [{ text: '2' }]]] });
  });
});

describe('turns of a replay', () => {
  const steps = [1, 1, 2, 2, 2, 1].map((seat, index) => ({ number: index + 1, seat, told: [] }) as Step);
  it('go on and back by runs of one seat', () => {
    expect(turnOn(steps, 0)).toBe(2);
    expect(turnOn(steps, 2)).toBe(5);
    expect(turnOn(steps, 6)).toBe(6);
    expect(turnBack(steps, 6)).toBe(5);
    expect(turnBack(steps, 5)).toBe(2);
    expect(turnBack(steps, 0)).toBe(0);
  });
});

describe('the parts of a table', () => {
  const table = scene({
    viewer: 'seat-2',
    zones: [
      zone('hand-1', { layout: { kind: 'hand' }, owner: 1 }), zone('hand-2', { layout: { kind: 'hand' }, owner: 2 }),
      zone('trick'), zone('cards', { layout: { kind: 'group' } }), zone('card', { within: 'cards' }),
      zone('minutes', { layout: { kind: 'track', first: 0, spaces: 3 } }),
    ],
    pieces: [piece('x', 'trick')],
  });
  it('put my hand before me and the hands of others before them', () => {
    const found = parts(table);
    expect(found.mine.map((one) => one.id)).toEqual(['hand-2']);
    expect(found.owned.get(1)?.map((one) => one.id)).toEqual(['hand-1']);
  });
  it('put what is everybody’s in the middle, and what is within a group into it', () => {
    const found = parts(table);
    expect(found.shared.map((one) => one.id)).toEqual(['trick']);
    expect(found.children.get('cards')?.map((one) => one.id)).toEqual(['card']);
    expect(found.pieces.get('trick')).toHaveLength(1);
  });
});

describe('the end', () => {
  const over = scene({
    seats: [1, 2].map((seat) => ({ seat, name: `S${seat}`, tone: { seat }, gauges: [] })),
    reckoning: [{ seat: 1, points: 4, text: 'a' }, { seat: 1, points: -1, text: 'b' }, { seat: 2, points: 5, text: 'c' }],
  });
  const outcome = {
    ending: 'x', lines: [], contest: 'free' as const,
    standings: [{ seat: 1, rank: 2, won: false, points: 3 }, { seat: 2, rank: 1, won: true, points: 5 }],
  };
  it('lists the best first with their points', () => {
    expect(results(over, outcome).map((one) => [one.name, one.plus, one.minus])).toEqual([['S2', 5, 0], ['S1', 4, 1]]);
  });
  it('counts a rival without a seat after everybody, without a rank', () => {
    const against = { ...over, reckoning: [...over.reckoning, { rival: 'Automa', points: 6, text: 'd' }, { rival: 'Automa', points: -2, text: 'e' }] };
    const last = results(against, outcome).at(-1);
    expect(last).toMatchObject({ name: 'Automa', seat: undefined, rank: undefined, points: 4, won: false });
    expect(last?.lines.map((line) => line.text)).toEqual(['d', 'e']);
  });
  it('draws all bars on one scale', () => {
    const chart = bars(results(over, outcome));
    expect(chart.zero).toBeCloseTo(100 / 6);
    expect(chart.bars[0]?.[0]?.width).toBeCloseTo((5 / 6) * 100);
    expect(chart.bars[1]?.[1]).toMatchObject({ from: 0 });
  });
});

it('a clock shows tenths at last, and never less than nothing', () => {
  expect([clockText(3_725_000), clockText(65_000), clockText(9_400), clockText(-5)]).toEqual(['1:02:05', '1:05', '9.4', '0.0']);
  expect(ago(0, 7_200_000, 'en')).toBe('2 hours ago');
});

it('names are cut to their room', () => {
  expect(cut('Reactor', 10, 200)).toBe('Reactor');
  const short = cut('Magnetic Containment', 10, 60);
  expect(short.endsWith('…')).toBe(true);
  expect(widthOf(short) * 10).toBeLessThanOrEqual(66);
  expect(widthOf('原子炉')).toBe(3);
});

it('arrow keys go to the nearest thing ahead', () => {
  const places = [{ x: 10, y: 0 }, { x: 30, y: 0 }, { x: 5, y: 40 }];
  expect(nearest({ x: 0, y: 0 }, places, [1, 0])).toBe(0);
  expect(nearest({ x: 0, y: 0 }, places, [0, 1])).toBe(2);
  expect(nearest({ x: 0, y: 0 }, places, [-1, 0])).toBeUndefined();
});

it('the language is the browser’s first that is spoken here', () => {
  expect(browserLang(['fr-FR', 'it-CH', 'en'])).toBe('it');
  expect(browserLang(['fr'])).toBe('en');
});
