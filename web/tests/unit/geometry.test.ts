import { describe, expect, it } from 'vitest';
import { around, at, beside, crossings, curves, edge, fit, held, margin, rooms, spots, stretchFor, stub, zoomed } from '../../src/lib/geometry';
import type { Link, Zone } from '../../src/protocol';
import station from '../fixtures/station.json';

const zones = station.zones as unknown as Zone[];
const links = station.links as Link[];

describe('the map of a real station', () => {
  const all = rooms(zones);
  const drawn = curves(all, links);
  it('has a curve for every way but those into open space', () => {
    const open = new Set(all.filter((room) => room.shape === 'open').map((room) => room.id));
    links.forEach((link, index) => {
      expect(drawn[index] === undefined).toBe(open.has(link.from) || open.has(link.to));
    });
  });
  it('leads no corridor across a room it does not join', () => {
    const bad = links.filter((link, index) => {
      const curve = drawn[index];
      const others = all.filter((room) => room.id !== link.from && room.id !== link.to);
      return link.kind === 'corridor' && curve !== undefined && crossings(curve, others, -4) > 0;
    });
    expect(bad.map((link) => `${link.from} ${link.to}`)).toEqual([]);
  });
  it('begins and ends every curve in the rooms it joins', () => {
    links.forEach((link, index) => {
      const curve = drawn[index];
      const from = all.find((room) => room.id === link.from);
      if (curve && from) expect(at(curve, 0)).toMatchObject({ x: from.x, y: from.y });
    });
  });
  it('leaves a room towards the outside', () => {
    const room = { id: 'a', x: 10, y: 500, w: 100, h: 50, shape: 'room' as const };
    const out = stub(room, { x: 500, y: 500 }, 40);
    expect(out.from).toEqual({ x: -40, y: 500 });
    expect(out.to).toEqual({ x: -80, y: 500 });
  });
});

describe('the view', () => {
  const box = { x: 100, y: 100, w: 1000, h: 500 };
  it('shows the whole box in the middle', () => {
    const view = fit(box, 500, 500);
    expect(view.k).toBe(0.5);
    expect(600 * view.k + view.x).toBe(250);
    expect(350 * view.k + view.y).toBe(250);
  });
  it('keeps the point under the pointer where it is when zooming', () => {
    const view = fit(box, 500, 500);
    const point = { x: 120, y: 80 };
    const map = { x: (point.x - view.x) / view.k, y: (point.y - view.y) / view.k };
    const closer = zoomed(view, 2, point, 0.1, 5);
    expect(map.x * closer.k + closer.x).toBeCloseTo(point.x);
    expect(map.y * closer.k + closer.y).toBeCloseTo(point.y);
  });
  it('zooms no farther than it may', () => {
    expect(zoomed({ k: 1, x: 0, y: 0 }, 100, { x: 0, y: 0 }, 0.5, 3).k).toBe(3);
  });
  it('never loses the map out of sight', () => {
    const view = held({ k: 1, x: 99_999, y: -99_999 }, box, 500, 500);
    expect(box.x * view.k + view.x).toBeLessThan(500);
    expect((box.y + box.h) * view.k + view.y).toBeGreaterThan(0);
  });
  it('pulls a wide map apart in a tall window, within reason', () => {
    expect(stretchFor({ x: 0, y: 0, w: 100, h: 100 }, 100, 120)).toBeCloseTo(1.2);
    expect(stretchFor({ x: 0, y: 0, w: 100, h: 100 }, 100, 900)).toBe(1.45);
    expect(stretchFor({ x: 0, y: 0, w: 100, h: 100 }, 200, 100)).toBe(1);
  });
  it('is around all rooms', () => {
    const all = rooms(zones);
    const whole = around(all, 10);
    for (const room of all) expect(room.x - room.w / 2).toBeGreaterThanOrEqual(whole.x + 10);
  });
});

describe('what lies in a room', () => {
  it('stays in it, however much it is', () => {
    for (const [figures, things] of [[1, 0], [3, 2], [9, 6]] as const) {
      const places = spots(figures, things, 176, 66, 22);
      expect(places).toHaveLength(figures + things);
      for (const spot of places) {
        expect(Math.abs(spot.x) + spot.size / 2).toBeLessThanOrEqual(88);
        expect(Math.abs(spot.y) + spot.size / 2).toBeLessThanOrEqual(33);
      }
    }
  });
  it('draws figures larger than things', () => {
    const [figure, thing] = spots(1, 1, 176, 66, 22);
    expect(figure!.size).toBeGreaterThan(thing!.size);
  });
});

describe('a list beside a point', () => {
  const window = { w: 400, h: 400 };
  it('avoids what may be clicked next', () => {
    const place = beside({ x: 200, y: 200 }, { w: 100, h: 80 }, window, [{ x: 240, y: 150, w: 60, h: 60 }]);
    expect(place.x + 100).toBeLessThanOrEqual(200);
  });
  it('stays in its window', () => {
    const place = beside({ x: 395, y: 395 }, { w: 100, h: 80 }, window, []);
    expect(place.x + 100).toBeLessThanOrEqual(400);
    expect(place.y + 80).toBeLessThanOrEqual(400);
  });
});

it('a list as wide as its window stands at the bottom, or at the top where it covers less of what is needed', () => {
  const window = { x: 0, y: 80, w: 390, h: 360 };
  expect(edge(150, window, [])).toBe('bottom');
  expect(edge(150, window, [{ x: 100, y: 400, w: 40, h: 20 }])).toBe('top');
  expect(edge(150, window, [{ x: 100, y: 400, w: 40, h: 20 }, { x: 100, y: 100, w: 40, h: 20 }])).toBe('bottom');
});

it('the buttons get a column beside a tall map and a row below a wide one, and the map loses little', () => {
  const tall = { x: 0, y: 0, w: 300, h: 400 };
  const wide = { x: 0, y: 0, w: 400, h: 200 };
  expect(margin(tall, 390, 360, 52, 50)).toEqual({ right: 52, bottom: 0 });
  expect(margin(wide, 390, 360, 52, 50)).toEqual({ right: 0, bottom: 50 });
  expect(fit(tall, 390 - 52, 360).k).toBe(fit(tall, 390, 360).k);
});
