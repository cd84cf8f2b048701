// What lies as cards at the near edge of a map: rows of cards everybody sees, my board, my hands.
import type { Parts } from './scene';
import type { Piece, Zone } from '../protocol';

export interface Dock {
  /** Rows of cards, slots and pools of dice that belong to nobody. */
  readonly shared: Zone[];
  /** Frames of mine with cards in play, and my rows of cards. */
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

/** Whether a frame is at the edge of the map: mine with its cards in play, or everybody's with cards in slots. People have
 * cards too, but stand on the map. */
export function docked(parts: Parts, group: Zone, me: number | undefined, figures: ReadonlyMap<string, unknown>): boolean {
  if (group.owner !== undefined) return group.owner === me && inPlay(parts, group);
  const zones = parts.children.get(group.id) ?? [];
  return !zones.some((zone) => figures.has(zone.id)) && zones.some((zone) => inside(parts, zone).some(carded) || (mounted(zone) && zone.layout.kind === 'grid'));
}

/** Whether a row of everybody's is shown as cards. Where there are only backs there is nothing to read: the map needs the room. */
export function laidOut(parts: Parts, zone: Zone): boolean {
  if (zone.layout.kind === 'pool') return inside(parts, zone).length > 0;
  return mounted(zone) || (zone.layout.kind === 'row' && inside(parts, zone).some((piece) => carded(piece) && piece.face !== 'down'));
}

/** Whether a frame of everybody's has something in it that is to be seen neither on the map nor at its edge. */
export function listed(parts: Parts, group: Zone, me: number | undefined, figures: ReadonlyMap<string, unknown>): boolean {
  if (group.owner !== undefined || docked(parts, group, me, figures)) return false;
  return (parts.children.get(group.id) ?? []).some((zone) => figures.has(zone.id) || inside(parts, zone).length > 0);
}

const none: ReadonlySet<string> = new Set();

/** The dock; with the ids that moves touch now, it has the supply and the decks too, for as long as something is taken of them. */
export function dockOf(parts: Parts, me: number | undefined, figures: ReadonlyMap<string, unknown>, touched: ReadonlySet<string> = none): Dock {
  const wanted = (zone: Zone): boolean => touched.has(zone.id) || inside(parts, zone).some((piece) => touched.has(piece.id));
  const groups = parts.groups.filter((group) => docked(parts, group, me, figures));
  const rows = me === undefined ? [] : (parts.owned.get(me) ?? []).filter((zone) => laidOut(parts, zone));
  return {
    shared: [...groups.filter((group) => group.owner === undefined), ...parts.shared.filter((zone) => laidOut(parts, zone) || wanted(zone))],
    boards: [...groups.filter((group) => group.owner !== undefined), ...rows],
    hands: parts.mine.filter((zone) => inside(parts, zone).length > 0),
  };
}
