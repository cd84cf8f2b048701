// Which token stands where on a map: the pieces of a scene on its rooms, its links and in open space.
import type { Piece, Zone } from '../protocol';
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

/** The tokens of a place. */
export function placeIn(zone: Zone, room: Room, inside: readonly Piece[], manner: Manner): { placed: Placed[]; fold?: Fold } {
  const where = zone.label ?? '';
  const important = [...inside].sort((a, b) => Number(manner.first(b.id)) - Number(manner.first(a.id)));
  const ships = important.filter((piece) => vehicleOf(piece, manner.road) === 'ship');
  const big = important.filter((piece) => FIGURES.has(piece.kind) && !ships.includes(piece));
  const rest = important.filter((piece) => !FIGURES.has(piece.kind) && !ships.includes(piece));
  const inset = room.shape === 'hex' ? 30 : 0;
  const aside = manner.slabs ? 0 : signsOf(zone).length * (manner.sign + 3);
  const crowd: Crowd = manner.slabs
    ? perch(big.length, rest.length, room.w, room.h, Math.max(46, manner.least * 1.25), Math.max(30, manner.least))
    : stand(big.length, rest.length, room.w - inset * 2 - aside, room.h, manner.header, manner.least);
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
export function placeAround(zone: Zone, room: Room, inside: readonly Piece[], box: Box, rooms: readonly Room[], ways: readonly (Curve | undefined)[], size: number): Placed[] {
  const first = { x: room.x, y: room.y + room.h * 0.15 };
  const points = scatter(inside.length, box, rooms, ways, size, first);
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
