// How much room words take, without measuring: good enough to cut a name to the width of a room.

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;
const NARROW = /[iljtfrI1.,:;'|!() ]/;
const BROAD = /[mwMW@]/;

/** The width of a text in the condensed display font, in units of its size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) width += 1;
    else if (NARROW.test(letter)) width += 0.3;
    else if (BROAD.test(letter)) width += 0.78;
    else width += /[A-Z]/.test(letter) ? 0.56 : 0.5;
  }
  return width;
}

/** The text cut to a width, with an ellipsis where something is missing. */
export function cut(text: string, size: number, width: number): string {
  if (widthOf(text) * size <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && (widthOf(letters.join('')) + 0.6) * size > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The greatest size up to `most` at which a text fits a width, but not less than `least`. */
export function sizeFor(text: string, most: number, least: number, width: number): number {
  return Math.max(least, Math.min(most, width / Math.max(0.1, widthOf(text))));
}
