// Everything that stands on a map, laid out together: tokens keep clear of names, of signs and of one another.
import type { Link, NodeLook, Piece, Zone } from '../protocol';
import { boxOf, overlap } from './clearing';
import { at, type Box, type Curve, type Room } from './geometry';
import { nameIn, signSpots } from './names';
import { placeAll, placeAround, placeOn, type Fold, type Manner, type Place, type Placed } from './standing';
import { signSpot } from './ways';

/** The least size of a token on the screen: on a phone, and elsewhere. */
const [FINGER, MOUSE] = [23, 22];
/** How much air a name has at its sides. */
const AIR = 2;

/** A scale in steps of a few percent: while a map is zoomed, it is not laid out anew for every picture. */
export const stepped = (scale: number): number => Math.exp(Math.round(Math.log(scale) * 25) / 25);

/** How large words, signs and tokens are at a scale, in the map's own measure. */
export function measures(scale: number, phone: boolean): Pick<Manner, 'least' | 'header' | 'sign'> {
  return {
    sign: Math.min(28, Math.max(20, 12 / scale)),
    header: Math.min(30, Math.max(20, 11.2 / scale)),
    least: (phone ? FINGER : MOUSE) / scale,
  };
}

/** A map with what lies on it. */
export interface Grounds {
  readonly nodes: readonly Zone[];
  readonly links: readonly Link[];
  readonly rooms: readonly Room[];
  /** The curve of every link, by its place in the list. */
  readonly ways: readonly (Curve | undefined)[];
  readonly box: Box;
  readonly scale: number;
  readonly phone: boolean;
  readonly road: boolean;
  readonly look: (zone: string) => NodeLook;
  readonly inside: (id: string) => readonly Piece[];
  readonly linkName: (link: Link) => string;
  /** What is shown if not everything can be. */
  readonly first: (id: string) => boolean;
}

export interface Layout {
  readonly placed: Placed[];
  readonly folds: Fold[];
  /** What the names of places cover. */
  readonly names: Box[];
}

/** How far what lies on a way may be moved beside it, in its size: as little as is enough. */
const ASIDE = [0, 0.2, 0.4, 0.6];

/** The same tokens, moved a little where they would cover a name. */
function clearOf(names: readonly Box[], lying: readonly Placed[], size: number): Placed[] {
  const moved = (x: number, y: number): Placed[] => lying.map((one) => ({ ...one, x: one.x + x * size, y: one.y + y * size }));
  const covered = (all: readonly Placed[]): number => all.reduce((sum, one) => sum + names.reduce((whole, name) => whole + overlap(boxOf(one, one.size), name), 0), 0);
  const ways = ASIDE.flatMap((by) => [moved(by, 0), moved(-by, 0), moved(0, by), moved(0, -by)]);
  return ways.reduce((best, other) => (covered(other) < covered(best) ? other : best));
}

/** Where everything stands. */
export function layOut(map: Grounds): Layout {
  const { rooms, scale } = map;
  const size = measures(scale, map.phone);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const within = (room: Room, box: Box, air = 0): Box => ({ x: room.x + box.x - air, y: room.y + box.y, w: box.w + 2 * air, h: box.h });
  const names: Box[] = [];
  const signs: Box[] = [];
  const places: Place[] = [];
  const placed: Placed[] = [];
  for (const zone of map.nodes) {
    const room = byId.get(zone.id);
    if (!room) continue;
    const look = map.look(zone.id);
    const inside = map.inside(zone.id);
    if (look !== 'slab' || room.shape === 'open') {
      const name = nameIn(zone, room, size.header, scale, look);
      if (name) names.push(within(room, name.box, AIR));
    }
    if (look !== 'slab' && room.shape !== 'open') signs.push(...signSpots(zone, room, size.sign, look).map((spot) => within(room, boxOf(spot, size.sign))));
    if (inside.length === 0) continue;
    if (room.shape === 'open') placed.push(...placeAround(zone, room, inside, map.box, rooms, map.ways, Math.max(38, size.least), names));
    else places.push({ zone, room, inside, manner: { ...size, slabs: look === 'slab', road: map.road, first: map.first } });
  }

  const taken = placed.map((one) => boxOf(one, one.size));
  const onWays: Placed[] = [];
  map.links.forEach((link, index) => {
    const [curve, from, to] = [map.ways[index], byId.get(link.from), byId.get(link.to)];
    const inside = map.inside(link.id);
    if (!curve || !from || !to || (inside.length === 0 && link.badges.length === 0)) return;
    const others = map.ways.filter((way): way is Curve => way !== undefined && way !== curve);
    const middle = signSpot(curve, from, to, others, rooms);
    const large = Math.max(30, size.least);
    if (link.badges.length > 0) taken.push(boxOf(at(curve, middle), large));
    const lying = clearOf(names, placeOn(map.linkName(link), curve, from, to, inside, middle, large), large);
    taken.push(...lying.map((one) => boxOf(one, one.size)));
    onWays.push(...lying);
  });
  const there = placeAll(places, { names, signs, taken, rooms });
  return { placed: [...placed, ...there.placed, ...onWays], folds: there.folds, names };
}
