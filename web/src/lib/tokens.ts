// Where tokens stand: apart from one another, never smaller than can be read, folded into a number when more than fit.
import { at, spots, type Box, type Curve, type Point, type Room, type Spot } from './geometry';

/** Tokens that stand in a place, and how many more do not fit, with the spot of that number. */
export interface Crowd {
  readonly spots: Spot[];
  readonly fold?: { readonly spot: Spot; readonly count: number };
  /** Whether there is no room for them below the name: they cover it, unless they find another place. */
  readonly cramped?: boolean;
}

const GAP = 4;

/** Tokens in a room: in one row where they can be read, in a grid where they cannot, folded where there are too many. */
export function stand(figures: number, things: number, w: number, h: number, header: number, least: number): Crowd {
  const row = spots(figures, things, w, h, header);
  const total = figures + things;
  if (row.length === total && row.every((spot) => spot.size >= least) && clear(row)) return { spots: row };
  const size = Math.max(least, Math.min(40, h - header - 8));
  const columns = Math.max(1, Math.floor((w + GAP) / (size + GAP)));
  const rows = Math.max(1, Math.floor((h - header + GAP) / (size + GAP)));
  const shown = total <= columns * rows ? total : Math.max(1, columns * rows - 1);
  const cells = total > shown ? shown + 1 : shown;
  // A place for a single token too many shows it folded beside itself: nobody is ever left out.
  const lines = Math.ceil(cells / columns);
  const low = Math.max(h / 2 - 3 - lines * (size + GAP) + GAP, Math.min(-h / 2 + header, h / 2 - 3 - size * lines));
  const all = Array.from({ length: cells }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, cells - line * columns);
    return { x: (index % columns - (inLine - 1) / 2) * (size + GAP), y: low + line * (size + GAP) + size / 2, size };
  });
  const last = all[shown];
  return { cramped: true, ...(last && total > shown ? { spots: all.slice(0, shown), fold: { spot: last, count: total - shown } } : { spots: all }) };
}

/** Whether no token hides more than an edge of another. */
function clear(all: readonly Spot[]): boolean {
  return all.every((a, index) => all.slice(index + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) >= (a.size + b.size) * 0.44));
}

/** Tokens on a slab that has room for its number only: figures on its far edge, things at its near corner. */
export function perch(figures: number, things: number, w: number, h: number, size: number, small: number, most = 3): Crowd {
  const wide = size * 1.42;
  const places = Math.min(figures, most);
  const shown = figures <= most ? figures : most - 1;
  const above = (index: number): Point => ({ x: (index - (places - 1) / 2) * wide, y: -h * 0.3 - size * 0.34 });
  const standing = Array.from({ length: shown }, (_, index) => ({ ...above(index), size }));
  // Large ones begin farther out: the number in the middle of the slab is to be read.
  const begin = Math.max(w * 0.46, small / 2 + w * 0.22);
  const beside = Array.from({ length: things }, (_, index) => ({ x: begin + index * small * 0.94, y: h * 0.26, size: small }));
  const spots = [...standing, ...beside];
  return figures > shown ? { spots, fold: { spot: { ...above(shown), size: small }, count: figures - shown } } : { spots };
}

/** Places in open space: apart from rooms, from ways, from names and from one another. More of them leave the first where they are. */
export function scatter(count: number, box: Box, rooms: readonly Room[], ways: readonly (Curve | undefined)[], size: number, first: Point, names: readonly Box[] = []): Point[] {
  const apart = (point: Point): boolean => names.every((name) => Math.abs(name.x + name.w / 2 - point.x) >= (name.w + size) / 2 || Math.abs(name.y + name.h / 2 - point.y) >= (name.h + size) / 2);
  const free = openings(box, rooms, ways, size).filter(apart);
  const found: Point[] = [];
  while (found.length < count) {
    let best: Point = first;
    let most = -Infinity;
    for (const point of free) {
      const near = Math.hypot(point.x - first.x, point.y - first.y);
      const gap = found.reduce((least, other) => Math.min(least, Math.hypot(point.x - other.x, point.y - other.y)), Infinity);
      // The first lies near the name of the place, the others as far apart as a few of their own sizes.
      const worth = Math.min(gap, size * 4) * 3 - near;
      if (gap > size * 1.15 && worth > most) [best, most] = [point, worth];
    }
    if (most === -Infinity) best = { x: first.x + (found.length % 8) * size * 1.1, y: first.y + Math.floor(found.length / 8) * size * 1.1 };
    found.push(best);
  }
  return found;
}

/** Where nothing is: points of a fine grid that lie clear of rooms and ways. */
function openings(box: Box, rooms: readonly Room[], ways: readonly (Curve | undefined)[], size: number): Point[] {
  const step = Math.max(size * 0.8, box.w / 60);
  const lines = ways.flatMap((way) => (way ? Array.from({ length: 21 }, (_, index) => at(way, index / 20)) : []));
  const solid = rooms.filter((room) => room.shape !== 'open');
  // Thousands of points are compared with hundreds: by the squares of their distances.
  const margin = (size * 0.95) ** 2;
  const found: Point[] = [];
  for (let y = box.y + size * 0.6; y <= box.y + box.h - size * 0.6; y += step) {
    for (let x = box.x + size * 0.6; x <= box.x + box.w - size * 0.6; x += step) {
      const blocked =
        solid.some((room) => Math.abs(room.x - x) < room.w / 2 + size * 0.75 && Math.abs(room.y - y) < room.h / 2 + size * 0.75) ||
        lines.some((point) => (point.x - x) ** 2 + (point.y - y) ** 2 < margin);
      if (!blocked) found.push({ x, y });
    }
  }
  return found;
}
