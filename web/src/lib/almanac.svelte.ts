// A game's almanac in the language of the page: an entry for everything the game has. It is asked for once and kept.
import { api } from './api';
import type { Entry, Lang, Piece, SceneView, Stock, ToldView } from '../protocol';

const kept = new Map<string, Promise<readonly Entry[]>>();

/** The entries of a game, from the server the first time. */
export function entriesOf(game: string, lang: Lang): Promise<readonly Entry[]> {
  const key = `${game} ${lang}`;
  const found = kept.get(key);
  if (found) return found;
  const asked = api.almanac(game, lang).then((page) => page.entries);
  kept.set(key, asked);
  // What failed is asked for again the next time.
  asked.catch(() => kept.delete(key));
  return asked;
}

/** The almanac of the table on show. */
export class Almanac {
  all: readonly Entry[] = $state.raw([]);
  readonly byId: ReadonlyMap<string, Entry> = $derived(new Map(this.all.map((entry) => [entry.id, entry])));
  #wanted = '';

  /** Reads a game's almanac; a table works without it, so a failure only leaves the cards plain until the next time. */
  async read(game: string, lang: Lang): Promise<void> {
    const wanted = `${game} ${lang}`;
    if (game === '' || this.#wanted === wanted) return;
    this.#wanted = wanted;
    try {
      const all = await entriesOf(game, lang);
      if (this.#wanted === wanted) this.all = all;
    } catch {
      if (this.#wanted === wanted) this.#wanted = '';
    }
  }

  entry(id: string | undefined): Entry | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The entries that have all these words, those with them in their title first. */
export function findEntries(all: readonly Entry[], wanted: string): Entry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  const titled = all.filter((entry) => has(plain(entry.title)));
  const told = all.filter((entry) => {
    if (titled.includes(entry)) return false;
    const passages = [...entry.text, ...entry.more].map((one) => `${one.mark ?? ''} ${one.text}`);
    return has(plain([entry.title, entry.line, entry.aside, entry.number, ...passages, ...entry.rules].filter(Boolean).join(' ')));
  });
  return [...titled, ...told];
}

/** The kinds of cards that are shown at full size once, when they come up. */
const SHOWN: ReadonlySet<Stock> = new Set<Stock>(['event', 'story', 'exploration']);

/** So many cards that come up together are a new row rather than something that happens. */
const MOST_AT_ONCE = 2;

/** The cards that were turned up between two scenes: events, whoever brought them about; stories and places, if others did. */
export function turnedUp(
  before: SceneView, after: SceneView, told: readonly ToldView[], you: number | undefined, entry: (id: string | undefined) => Entry | undefined,
): Piece[] {
  if (told.length === 0) return [];
  const others = told.some((line) => line.seat !== you);
  const open = new Map(before.pieces.filter((piece) => piece.face === 'up').map((piece) => [piece.id, piece.entry]));
  const fresh = after.pieces.filter((piece) => {
    const stock = piece.face === 'up' ? entry(piece.entry)?.stock : undefined;
    return stock !== undefined && SHOWN.has(stock) && (others || stock === 'event') && open.get(piece.id) !== piece.entry;
  });
  // A card that only changed its piece was seen before.
  const known = new Set(open.values());
  const news = fresh.filter((piece) => !known.has(piece.entry));
  return news.length <= MOST_AT_ONCE ? news : news.filter((piece) => entry(piece.entry)?.stock !== 'exploration').slice(0, MOST_AT_ONCE);
}
