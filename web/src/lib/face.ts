// What stands on a card: the almanac's entry, with what lies on the piece at the table. Without an entry the piece alone.
import { badgeText } from './scene';
import { widthOf } from './fitting';
import type { Badge, Entry, Passage, Piece, Stock, Zone } from '../protocol';

/** A card ready to draw. */
export interface CardFace {
  readonly stock: Stock | undefined;
  readonly title: string;
  readonly line: string | undefined;
  readonly aside: string | undefined;
  readonly cost: Badge | undefined;
  readonly picture: string | undefined;
  /** What is drawn where there is no picture: a rank, a number. */
  readonly mark: string | undefined;
  readonly signs: readonly Badge[];
  /** What lies on it just now. */
  readonly states: readonly Badge[];
  readonly text: readonly Passage[];
  readonly rule: string | undefined;
  readonly number: string | undefined;
  /** Open, face down in a deck or a row, or the secret of a seat. */
  readonly side: 'up' | 'down' | 'secret';
  /** Whose secret it is. */
  readonly owner: number | undefined;
  /** Whether only who looks may see it. */
  readonly peeked: boolean;
}

function bare(title: string): CardFace {
  return {
    stock: undefined, title, line: undefined, aside: undefined, cost: undefined, picture: undefined, mark: undefined, signs: [],
    states: [], text: [], rule: undefined, number: undefined, side: 'up', owner: undefined, peeked: false,
  };
}

/** The face of an entry as it stands in the almanac. */
export function faceOfEntry(entry: Entry): CardFace {
  const { stock, title, line, aside, cost, picture, signs, text, rules, number } = entry;
  return { ...bare(title), stock, line, aside, cost, picture, signs, text, rule: rules[0], number };
}

/** What a badge of a card without an entry says, as a line of its text. */
function lineOf(badge: Badge): Passage {
  const mark = badge.count === undefined ? {} : { mark: String(badge.count) };
  return { text: badge.label, set: 'plain', signs: [], ...mark };
}

/** The face of a piece. */
export function faceOf(piece: Piece, entry: Entry | undefined): CardFace {
  const secret = piece.owner !== undefined && !piece.label;
  if (piece.face === 'down') {
    const { mark, icon, owner } = piece;
    return { ...bare(piece.label ?? ''), stock: entry?.stock, mark, picture: icon, owner, side: secret ? 'secret' : 'down', states: piece.badges };
  }
  const peeked = piece.face === 'peeked';
  if (!entry) {
    const { mark, icon: picture } = piece;
    return { ...bare(piece.label ?? mark ?? ''), mark, picture, text: piece.badges.map(lineOf), owner: piece.owner, peeked };
  }
  const face = faceOfEntry(entry);
  return { ...face, picture: face.picture ?? piece.icon, mark: piece.mark, states: piece.badges, owner: piece.owner, peeked };
}

/** The face of a zone that is a card. */
export function faceOfZone(zone: Zone, entry: Entry | undefined): CardFace {
  const states = zone.badges;
  if (!entry) return { ...bare(zone.label ?? ''), picture: zone.icon, states, owner: zone.owner };
  const face = faceOfEntry(entry);
  return { ...face, picture: face.picture ?? zone.icon, states, owner: zone.owner };
}

/** A paragraph in words. */
function passage(one: Passage): string {
  return [one.mark, one.text, ...one.signs.map(badgeText)].filter(Boolean).join(' ');
}

/** A card in sentences, for those who hear it. */
export function told(face: CardFace, words: { kind: string; secret: string }): string {
  const parts = [
    words.kind, face.line, face.aside, face.cost ? badgeText(face.cost) : undefined, ...face.states.map(badgeText),
    ...face.text.map(passage), face.peeked ? words.secret : undefined,
  ];
  return parts.filter((part): part is string => part !== undefined && part !== '').map((part) => (/[.!?。！？:：]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** The lines that words take at a size, broken between words; a word wider than the line breaks where it must. */
export function linesOf(text: string, size: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const wide = widthOf(word) * size;
    const gap = used === 0 ? 0 : 0.3 * size;
    if (used + gap + wide <= width) {
      used += gap + wide;
      continue;
    }
    if (used > 0) lines += 1;
    lines += Math.max(0, Math.ceil(wide / width) - 1);
    used = wide % width || width;
  }
  return lines;
}

/** The greatest size at which a title fits its place, down to the least; it is never cut. */
export function titleSize(title: string, place: { most: number; least: number; width: number; lines: number }): number {
  const { most, least, width, lines } = place;
  const words = title.split(/\s+/);
  for (let size = most; size > least; size -= 0.5) {
    // A word is broken only where no size saves it.
    if (words.every((word) => widthOf(word) * size <= width) && linesOf(title, size, width) <= lines) return size;
  }
  return least;
}
