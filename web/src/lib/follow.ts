// The camera: the whole map where it can be read whole, else those who act and what a deed touches.
import { around, fit, type Room, type View } from './geometry';

/** Below this magnification names and tokens of a whole map can no longer be read. */
export const READABLE = 0.4;

/** The nearest and the farthest a map is followed at, and how much of its surroundings is seen. */
const [NEAREST, MARGIN] = [0.62, 120];

/**
 * The view that follows the play: those who act and all they can reach, if that can be read; else those who act alone,
 * with as much around them as can be read. The whole map if nobody acts.
 */
export function following(acting: readonly Room[], reach: readonly Room[], whole: View, width: number, height: number): View {
  if (whole.k >= READABLE) return whole;
  const all = [...acting, ...reach];
  if (all.length === 0) return whole;
  const wide = fit(around(all, MARGIN), width, height, NEAREST);
  if (wide.k >= READABLE * 0.85) return wide;
  const centre = acting.length > 0 ? acting : reach;
  const near = fit(around(centre, MARGIN), width, height, NEAREST);
  if (near.k >= READABLE * 0.85) return near;
  // They stand too far apart to be seen together: the whole map says at least where.
  return whole.k > near.k ? whole : near;
}
