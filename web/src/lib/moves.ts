// The move list: filtered by words, then verb, target, number, so that no list is long.
import type { Offer, WhyAnswer } from '../protocol';

/** The most lines a list shows at once; more of them are asked for by words or targets. */
export const MOST = 40;

/** So many moves of one verb are shown as they are; more are asked for by their targets. */
export const SHORT = 12;

/** One line of the list. */
export type Row =
  /** One move. */
  | { readonly kind: 'move'; readonly offer: Offer }
  /** Moves that differ in a number only, the least first. */
  | { readonly kind: 'number'; readonly key: string; readonly offers: Offer[] }
  /** Moves that touch this thing. */
  | { readonly kind: 'target'; readonly id: string; readonly count: number };

/** A verb with its lines; none of them while it is closed. */
export interface Verb {
  readonly name: string;
  /** How many moves it has. */
  readonly count: number;
  readonly open: boolean;
  readonly rows: Row[];
  /** How many lines more there would be. */
  readonly more: number;
}

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

/** What ends the turn or hands over stands behind everything else. (A card that only sometimes does keeps its place in the hand.) */
function lastThings<T>(things: readonly T[], ends: (thing: T) => boolean): T[] {
  return [...things.filter((thing) => !ends(thing)), ...things.filter(ends)];
}

/** A move's notation without its one number, if it has exactly one. */
function numbered(offer: Offer): { key: string; number: number } | undefined {
  const words = offer.notation.split(' ');
  const numbers = words.filter((word) => /^\d+$/.test(word));
  if (numbers.length !== 1) return undefined;
  const key = [...words.map((word) => (word === numbers[0] ? '#' : word)), ...offer.touches].join(' ');
  return { key, number: Number(numbers[0]) };
}

/** Moves that differ in a number only become one line, where the first of them stood. */
function byNumber(offers: readonly Offer[]): Row[] {
  const same = new Map<string, { offer: Offer; number: number }[]>();
  for (const offer of offers) {
    const found = numbered(offer);
    if (found) same.set(found.key, [...(same.get(found.key) ?? []), { offer, number: found.number }]);
  }
  const told = new Set<string>();
  return offers.flatMap((offer): Row[] => {
    const key = numbered(offer)?.key;
    const all = key === undefined ? [] : (same.get(key) ?? []);
    if (key === undefined || all.length < 3) return [{ kind: 'move', offer }];
    if (told.has(key)) return [];
    told.add(key);
    return [{ kind: 'number', key, offers: [...all].sort((a, b) => a.number - b.number).map((one) => one.offer) }];
  });
}

/** The things by which many moves are told apart: those at the first place where they differ. */
function byTarget(offers: readonly Offer[], picked: readonly string[]): Row[] | undefined {
  const rest = offers.map((offer) => offer.touches.filter((id) => !picked.includes(id)));
  const places = Math.max(0, ...rest.map((touches) => touches.length));
  for (let place = 0; place < places; place += 1) {
    const counts = new Map<string, number>();
    for (const touches of rest) {
      const id = touches[place];
      if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (counts.size < 2 || counts.size >= all || all < offers.length * 0.9) continue;
    const targets = [...counts].map(([id, count]): Row => ({ kind: 'target', id, count }));
    const others = offers.filter((_, index) => rest[index]?.[place] === undefined).map((offer): Row => ({ kind: 'move', offer }));
    return [...targets, ...others];
  }
  return undefined;
}

/**
 * The moves that no click on the table can name: they stand at the prompt. Where nothing at all can be clicked and there
 * are many of them, they are listed right below it anyway.
 */
export function loose(offers: readonly Offer[]): Offer[] {
  const found = offers.filter((offer) => offer.touches.length === 0);
  return found.length === offers.length && found.length > SHORT ? [] : found;
}

/** A reason, with the moves that it forbids. */
export interface Barred {
  readonly text: string;
  readonly rule: string | undefined;
  readonly labels: string[];
}

/** The moves that are not possible, each reason once. */
export function barred(answers: readonly WhyAnswer[]): Barred[] {
  const found = new Map<string, Barred>();
  for (const { legal, text, rule, label } of answers) {
    if (legal) continue;
    const one = found.get(text) ?? { text, rule, labels: [] };
    if (label !== undefined && !one.labels.includes(label)) one.labels.push(label);
    found.set(text, one);
  }
  return [...found.values()];
}

/** What decides how a list is laid out. */
export interface Layout {
  /** The verb that was opened. */
  readonly verb?: string | undefined;
  readonly picked: readonly string[];
  /** Whether words were typed: then everything that fits is shown, as far as there is room. */
  readonly searching: boolean;
}

/**
 * The offers as verbs with lines. Few moves are all shown; of many, the verbs are, and one of them is opened at a time; a
 * verb with many moves asks for their target first. What ends the turn stands last.
 */
export function verbs(offers: readonly Offer[], layout: Layout): Verb[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.group ?? '', [...(groups.get(offer.group ?? '') ?? []), offer]);
  const ordered = lastThings([...groups], ([, all]) => all.every((offer) => offer.hands_over));
  // Whoever types says which number.
  const lines = (some: Offer[]): Row[] => (layout.searching ? some.map((offer) => ({ kind: 'move', offer })) : byNumber(some));
  const grouped = ordered.map(([name, all]) => ({ name, all, rows: lines(lastThings(all, (offer) => offer.hands_over)) }));
  const few = grouped.reduce((sum, { rows }) => sum + rows.length, 0) <= SHORT + 4;
  const opens = (name: string, rows: readonly Row[]): boolean => few || layout.searching || grouped.length === 1 || layout.verb === name || rows.length <= 2;
  // A verb that opens and closes is a line itself.
  let room = MOST - grouped.filter(({ name, rows }) => layout.verb === name || !opens(name, rows)).length;
  return grouped.map(({ name, all, rows }): Verb => {
    const open = opens(name, rows);
    const asks = !layout.searching && rows.length > SHORT;
    const wanted = !open ? [] : ((asks ? byTarget(all, layout.picked) : undefined) ?? rows);
    const shown = wanted.slice(0, Math.max(0, room));
    room -= shown.length;
    return { name, count: all.length, open, rows: shown, more: wanted.length - shown.length };
  });
}

/** The moves that stand in the list, in its order; of a number, the one that is set. */
export function listed(all: readonly Verb[], numbers: ReadonlyMap<string, number>): Offer[] {
  const offer = (row: Row): Offer | undefined => {
    if (row.kind === 'move') return row.offer;
    return row.kind === 'number' ? row.offers[numbers.get(row.key) ?? 0] : undefined;
  };
  return all.flatMap((verb) => verb.rows.map(offer).filter((one) => one !== undefined));
}
