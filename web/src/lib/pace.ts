// Time to see what others do: each deed is shown for a while, and what is swept from the table is seen before it goes.
import type { Piece, SceneView, ToldView } from '../protocol';

export type Pace = 'slow' | 'normal' | 'fast' | 'once';

/** For how many milliseconds a deed is shown before the next one. */
export const HOLD: Readonly<Record<Pace, number>> = { slow: 1800, normal: 700, fast: 300, once: 0 };

/** How much longer something is shown that is about to be swept away. */
export const SWEPT = 1.6;

/**
 * The table just before a row was swept: a trick with its last card. Where the last piece is laid and all are taken away
 * by one deed, no scene of the game shows them together. Nothing, if nothing was swept.
 */
export function beforeSweep(before: SceneView, after: SceneView, told: readonly ToldView[]): SceneView | undefined {
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const touched = new Set(told.flatMap((line) => line.touches));
  for (const zone of before.zones) {
    if (zone.layout.kind !== 'row' || zone.owner !== undefined || zone.within !== undefined) continue;
    const lay = before.pieces.filter((piece) => piece.zone === zone.id);
    if (lay.length < 2 || after.pieces.some((piece) => piece.zone === zone.id)) continue;
    const goals = new Set(lay.map((piece) => now.get(piece.id)?.zone));
    const [goal] = goals;
    if (goals.size !== 1 || goal === undefined) continue;
    const known = new Set(lay.map((piece) => piece.id));
    const was = new Map(before.pieces.map((piece) => [piece.id, piece.zone]));
    const last = after.pieces.filter((piece) => piece.zone === goal && touched.has(piece.id) && !known.has(piece.id) && was.get(piece.id) !== goal);
    const back = (piece: Piece): Piece => (known.has(piece.id) || last.includes(piece) ? { ...piece, zone: zone.id } : piece);
    const others = after.pieces.filter((piece) => !known.has(piece.id) && !last.includes(piece));
    const trick = [...lay.map((piece) => now.get(piece.id) ?? piece), ...last].map(back);
    return { ...after, pieces: [...others, ...trick], offers: [] };
  }
  return undefined;
}
