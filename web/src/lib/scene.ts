// A scene taken apart for drawing: which zone goes where on the table, whatever the game.
import type { Badge, Link, Piece, SceneView, Tone, Zone } from '../protocol';

/** The parts of the table a scene's zones go to. */
export interface Parts {
  readonly nodes: Zone[];
  readonly grids: Zone[];
  readonly tracks: Zone[];
  /** The viewer's own hands. */
  readonly mine: Zone[];
  /** Frames with zones in them: characters, boards. */
  readonly groups: Zone[];
  /** Rows and stacks of everybody: the trick, the supply. */
  readonly shared: Zone[];
  /** What lies before each seat. */
  readonly owned: ReadonlyMap<number, Zone[]>;
  readonly children: ReadonlyMap<string, Zone[]>;
  readonly pieces: ReadonlyMap<string, Piece[]>;
}

/** The seat a viewer looks from, if they sit at one. */
export function seatOf(viewer: string): number | undefined {
  const match = /^seat-(\d+)$/.exec(viewer);
  return match ? Number(match[1]) : undefined;
}

function gather<T>(things: readonly T[], key: (thing: T) => string | undefined): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const name = key(thing);
    if (name === undefined) continue;
    const list = found.get(name);
    if (list) list.push(thing);
    else found.set(name, [thing]);
  }
  return found;
}

/** Sorts a scene's zones into the parts of the table. */
export function parts(scene: SceneView): Parts {
  const me = seatOf(scene.viewer);
  const kinds = (kind: string): Zone[] => scene.zones.filter((zone) => zone.layout.kind === kind && !zone.within);
  const nodes = scene.zones.filter((zone) => zone.layout.kind === 'node');
  /** Beside a map a small grid with an entry is a card with boxes; without one it is the board. */
  const boxed = (zone: Zone): boolean => nodes.length > 0 && zone.layout.kind === 'grid' && zone.entry !== undefined;
  const loose = scene.zones.filter((zone) => !zone.within && (['row', 'stack', 'hand', 'pool'].includes(zone.layout.kind) || boxed(zone)));
  const mine = loose.filter((zone) => ['hand', 'pool'].includes(zone.layout.kind) && zone.owner !== undefined && zone.owner === me);
  const owned = new Map<number, Zone[]>();
  for (const zone of loose) {
    if (zone.owner === undefined || mine.includes(zone)) continue;
    owned.set(zone.owner, [...(owned.get(zone.owner) ?? []), zone]);
  }
  return {
    nodes,
    grids: kinds('grid').filter((zone) => !boxed(zone)),
    tracks: kinds('track'),
    groups: kinds('group'),
    shared: loose.filter((zone) => zone.owner === undefined),
    mine,
    owned,
    children: gather(scene.zones, (zone) => zone.within),
    pieces: gather(scene.pieces, (piece) => piece.zone),
  };
}

/** A palette entry as the name of a class. */
export function toneClass(tone: Tone): string {
  if (typeof tone === 'string') return `tone-${tone}`;
  if ('seat' in tone) return `seat-${tone.seat}`;
  return `hue-${tone.hue % 8}`;
}

/** The seat a palette entry belongs to. */
export function toneSeat(tone: Tone): number | undefined {
  return typeof tone === 'object' && 'seat' in tone ? tone.seat : undefined;
}

/** A number shown on a piece in place of its mark: how many, how much. */
export function countOf(badges: readonly Badge[]): number | undefined {
  return badges.find((badge) => badge.count !== undefined)?.count;
}

/** What a badge says, with its number. */
export function badgeText(badge: Badge): string {
  return badge.count === undefined ? badge.label : `${badge.label}: ${badge.count}`;
}

/** A piece in words, with what is written on it: people who speak to their machine say what they see. */
export function spoken(piece: Piece): string {
  const written = piece.mark && piece.label && piece.mark !== piece.label ? `${piece.label}, ${piece.mark}` : (piece.label ?? piece.mark ?? '');
  return described(written, piece.badges);
}

/** A piece or zone in words, for tooltips and screen readers. */
export function described(label: string, badges: readonly Badge[]): string {
  return [label, ...badges.map(badgeText)].filter(Boolean).join(', ');
}

/** What a piece or zone is called. */
export function named(scene: SceneView, id: string): string {
  const piece = scene.pieces.find((other) => other.id === id);
  if (piece) return piece.label ?? piece.mark ?? id;
  const zone = scene.zones.find((other) => other.id === id);
  if (zone) return zone.label ?? id;
  const link = scene.links.find((other) => other.id === id);
  return link ? linkName(scene, link) : id;
}

/** What a link is called: by its own name, or by the places it joins. */
export function linkName(scene: SceneView, link: Link): string {
  return link.label ?? `${named(scene, link.from)} – ${named(scene, link.to)}`;
}
