import { describe, expect, it } from 'vitest';
import { actors, aliases, click, lights, matching, nearestFirst } from '../../src/lib/selection';
import { offer, piece, scene, zone } from './scene';

const none = new Map();
const wait = offer('wait', ['ann']);
const step = offer('step hub', ['ann', 'hub']);
const lock = offer('lock hub lab', ['ann', 'hub', 'lab']);
const end = offer('end', []);
const all = [end, wait, step, lock];

describe('who acts', () => {
  it('is what every move touches, moves that touch nothing aside', () => {
    expect(actors(all)).toEqual(['ann']);
  });
  it('is who comes first in most moves, while others may be asked', () => {
    expect(actors([wait, step, lock, offer('bribe bob', ['bob'])])).toEqual(['ann']);
  });
  it('is nobody when two people may act, or when there is one move only', () => {
    expect(actors([step, offer('step lab', ['bob', 'lab'])])).toEqual([]);
    expect(actors([step])).toEqual([]);
  });
});

describe('what lights up', () => {
  it('shows targets one click away, not those that need more', () => {
    const shown = lights(all, [], none);
    expect([...shown.acting]).toEqual(['ann']);
    expect([...shown.near]).toEqual(['hub']);
  });
  it('lets the targets of the one who acts stand out from others who may be asked', () => {
    const shown = lights([wait, step, lock, offer('bribe bob', ['bob'])], [], none);
    expect([...shown.near]).toEqual(['hub']);
    expect(shown.far.has('bob')).toBe(true);
  });
  it('shows what completes a longer move once its first part is picked', () => {
    expect([...lights(all, ['hub'], none).near]).toEqual(['lab']);
  });
  it('shows everything clickable when nothing is one click away', () => {
    const far = [offer('a', ['x', 'y']), offer('c', ['p', 'q'])];
    expect([...lights(far, [], none).near].sort()).toEqual(['p', 'q', 'x', 'y']);
  });
});

describe('a click', () => {
  it('on a lone piece only looks, but in fast play makes its move: a cell, a card', () => {
    const cells = [offer('a1', ['a1']), offer('b1', ['b1'], { lasting: true })];
    expect(click(cells, [], 'a1', none)).toMatchObject({ does: 'choose', offers: [cells[0]] });
    expect(click(cells, [], 'a1', none, true)).toEqual({ does: 'play', offer: cells[0] });
    expect(click(cells, [], 'b1', none, true)).toEqual({ does: 'play', offer: cells[1] });
  });
  it('on who acts and then on a target plays the move that needs nothing more', () => {
    expect(click(all, ['ann'], 'hub', none)).toEqual({ does: 'play', offer: step });
  });
  it('on a target alone lets one choose when longer moves begin there', () => {
    const meant = click(all, [], 'hub', none);
    expect(meant).toMatchObject({ does: 'choose', picked: ['hub'] });
  });
  it.each([{ lasting: true }, { hands_over: true }])('never plays a move at once that asks first: %o', (asks) => {
    const reveal = offer('reveal', ['ann', 'card'], asks);
    expect(click([reveal, wait], [], 'card', none)).toMatchObject({ does: 'choose', offers: [reveal] });
    expect(click([reveal, wait], ['ann'], 'card', none)).toMatchObject({ does: 'choose', offers: [reveal] });
  });
  it('on a thing that can do nothing asks why', () => {
    expect(click(all, [], 'roof', none)).toEqual({ does: 'ask', picked: ['roof'] });
  });
  it('on two things that do not go together asks why', () => {
    expect(click(all, ['ann'], 'roof', none)).toEqual({ does: 'ask', picked: ['ann', 'roof'] });
  });
  it('on another one who can act changes the choice', () => {
    const two = [step, offer('step roof', ['bob', 'roof'])];
    expect(click(two, ['ann'], 'bob', none)).toMatchObject({ does: 'choose', picked: ['bob'] });
  });
  it('on what is picked lets it go', () => {
    expect(click(all, ['ann'], 'ann', none)).toEqual({ does: 'clear' });
    expect(click(all, ['hub', 'lab'], 'lab', none)).toMatchObject({ does: 'choose', picked: ['hub'] });
  });
});

describe('names of one thing', () => {
  const table = scene({
    zones: [zone('card-ann', { icon: 'ann' }), zone('hub', { icon: 'ann', layout: { kind: 'node', x: 0, y: 0, w: 1, h: 1, shape: 'room' } })],
    pieces: [piece('ann', 'hub', { icon: 'ann' }), piece('hat', 'hub', { icon: 'hat', kind: 'item' })],
  });
  it('join a card and its figure, and no place of the map', () => {
    const names = aliases(table);
    expect(names.get('card-ann')).toEqual(['card-ann', 'ann']);
    expect(names.get('hub')).toBeUndefined();
  });
  it('let a click on the card stand for the figure', () => {
    expect(matching(all, ['card-ann'], aliases(table))).toEqual([wait, step, lock]);
    expect(click(all, ['card-ann'], 'hub', aliases(table))).toMatchObject({ does: 'play' });
  });
});

it('lists moves that need the fewest clicks first', () => {
  expect(nearestFirst([lock, step], all, ['hub'], none)).toEqual([step, lock]);
});
