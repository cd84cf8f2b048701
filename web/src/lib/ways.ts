// The geometry of links: where a way leaves its rooms, where its signs stand, and where things lie on it.
import { at, type Curve, type Point, type Room } from './geometry';

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether a point lies in a room, or nearer to it than a margin. */
export function within(room: Room, point: Point, margin = 0): boolean {
  return Math.abs(point.x - room.x) < room.w / 2 + margin && Math.abs(point.y - room.y) < room.h / 2 + margin;
}

/** Where a curve leaves the room it begins in, as a part of its length; 0.5 if the rooms leave nothing between them. */
export function leaving(curve: Curve, room: Room, margin = 0): number {
  for (let step = 0; step <= 40; step += 1) {
    if (!within(room, at(curve, step / 80), margin)) return step / 80;
  }
  return 0.5;
}

/** Where a curve enters the room it ends in. */
export function entering(curve: Curve, room: Room, margin = 0): number {
  for (let step = 0; step <= 40; step += 1) {
    if (!within(room, at(curve, 1 - step / 80), margin)) return 1 - step / 80;
  }
  return 0.5;
}

/** Where marks at both ends of a way stand: just outside the rooms. */
export function ends(curve: Curve, from: Room, to: Room, margin: number): { leaving: Point; entering: Point } {
  return { leaving: at(curve, leaving(curve, from, margin)), entering: at(curve, entering(curve, to, margin)) };
}

const drawn = new WeakMap<Curve, readonly Point[]>();

/** Points along a curve. Every way is compared with all others, so they are reckoned once. */
function points(curve: Curve): readonly Point[] {
  let known = drawn.get(curve);
  if (!known) drawn.set(curve, (known = Array.from({ length: 31 }, (_, step) => at(curve, step / 30))));
  return known;
}

/** Where the signs of a way stand: on its free part, as near to the middle as crossings with other ways allow. */
export function signSpot(curve: Curve, from: Room, to: Room, others: readonly Curve[], rooms: readonly Room[], clear = 26): number {
  const [first, last] = [leaving(curve, from, 16), entering(curve, to, 16)];
  const middle = (first + last) / 2;
  let best = middle;
  let most = -1;
  for (const part of [0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.48, -0.48]) {
    const place = middle + part * (last - first);
    const point = at(curve, place);
    const blocked = rooms.some((room) => room !== from && room !== to && room.shape !== 'open' && within(room, point, clear / 2));
    const free = blocked ? 0 : others.reduce((least, other) => points(other).reduce((near, one) => Math.min(near, apart(one, point)), least), clear);
    if (free >= clear) return place;
    if (free > most) [best, most] = [place, free];
  }
  return best;
}

/** Places for things on a way, side by side around a part of its length, never in the rooms it joins. */
export function along(curve: Curve, count: number, gap: number, middle: number, from: Room, to: Room): Point[] {
  const [first, last] = [leaving(curve, from), entering(curve, to)];
  const span = Math.max(1, apart(at(curve, first), at(curve, last)));
  const step = Math.min(gap / span, 1 / Math.max(1, count)) * (last - first);
  const start = Math.min(Math.max(middle - (step * (count - 1)) / 2, first), Math.max(first, last - step * (count - 1)));
  return Array.from({ length: count }, (_, index) => at(curve, start + step * index));
}
