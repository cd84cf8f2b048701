// The order of play, where a scene shows one: a row of tokens, one in the colour of each seat.
import type { Piece, SeatPanel } from '../protocol';
import { listed } from './dock';
import { toneSeat, type Parts } from './scene';

/** The tokens of the row that orders the seats, in its order; nothing if no row does. */
export function orderRow(parts: Parts): Piece[] | undefined {
  for (const zone of parts.shared) {
    const inside = parts.pieces.get(zone.id) ?? [];
    const seats = inside.flatMap((piece) => toneSeat(piece.tone) ?? []);
    if (zone.layout.kind !== 'row' || seats.length < 2 || new Set(seats).size !== seats.length) continue;
    // Others than people may stand among them: a player that the game itself leads.
    if (inside.length - seats.length <= 1 && inside.every((piece) => piece.kind === 'token')) return inside;
  }
  return undefined;
}

/** The seats in the order of play; as they sit where nothing says otherwise. */
export function inOrder(seats: readonly SeatPanel[], row: readonly Piece[] | undefined): SeatPanel[] {
  if (!row) return [...seats];
  const place = (seat: SeatPanel): number => {
    const found = row.findIndex((piece) => toneSeat(piece.tone) === seat.seat);
    return found < 0 ? row.length : found;
  };
  return [...seats].sort((a, b) => place(a) - place(b));
}

/** Whether the seats fit on plates over the map: nothing that belongs to nobody needs a list of its own. */
export function platesFit(parts: Parts, seats: readonly SeatPanel[], me: number | undefined, figures: ReadonlyMap<string, unknown>): boolean {
  return parts.nodes.length > 0 && seats.length <= 6 && !parts.groups.some((group) => listed(parts, group, me, figures));
}
