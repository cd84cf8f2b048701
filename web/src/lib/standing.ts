// Which token stands where on a map: the pieces of a scene on its rooms, its links and in open space.
import type { Piece, Zone } from '../protocol';
import { boxOf, settle, type Ground } from './clearing';
import type { Box, Curve, Room } from './geometry';
import { signsOf } from './signs';
import { perch, scatter, stand, type Crowd } from './tokens';
import { along } from './ways';

/** A token as placed. */
export interface Placed {
  readonly piece: Piece;
  /** What the place is called. */
  readonly where: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly vehicle: 'lorry' | 'ship' | undefined;
}

/** Tokens that did not fit in a place. */
export interface Fold {
  readonly zone: Zone;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly count: number;
}

/** How tokens of a map are drawn. */
export interface Manner {
  /** The smallest size that can be read, in the map's own measure. */
  readonly least: number;
  readonly header: number;
  readonly sign: number;
  /** Places have room for a number only. */
  readonly slabs: boolean;
  /** Figures drive. */
  readonly road: boolean;
  /** What is shown if not everything can be. */
  readonly first: (id: string) => boolean;
}

const FIGURES = new Set(['pawn', 'robot', 'tile']);

/** What a piece is drawn as on a road. */
export function vehicleOf(piece: Piece, road: boolean): Placed['vehicle'] {
  if (!road) return undefined;
  if (piece.icon === 'icebreaker') return 'ship';
  return piece.kind === 'pawn' || piece.kind === 'robot' ? 'lorry' : undefined;
}

/** A place with what lies in it. */
export interface Place {
  readonly zone: Zone;
  readonly room: Room;
  readonly inside: readonly Piece[];
  readonly manner: Manner;
}

/** The tokens of all places: first where they stand below the name, then those that have to find room around it. */
export function placeAll(places: readonly Place[], ground: Ground): { placed: Placed[]; folds: Fold[] } {
  const placed: Placed[] = [];
  const folds: Fold[] = [];
  const taken = [...ground.taken];
  const put = ({ zone, room, inside, manner }: Place, crowd: Crowd): void => {
    const there = placeIn(zone, room, inside, manner, crowd);
    const all = [...there.placed, ...(there.fold ? [there.fold] : [])];
    taken.push(...all.map((one) => boxOf(one, one.size)));
    placed.push(...there.placed);
    if (there.fold) folds.push(there.fold);
  };
  const crowds = places.map((place) => ({ place, crowd: crowdOf(place) }));
  for (const { place, crowd } of crowds) if (!crowd.cramped) put(place, crowd);
  // Who needs most room chooses first.
  const cramped = crowds.filter(({ crowd }) => crowd.cramped).sort((a, b) => b.crowd.spots.length - a.crowd.spots.length);
  for (const { place, crowd } of cramped) put(place, cleared(place, crowd, { ...ground, taken }));
  return { placed, folds };
}

/** The same tokens where they cover no name. */
function cleared({ room, manner }: Place, crowd: Crowd, ground: Ground): Crowd {
  const [first] = crowd.spots;
  const size = first?.size ?? manner.least;
  const { spots } = settle(crowd.spots.length + (crowd.fold ? 1 : 0), size, room, ground);
  const found = spots.map((spot) => ({ x: spot.x - room.x, y: spot.y - room.y, size }));
  const last = found.at(-1);
  return crowd.fold && last ? { spots: found.slice(0, -1), fold: { ...crowd.fold, spot: last }, cramped: true } : { spots: found, cramped: true };
}

/** How many tokens of a place are shown, and where they stand in it. */
function crowdOf({ zone, room, inside, manner }: Place): Crowd {
  const { big, rest } = sorted(inside, manner);
  if (manner.slabs) return perch(big.length, rest.length, room.w, room.h, Math.max(46, manner.least * 1.25), Math.max(30, manner.least));
  const inset = room.shape === 'hex' ? 30 : 0;
  return stand(big.length, rest.length, room.w - inset * 2 - asideOf(zone, manner), room.h, manner.header, manner.least);
}

/** How much of a place its signs take at the right. */
const asideOf = (zone: Zone, manner: Manner): number => (manner.slabs ? 0 : signsOf(zone).length * (manner.sign + 3));

/** What lies in a place: ships, figures, things; what matters most is first among its kind. */
function sorted(inside: readonly Piece[], manner: Manner): { important: Piece[]; ships: Piece[]; big: Piece[]; rest: Piece[] } {
  const important = [...inside].sort((a, b) => Number(manner.first(b.id)) - Number(manner.first(a.id)));
  const ships = important.filter((piece) => vehicleOf(piece, manner.road) === 'ship');
  const big = important.filter((piece) => FIGURES.has(piece.kind) && !ships.includes(piece));
  const rest = important.filter((piece) => !FIGURES.has(piece.kind) && !ships.includes(piece));
  return { important, ships, big, rest };
}

/** The tokens of a place, on the spots that were found for them. */
function placeIn(zone: Zone, room: Room, inside: readonly Piece[], manner: Manner, crowd: Crowd): { placed: Placed[]; fold?: Fold } {
  const where = zone.label ?? '';
  const { important, ships, big, rest } = sorted(inside, manner);
  // Tokens that were given room around the name are not moved aside for the signs.
  const aside = crowd.cramped ? 0 : asideOf(zone, manner);
  const tokens = manner.slabs || crowd.fold === undefined ? [...big, ...rest] : [...important.filter((piece) => manner.first(piece.id)), ...big.filter((piece) => !manner.first(piece.id)), ...rest.filter((piece) => !manner.first(piece.id))];
  // Folded figures give their turn to the things behind them.
  const hidden = manner.slabs ? (crowd.fold?.count ?? 0) : 0;
  const shown = hidden > 0 ? [...big.slice(0, big.length - hidden), ...rest] : tokens;
  const placed = crowd.spots.flatMap((spot, index) => {
    const piece = shown[index];
    return piece ? [{ piece, where, x: room.x + spot.x - aside / 2, y: room.y + spot.y, size: spot.size, vehicle: vehicleOf(piece, manner.road) }] : [];
  });
  const size = Math.max(46, manner.least * 1.25);
  for (const piece of ships) placed.push({ piece, where, x: room.x, y: room.y - room.h * 0.5 - size * 0.75, size: size * 1.15, vehicle: 'ship' });
  if (!crowd.fold) return { placed };
  const { spot, count } = crowd.fold;
  return { placed, fold: { zone, x: room.x + spot.x - aside / 2, y: room.y + spot.y, size: spot.size, count } };
}

/** Tokens in open space, apart from everything. */
export function placeAround(zone: Zone, room: Room, inside: readonly Piece[], box: Box, rooms: readonly Room[], ways: readonly (Curve | undefined)[], size: number, names: readonly Box[]): Placed[] {
  const first = { x: room.x, y: room.y + room.h * 0.15 };
  const points = scatter(inside.length, box, rooms, ways, size, first, names);
  return inside.flatMap((piece, index) => {
    const point = points[index];
    return point ? [{ piece, where: zone.label ?? '', ...point, size, vehicle: undefined }] : [];
  });
}

/** Tokens that lie on a way, around a part of its length. */
export function placeOn(name: string, curve: Curve, from: Room, to: Room, inside: readonly Piece[], middle: number, size: number): Placed[] {
  const points = along(curve, inside.length, size * 1.08, middle, from, to);
  return inside.flatMap((piece, index) => {
    const point = points[index];
    return point ? [{ piece, where: name, ...point, size, vehicle: undefined }] : [];
  });
}
