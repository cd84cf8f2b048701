// The move list: filtered by words, grouped under the game's headings, long groups folded.
import type { Offer } from '../protocol';

/** A heading with its moves; `more` of them are folded away. */
export interface MoveGroup {
  readonly name: string;
  readonly shown: Offer[];
  readonly more: number;
}

/** Longer groups are folded to this many moves until they are asked for. */
export const FOLD = 6;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The offers that contain every word of the filter, in their label, notation, heading or rule. */
export function filtered(offers: readonly Offer[], filter: string): Offer[] {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...offers];
  return offers.filter((offer) => {
    const text = plain(`${offer.label} ${offer.notation} ${offer.group ?? ''} ${offer.rule ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The offers under their headings, in the order the headings first appear. */
export function grouped(offers: readonly Offer[], open: ReadonlySet<string>, fold = FOLD): MoveGroup[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const name = offer.group ?? '';
    const group = groups.get(name);
    if (group) group.push(offer);
    else groups.set(name, [offer]);
  }
  const alone = groups.size === 1 && offers.length <= fold * 3;
  return [...groups].map(([name, all]) => {
    // Folding away one or two moves hides more than it helps.
    const whole = alone || open.has(name) || all.length <= fold + 2;
    const shown = whole ? all : all.slice(0, fold);
    return { name, shown, more: all.length - shown.length };
  });
}
