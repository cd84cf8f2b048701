import { describe, expect, it } from 'vitest';
import { following, READABLE } from '../../src/lib/follow';
import { boxOf, overlap } from '../../src/lib/clearing';
import { around, at, curves, fit, rooms, stretchFor, type Room } from '../../src/lib/geometry';
import { layOut, measures, type Layout } from '../../src/lib/layout';
import { colours } from '../../src/lib/look';
import { inOrder, orderRow, platesFit } from '../../src/lib/order';
import { regions, shoreOf } from '../../src/lib/regions';
import { parts } from '../../src/lib/scene';
import { placeAll, type Manner } from '../../src/lib/standing';
import { perch, scatter, stand } from '../../src/lib/tokens';
import { along, ends, entering, leaving, signSpot, within } from '../../src/lib/ways';
import type { Link, Piece, SceneView, Theme, Zone } from '../../src/protocol';
import start from '../fixtures/station-start.json';
import station from '../fixtures/station.json';
import { piece, scene, zone } from './scene';

const zones = station.zones as unknown as Zone[];
const links = station.links as Link[];
const all = rooms(zones);
const ways = curves(all, links);
const drawn = links.flatMap((link, index) => {
  const [curve, from, to] = [ways[index], all.find((room) => room.id === link.from), all.find((room) => room.id === link.to)];
  return curve && from && to ? [{ link, curve, from, to }] : [];
});

const room = (id: string, x: number, y: number, w = 100, h = 60): Room => ({ id, x, y, w, h, shape: 'room' });

describe('tokens in a room', () => {
  it.each([[1, 0], [2, 1], [3, 4], [9, 3], [0, 12]])('%i figures and %i things are never smaller than can be read, and none is forgotten', (figures, things) => {
    for (const least of [12, 30, 60, 90]) {
      const crowd = stand(figures, things, 150, 66, 20, least);
      expect(crowd.spots.every((spot) => spot.size >= least)).toBe(true);
      expect(crowd.spots.length + (crowd.fold?.count ?? 0)).toBe(figures + things);
      const places = crowd.fold ? [...crowd.spots, crowd.fold.spot] : crowd.spots;
      for (const [index, a] of places.entries()) {
        for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(Math.min(a.size, b.size) * 0.6);
      }
    }
  });
  it('shows a single token whatever the room', () => {
    expect(stand(1, 0, 20, 20, 10, 50)).toMatchObject({ spots: [{ size: 50 }] });
  });
  it('perches figures on a slab beside one another and folds a crowd', () => {
    const crowd = perch(5, 2, 86, 68, 46, 30);
    expect(crowd.spots).toHaveLength(4);
    expect(crowd.fold?.count).toBe(3);
    expect(perch(3, 0, 86, 68, 46, 30).fold).toBeUndefined();
  });
  it('leaves the number of a slab to be read, however large they are', () => {
    for (const small of [30, 50, 73, 90]) {
      for (const thing of perch(0, 2, 86, 68, 46, small).spots) expect(thing.x - small / 2).toBeGreaterThanOrEqual(86 * 0.2);
    }
  });
  it('never folds who acts', () => {
    const manner: Manner = { least: 60, header: 20, sign: 20, slabs: false, road: false, first: (id) => id === 'last' };
    const inside = ['a', 'b', 'c', 'd', 'last'].map((id) => piece(id, 'r'));
    const place = { zone: zone('r', { label: 'Room' }), room: room('r', 0, 0, 150, 66), inside, manner };
    const there = placeAll([place], { names: [], signs: [], taken: [], rooms: [place.room] });
    expect(there.placed.map((one) => one.piece.id)).toContain('last');
    expect(there.placed.length + (there.folds[0]?.count ?? 0)).toBe(5);
  });
});

describe('the beginning of a game with five players', () => {
  const { labels, pieces, ...more } = start as unknown as { labels: Record<string, Record<string, string>>; links: Link[]; pieces: Piece[] };
  const inside = (id: string): Piece[] => pieces.filter((one) => one.zone === id).map((one) => ({ ...one, face: 'up', badges: [], tone: 'neutral' }));

  /** The station as it is laid out in a window of this size. */
  function laidOut(lang: string, width: number, height: number): { found: Layout & { places: Room[] }; size: ReturnType<typeof measures>; count: number } {
    const stretched = rooms(zones, stretchFor(around(all), width, height));
    const box = around(stretched, 46);
    const scale = fit(box, width, height).k;
    const named = labels[lang] ?? {};
    const nodes = zones.filter((one) => one.id in named).map((one) => ({ ...one, label: named[one.id] ?? '' }));
    const found = layOut({
      nodes, links: more.links, rooms: stretched, ways: curves(stretched, more.links), box, scale, phone: width <= 900, road: false,
      look: () => 'room', inside, linkName: (link) => link.id, first: () => false,
    });
    return { found: { ...found, places: stretched.filter((one) => one.shape !== 'open' && one.id in named) }, size: measures(scale, width <= 900), count: pieces.length };
  }

  // What is left for the map of a window of 1400 by 900, with and without the panel at the left, of 1280 by 800 and of 1920 by 1080.
  it.each(['en', 'it', 'ja'].flatMap((lang) => [[788, 645], [1060, 645], [668, 545], [1308, 820]].map(([w, h]) => [lang, w ?? 0, h ?? 0] as const)))('covers no name, in %s at %i by %i', (lang, width, height) => {
    const { found, size, count } = laidOut(lang, width, height);
    expect(found.names.length).toBe(Object.keys(labels[lang] ?? {}).length);
    const tokens = [...found.placed, ...found.folds];
    for (const token of tokens) {
      const covered = found.names.filter((name) => overlap(boxOf(token, token.size), name) > 0.02 * token.size ** 2);
      expect(covered, 'piece' in token ? token.piece.id : token.zone.id).toEqual([]);
    }
    // Nobody is lost, and nothing is smaller than can be read.
    expect(found.placed.length + found.folds.reduce((sum, fold) => sum + fold.count, 0)).toBe(count);
    expect(Math.min(...tokens.map((token) => token.size))).toBeGreaterThanOrEqual(size.least);
  });

  it('of the whole map on a phone names are not drawn, and tokens lie apart', () => {
    const { found } = laidOut('en', 390, 311);
    const [space] = found.names;
    expect(found.names.length, 'only open space has a name that can be read').toBe(1);
    for (const token of found.placed.filter((one) => one.where === 'Outer Space')) expect(space && overlap(boxOf(token, token.size), space)).toBe(0);
    const tokens = [...found.placed, ...found.folds];
    for (const [index, a] of tokens.entries()) {
      for (const b of tokens.slice(index + 1)) expect(overlap(boxOf(a, a.size), boxOf(b, b.size)) / Math.min(a.size, b.size) ** 2).toBeLessThan(0.35);
    }
    // Beside tokens something of every place is left to point at.
    for (const place of found.places) {
      const grid = Array.from({ length: 81 }, (_, index) => ({ x: place.x + place.w * ((index % 9) - 4) / 9, y: place.y + place.h * (Math.floor(index / 9) - 4) / 9 }));
      const free = grid.filter((point) => tokens.every((token) => Math.hypot(token.x - point.x, token.y - point.y) > token.size * 0.66));
      expect(free.length, place.id).toBeGreaterThan(0);
    }
  });
});

describe('tokens in open space', () => {
  const box = around(all, 46);
  const places = scatter(12, box, all, ways, 60, { x: box.x + 100, y: box.y + 300 });
  it('lie apart from one another and from every room', () => {
    for (const [index, a] of places.entries()) {
      for (const b of places.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(60);
      expect(all.filter((one) => one.shape !== 'open' && within(one, a, 30))).toEqual([]);
    }
  });
  it('stay where they are when more come', () => {
    expect(scatter(5, box, all, ways, 60, { x: box.x + 100, y: box.y + 300 })).toEqual(places.slice(0, 5));
  });
});

describe('ways as things', () => {
  it('leave and enter their rooms at the walls', () => {
    for (const { curve, from, to } of drawn) {
      const [first, last] = [leaving(curve, from), entering(curve, to)];
      expect(first).toBeLessThanOrEqual(0.5);
      expect(last).toBeGreaterThanOrEqual(0.5);
      if (first < 0.5) expect(within(from, at(curve, first))).toBe(false);
    }
  });
  it('have their numbers outside of both rooms', () => {
    const [one, other] = [room('a', 0, 0), room('b', 400, 0)];
    const [curve] = curves([one, other], [{ id: 'l', from: 'a', to: 'b', kind: 'corridor', one_way: false, badges: [] }]);
    const marks = ends(curve!, one, other, 14);
    expect(marks.leaving.x).toBeGreaterThan(60);
    expect(marks.leaving.x).toBeLessThan(90);
    expect(marks.entering.x).toBeLessThan(340);
    expect(marks.entering.x).toBeGreaterThan(310);
  });
  it('carry their signs off the crossings', () => {
    const four = [room('a', 0, 0, 40, 40), room('b', 400, 400, 40, 40), room('c', 400, 0, 40, 40), room('d', 0, 400, 40, 40)];
    const crossing = curves(four, [['a', 'b'], ['c', 'd']].map(([from, to]) => ({ id: `${from}${to}`, from: from!, to: to!, kind: 'corridor', one_way: false, badges: [] })));
    const spot = at(crossing[0]!, signSpot(crossing[0]!, four[0]!, four[1]!, [crossing[1]!], four));
    expect(Math.hypot(spot.x - 200, spot.y - 200)).toBeGreaterThan(30);
  });
  it('hold what lies on them between the rooms', () => {
    for (const { curve, from, to } of drawn) {
      for (const count of [1, 3]) expect(along(curve, count, 30, 0.5, from, to)).toHaveLength(count);
    }
    const { curve, from, to } = drawn[0]!;
    const points = along(curve, 2, 30, 0.5, from, to);
    expect(points.every((point) => !within(from, point, -1) && !within(to, point, -1))).toBe(true);
  });
});

describe('the camera', () => {
  const box = around(all, 46);
  const [width, height] = [390, 340];
  const whole = fit(box, width, height);
  const shown = (view: typeof whole, one: Room): boolean => {
    const [x, y] = [one.x * view.k + view.x, one.y * view.k + view.y];
    return x > 0 && x < width && y > 0 && y < height;
  };
  it('shows who acts and what they can reach, near enough to read', () => {
    const acting = drawn[0]!.from;
    const view = following([acting], [drawn[0]!.to], whole, width, height);
    expect(view.k).toBeGreaterThan(whole.k);
    expect(shown(view, acting)).toBe(true);
    expect(shown(view, drawn[0]!.to)).toBe(true);
  });
  it('stays with who acts when all they can reach is too far apart', () => {
    const view = following([all[0]!], all.filter((one) => one.shape !== 'open'), whole, width, height);
    expect(view.k).toBeGreaterThanOrEqual(READABLE * 0.85);
    expect(shown(view, all[0]!)).toBe(true);
  });
  it('shows the whole map where nobody acts, or where it can be read whole', () => {
    expect(following([], [], whole, width, height)).toEqual(whole);
    const large = fit(box, 1400, 1200);
    expect(following([all[0]!], [], large, 1400, 1200)).toEqual(large);
  });
});

describe('regions', () => {
  const node = (id: string, x: number, y: number, word: string, hue: number): Zone => ({
    id, layout: { kind: 'node', x, y, w: 60, h: 40, shape: 'room' }, badges: [{ label: word, tone: 'neutral' }], tone: { hue },
  });
  const map = [0, 1, 2, 3].flatMap((n) => [node(`b${n}`, n * 200, 0, 'Bay', 1), node(`v${n}`, n * 200, 400, 'Valley', 2)]);
  const places = rooms(map);
  it('are named where nothing is drawn', () => {
    const names = regions(map, places, [], 150, 40);
    expect(names.map((one) => one.name)).toEqual(['Bay', 'Valley']);
    for (const name of names) expect(places.filter((one) => Math.abs(one.x - name.x) < 75 + 30 && Math.abs(one.y - name.y) < 20 + 20)).toEqual([]);
  });
  it('have the shore between the highest one and the others', () => {
    const shore = shoreOf(map, places, around(places));
    for (const x of [-500, 0, 300, 600, 1500]) {
      expect(shore(x)).toBeGreaterThan(20);
      expect(shore(x)).toBeLessThan(380);
    }
  });
  it('need three places of one colour and one word', () => {
    expect(regions([node('a', 0, 0, 'Hub', 1), node('b', 9, 9, 'Hub', 1)], places, [], 10, 10)).toEqual([]);
  });
});

describe('plates', () => {
  const panels = [1, 2, 3].map((seat) => ({ seat, name: `Seat ${seat}`, tone: { seat }, gauges: [] }));
  const order = zone('order');
  const token = (seat: number) => piece(`o${seat}`, 'order', { kind: 'token', tone: { seat } });
  const node: Zone = { ...zone('n'), layout: { kind: 'node', x: 0, y: 0, w: 1, h: 1, shape: 'room' } };
  it('stand in the order of play', () => {
    const shown = parts(scene({ zones: [order, node], pieces: [token(3), token(1), token(2)], seats: panels }));
    expect(inOrder(panels, orderRow(shown)).map((seat) => seat.seat)).toEqual([3, 1, 2]);
    expect(platesFit(shown, panels, 1, new Map())).toBe(true);
  });
  it('stand as the seats sit where nothing orders them', () => {
    const shown = parts(scene({ zones: [order], pieces: [token(3), token(3)] }));
    expect(orderRow(shown)).toBeUndefined();
    expect(inOrder(panels, undefined).map((seat) => seat.seat)).toEqual([1, 2, 3]);
  });
  it('make way for a list of characters, not for slots of cards at the edge of the map', () => {
    const frame: Zone = { ...zone('all'), layout: { kind: 'group' } };
    const ann = zone('card-ann', { within: 'all', icon: 'ann' });
    const fits = (more: Partial<SceneView>, figures: ReadonlyMap<string, unknown>): boolean => platesFit(parts(scene({ zones: [node, frame, ann], ...more })), panels, 1, figures);
    expect(fits({}, new Map([['card-ann', []]]))).toBe(false);
    expect(fits({ pieces: [piece('hat', 'card-ann', { kind: 'item' })] }, new Map())).toBe(false);
    expect(fits({ pieces: [piece('found', 'card-ann', { kind: 'card', entry: 'found' })] }, new Map())).toBe(true);
    expect(fits({}, new Map())).toBe(true);
  });
});

describe('a theme', () => {
  const palette = { ground: '#010101', panel: '#020202', raised: '#030303', line: '#040404', strong: '#050505', text: '#060606', muted: '#070707', plate: '#080808', sky: ['#0a0a0a', '#0b0b0b', '#0c0c0c'] as [string, string, string] };
  const theme: Theme = { backdrop: 'aurora', node: 'slab', link: 'road', face: 'stencil', stock: 'night', dark: palette, light: { ...palette, panel: '#ffffff' } };
  it('is colours by day and by night', () => {
    expect(colours(theme)['--panel']).toBe('light-dark(#ffffff, #020202)');
    expect(colours(theme)['--title']).toContain('Stencil');
  });
  it('leaves a station in space its own decks', () => {
    expect(colours({ ...theme, backdrop: 'space' })['--room']).toBeUndefined();
    expect(colours(theme)['--room']).toBe('light-dark(#030303, #030303)');
  });
});
