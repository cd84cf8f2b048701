// The page that lies open on the table, with the moves that answer it.
import type { Offer, Page } from '../protocol';

/** An answer: the move, and the paragraph that is its box, if the page has one for it. */
export interface Option {
  readonly offer: Offer;
  readonly at: number | undefined;
}

export interface Options {
  readonly all: readonly Option[];
  /** Which answer a paragraph is. */
  readonly at: ReadonlyMap<number, number>;
}

/**
 * The moves that touch a page are its answers. They are matched with its boxes in order where there are as many of both, or
 * where a box's mark is a word of the move; an answer without a box of its own stands below the text.
 */
export function optionsOf(page: Page, offers: readonly Offer[]): Options {
  const answers = offers.filter((offer) => offer.touches.includes(page.id));
  const boxes = page.text.flatMap((one, index) => (one.set === 'boxed' ? [{ index, mark: one.mark?.toLowerCase() }] : []));
  const words = (offer: Offer): string[] => offer.notation.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const taken = new Set<number>();
  const all = answers.map((offer, nth): Option => {
    const same = answers.length === boxes.length ? boxes[nth] : undefined;
    const box = same ?? boxes.find(({ index, mark }) => mark !== undefined && !taken.has(index) && words(offer).includes(mark));
    if (box) taken.add(box.index);
    return { offer, at: box?.index };
  });
  return { all, at: new Map(all.flatMap(({ at }, nth) => (at === undefined ? [] : [[at, nth] as const]))) };
}
