// The geometry of the map: where rooms are drawn, how corridors bend around them, what fits the window.
import type { Link, Outline, Zone } from '../protocol';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A room as drawn. */
export interface Room extends Point {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly shape: Outline;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The rooms of the map; `stretch` pulls the map apart downwards, rooms and all, to use a tall window. */
export function rooms(zones: readonly Zone[], stretch = 1): Room[] {
  return zones.flatMap((zone) => {
    if (zone.layout.kind !== 'node') return [];
    const { x, y, w, h, shape } = zone.layout;
    return [{ id: zone.id, x, y: y * stretch, w, h: h * stretch, shape }];
  });
}

/** The smallest box around the rooms. */
export function around(all: readonly Room[], margin = 0): Box {
  if (all.length === 0) return { x: 0, y: 0, w: 1, h: 1 };
  const left = Math.min(...all.map((room) => room.x - room.w / 2)) - margin;
  const right = Math.max(...all.map((room) => room.x + room.w / 2)) + margin;
  const top = Math.min(...all.map((room) => room.y - room.h / 2)) - margin;
  const bottom = Math.max(...all.map((room) => room.y + room.h / 2)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** How far a map may be pulled apart so that it fills a window of this shape. */
export function stretchFor(box: Box, width: number, height: number, most = 1.45): number {
  if (width <= 0 || height <= 0) return 1;
  return Math.min(most, Math.max(1, height / width / (box.h / box.w)));
}

/** A way as a cubic curve. */
export interface Curve {
  readonly from: Point;
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const plus = (a: Point, b: Point, k = 1): Point => ({ x: a.x + b.x * k, y: a.y + b.y * k });
const length = (a: Point): number => Math.hypot(a.x, a.y);
const unit = (a: Point): Point => {
  const l = length(a) || 1;
  return { x: a.x / l, y: a.y / l };
};

/** A point on a curve, 0 at its start and 1 at its end. */
export function at(curve: Curve, t: number): Point {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: a * curve.from.x + b * curve.c1.x + c * curve.c2.x + d * curve.to.x,
    y: a * curve.from.y + b * curve.c1.y + c * curve.c2.y + d * curve.to.y,
  };
}

/** A curve in the writing of SVG. */
export function path(curve: Curve): string {
  const p = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${p(curve.from)}C${p(curve.c1)} ${p(curve.c2)} ${p(curve.to)}`;
}

/** How much of a curve runs over rooms other than those it joins. */
export function crossings(curve: Curve, others: readonly Room[], margin = 6): number {
  let hits = 0;
  for (let step = 1; step < 24; step += 1) {
    const point = at(curve, step / 24);
    const over = others.some(
      (room) =>
        room.shape !== 'open' &&
        Math.abs(point.x - room.x) < room.w / 2 + margin &&
        Math.abs(point.y - room.y) < room.h / 2 + margin,
    );
    if (over) hits += 1;
  }
  return hits;
}

/** How sharply two ways may turn in a room and still be drawn as one. */
const SMOOTH = Math.cos((125 * Math.PI) / 180);

/** The direction in which a way leaves a room: along the way that goes on beyond it, so that rings come out round. */
function heading(room: Room, towards: Room, neighbours: readonly Room[]): Point {
  const out = unit(minus(towards, room));
  let best: Room | undefined;
  let turn = SMOOTH;
  for (const other of neighbours) {
    if (other.id === towards.id) continue;
    const there = unit(minus(other, room));
    const cosine = out.x * there.x + out.y * there.y;
    if (cosine < turn) [best, turn] = [other, cosine];
  }
  return best ? unit(minus(towards, best)) : out;
}

/** The curve of every link between two rooms, by the link's place in the list; links to open space have none. */
export function curves(all: readonly Room[], links: readonly Link[]): (Curve | undefined)[] {
  const byId = new Map(all.map((room) => [room.id, room]));
  const neighbours = new Map<string, Room[]>();
  for (const link of links) {
    const [from, to] = [byId.get(link.from), byId.get(link.to)];
    if (!from || !to || from.shape === 'open' || to.shape === 'open') continue;
    for (const [a, b] of [[from, to], [to, from]] as const) {
      const key = `${link.kind} ${a.id}`;
      neighbours.set(key, [...(neighbours.get(key) ?? []), b]);
    }
  }
  return links.map((link) => {
    const [from, to] = [byId.get(link.from), byId.get(link.to)];
    if (!from || !to || from.shape === 'open' || to.shape === 'open') return undefined;
    const others = all.filter((room) => room !== from && room !== to);
    const near = (room: Room): Room[] => neighbours.get(`${link.kind} ${room.id}`) ?? [];
    return bend(from, to, heading(from, to, near(from)), heading(to, from, near(to)), others);
  });
}

/** The smooth curve between two rooms, bent aside as little as keeps it off the others. */
function bend(from: Room, to: Room, leave: Point, arrive: Point, others: readonly Room[]): Curve {
  const way = minus(to, from);
  const reach = length(way) / 3;
  const side = unit({ x: -way.y, y: way.x });
  const smooth: Curve = { from, c1: plus(from, leave, reach), c2: plus(to, arrive, reach), to };
  const straight: Curve = { from, c1: plus(from, way, 1 / 3), c2: plus(from, way, 2 / 3), to };
  let best = smooth;
  let least = crossings(smooth, others);
  const candidates = [straight];
  for (const push of [0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.75, -0.75]) {
    const off = push * length(way);
    candidates.push({ from, c1: plus(straight.c1, side, off), c2: plus(straight.c2, side, off), to });
  }
  for (const curve of candidates) {
    if (least === 0) break;
    const hits = crossings(curve, others);
    if (hits < least) [best, least] = [curve, hits];
  }
  return best;
}

/** Where a way into open space leaves its room: a short stub from the room's edge, away from the middle of the map. */
export function stub(room: Room, middle: Point, reach: number): { from: Point; to: Point } {
  const out = minus(room, middle);
  const flat = Math.abs(out.x) / room.w > Math.abs(out.y) / room.h / 1.6;
  const way = flat ? { x: Math.sign(out.x) || 1, y: 0 } : { x: 0, y: Math.sign(out.y) || 1 };
  const edge = { x: room.x + (way.x * room.w) / 2, y: room.y + (way.y * room.h) / 2 };
  return { from: edge, to: plus(edge, way, reach) };
}

/** The view of a map: how much it is magnified, and where its origin is. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** The view that shows a box in the middle of a window. */
export function fit(box: Box, width: number, height: number, most = 3): View {
  const k = Math.min(most, width / box.w, height / box.h);
  return { k, x: width / 2 - (box.x + box.w / 2) * k, y: height / 2 - (box.y + box.h / 2) * k };
}

/** Room that is kept free of the map for the buttons over it: a column at the right, or a row at the bottom. */
export interface Margin {
  readonly right: number;
  readonly bottom: number;
}

/** The margin that costs a box less of its size: beside a tall map, below a wide one. */
export function margin(box: Box, width: number, height: number, column: number, row: number): Margin {
  const beside = fit(box, width - column, height).k;
  const below = fit(box, width, height - row).k;
  return beside > below ? { right: column, bottom: 0 } : { right: 0, bottom: row };
}

/** The view magnified around a point of the window. */
export function zoomed(view: View, factor: number, about: Point, least: number, most: number): View {
  const k = Math.min(most, Math.max(least, view.k * factor));
  const by = k / view.k;
  return { k, x: about.x - (about.x - view.x) * by, y: about.y - (about.y - view.y) * by };
}

/** The view kept near enough to a box that some of it can always be seen. */
export function held(view: View, box: Box, width: number, height: number): View {
  const keep = (origin: number, start: number, size: number, window: number): number => {
    const low = window * 0.35 - (start + size) * view.k;
    const high = window * 0.65 - start * view.k;
    return Math.min(high, Math.max(low, origin));
  };
  return { k: view.k, x: keep(view.x, box.x, box.w, width), y: keep(view.y, box.y, box.h, height) };
}

/** Where things go in a room: rows of big and small ones that never leave it. */
export interface Spot extends Point {
  readonly size: number;
}

/** Places for figures and things in a room of this size, figures on the floor, things behind them. */
export function spots(figures: number, things: number, w: number, h: number, header: number): Spot[] {
  const room = { w: w - 12, h: h - header - 5 };
  if (figures + things === 0 || room.w <= 0 || room.h <= 0) return [];
  const one = rowSpots(figures, things, room.w, room.h);
  const bottom = h / 2 - 3;
  return one.map((spot) => ({ size: spot.size, x: spot.x - room.w / 2, y: bottom - spot.size / 2 - 1 }));
}

/** One row from the left: things first, figures last, squeezed together when there are many. */
function rowSpots(figures: number, things: number, width: number, height: number): Spot[] {
  const big = Math.min(height, 44);
  const small = big * 0.72;
  const gap = 4;
  const need = figures * (big + gap) + things * (small + gap) - gap;
  const squeeze = Math.min(1, (width - (figures > 0 ? big : small)) / Math.max(1, need - (figures > 0 ? big : small)));
  const found: Spot[] = [];
  let x = 0;
  const put = (size: number): void => {
    found.push({ x: x + size / 2, y: 0, size });
    x += (size + gap) * squeeze;
  };
  for (let index = 0; index < things; index += 1) put(small);
  const rest = found.splice(0, things);
  for (let index = 0; index < figures; index += 1) put(big);
  return [...found, ...rest];
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Where a list beside a thing covers the fewest of some boxes and stays in its window. A thing has a middle, and may have a size. */
export function beside(about: Point & Partial<Size>, list: Size, window: Size, keepFree: readonly Box[], least = 30): Point {
  const gap = Math.max(least, (about.w ?? 0) / 2 + 10);
  const deep = Math.max(least, (about.h ?? 0) / 2 + 10);
  const into = (value: number, size: number, whole: number): number => Math.max(6, Math.min(value, whole - size - 6));
  const wanted: Point[] = [
    { x: about.x + gap, y: about.y - 20 },
    { x: about.x - gap - list.w, y: about.y - 20 },
    { x: about.x - list.w / 2, y: about.y + deep },
    { x: about.x - list.w / 2, y: about.y - deep - list.h },
    { x: about.x + gap, y: about.y + 20 - list.h },
    { x: about.x - gap - list.w, y: about.y + 20 - list.h },
    { x: about.x - list.w / 2, y: about.y - deep - least - list.h },
    { x: about.x - list.w / 2, y: about.y + deep + least },
  ];
  const covered = (at: Point): number => {
    const over = (box: Box): boolean =>
      box.x < at.x + list.w && at.x < box.x + box.w && box.y < at.y + list.h && at.y < box.y + box.h;
    const point = { x: about.x - 8, y: about.y - 8, w: 16, h: 16 };
    return keepFree.filter(over).length + (over(point) ? 3 : 0);
  };
  const places = wanted.map((at) => ({ x: into(at.x, list.w, window.w), y: into(at.y, list.h, window.h) }));
  return places.reduce((best, at) => (covered(at) < covered(best) ? at : best));
}

/** At which edge of a window a list as wide as the window covers fewer of some boxes; at the bottom if that is all the same. */
export function edge(deep: number, window: Box, keepFree: readonly Box[]): 'top' | 'bottom' {
  const covered = (from: number): number => keepFree.filter((box) => box.y < from + deep && from < box.y + box.h).length;
  return covered(window.y) < covered(window.y + window.h - deep) ? 'top' : 'bottom';
}
