// Regions of a map: places of one colour that carry the same word. Their names are written on the ground between them.
import type { Zone } from '../protocol';
import type { Box, Curve, Point, Room } from './geometry';
import { at } from './geometry';

export interface RegionName extends Point {
  readonly name: string;
}

/** The fewest places that make a region. */
const FEWEST = 3;

/** The names of the regions, each where nothing is drawn, near the middle of its places. */
export function regions(zones: readonly Zone[], rooms: readonly Room[], ways: readonly (Curve | undefined)[], w: number, h: number): RegionName[] {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const found = regionRooms(zones, byId);
  const lines = ways.flatMap((way) => (way ? Array.from({ length: 25 }, (_, step) => at(way, step / 24)) : []));
  return [...found].map(([name, inside]) => ({ name, ...clearing(inside, rooms, lines, w, h) }));
}

/** The places of each region: at least three of one colour with one word. */
function regionRooms(zones: readonly Zone[], byId: ReadonlyMap<string, Room>): Map<string, Room[]> {
  const found = new Map<string, Room[]>();
  for (const zone of zones) {
    const word = zone.badges.find((badge) => badge.icon === undefined && badge.count === undefined && badge.tone === 'neutral');
    const room = byId.get(zone.id);
    if (!word || !room || typeof zone.tone !== 'object' || !('hue' in zone.tone)) continue;
    found.set(word.label, [...(found.get(word.label) ?? []), room]);
  }
  return new Map([...found].filter(([, inside]) => inside.length >= FEWEST));
}

/** The emptiest place for a box near the middle of some rooms. */
function clearing(inside: readonly Room[], rooms: readonly Room[], lines: readonly Point[], w: number, h: number): Point {
  const middle = { x: sum(inside.map((room) => room.x)) / inside.length, y: sum(inside.map((room) => room.y)) / inside.length };
  let best: Point = middle;
  let least = Infinity;
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -6; dx <= 6; dx += 1) {
      const point = { x: middle.x + dx * w * 0.3, y: middle.y + dy * h * 0.7 };
      const covers = (other: Point, mw: number, mh: number): boolean => Math.abs(other.x - point.x) < w / 2 + mw && Math.abs(other.y - point.y) < h / 2 + mh;
      const hits = rooms.filter((room) => covers(room, room.w / 2, room.h / 2)).length * 4 + lines.filter((line) => covers(line, 8, 8)).length;
      const cost = hits * 100 + Math.abs(dx) * 3 + Math.abs(dy) * 5;
      if (cost < least) [best, least] = [point, cost];
    }
  }
  return best;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The height of the shore over a map: the region that lies highest is water, everything below it is land. Where there are
 * no regions, the shore crosses the map at two fifths.
 */
export function shoreOf(zones: readonly Zone[], rooms: readonly Room[], box: Box): (x: number) => number {
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const groups = [...regionRooms(zones, byId).values()];
  const high = (group: readonly Room[]): number => sum(group.map((room) => room.y)) / group.length;
  const [water, ...land] = [...groups].sort((a, b) => high(a) - high(b));
  if (!water || land.length === 0) return () => box.y + box.h * 0.4;
  const ground = land.flat();
  // The shore passes below the water's places and above the land's, most by those that are near.
  const [first, last] = [Math.min(...water.map((room) => room.x)), Math.max(...water.map((room) => room.x))];
  return (x) => {
    const here = Math.min(last, Math.max(first, x));
    const pull = (room: Room): number => Math.exp(-(((room.x - here) / (box.w * 0.13)) ** 2)) + 1e-6;
    const mean = (all: readonly Room[], weight: (room: Room) => number): number => sum(all.map((room) => room.y * weight(room))) / sum(all.map(weight));
    const low = mean(water, pull) + 60;
    // Of the land's places the highest ones count most.
    const top = mean(ground, (room) => pull(room) * Math.exp(-(room.y - box.y) / (box.h * 0.06))) - 60;
    return (low + Math.max(low, top)) / 2;
  };
}
