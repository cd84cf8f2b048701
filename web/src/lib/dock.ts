// What lies as cards at the near edge of a map: rows of cards everybody sees, my board, my hands.
import type { Parts } from './scene';
import type { Piece, Zone } from '../protocol';

export interface Dock {
  /** Rows of cards and pools of dice that belong to nobody. */
  readonly shared: Zone[];
  /** Frames of mine with cards in play. */
  readonly boards: Zone[];
  readonly hands: Zone[];
}

/** Whether a piece is drawn as a card with a face: the almanac knows it. */
export const carded = (piece: Piece): boolean => piece.kind === 'card' && piece.entry !== undefined;

/** Whether a zone is a card itself: a vehicle with its cargo. */
export const mounted = (zone: Zone): boolean => zone.entry !== undefined && zone.layout.kind !== 'node' && zone.layout.kind !== 'group';

const inside = (parts: Parts, zone: Zone): Piece[] => parts.pieces.get(zone.id) ?? [];

/** Whether something in a frame is a card in play. */
export function inPlay(parts: Parts, group: Zone): boolean {
  const all = [group, ...(parts.children.get(group.id) ?? [])];
  return all.some((zone) => zone.layout.kind !== 'group' && (mounted(zone) ? inside(parts, zone).length > 0 || zone.layout.kind === 'grid' : inside(parts, zone).some(carded)));
}

/** Whether a row of everybody's is shown as cards. */
export function laidOut(parts: Parts, zone: Zone): boolean {
  if (zone.layout.kind === 'pool') return inside(parts, zone).length > 0;
  return mounted(zone) || (zone.layout.kind === 'row' && inside(parts, zone).some(carded));
}

export function dockOf(parts: Parts, me: number | undefined): Dock {
  return {
    shared: parts.shared.filter((zone) => laidOut(parts, zone)),
    boards: parts.groups.filter((group) => group.owner !== undefined && group.owner === me && inPlay(parts, group)),
    hands: parts.mine.filter((zone) => inside(parts, zone).length > 0),
  };
}
