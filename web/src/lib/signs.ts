// The signs of a place: which are drawn as its look, and which as icons.
import { iconHref } from '../icons';
import type { Badge, Zone } from '../protocol';

/** Signs that are drawn as the place's own look: a floor, a shade. The words stay in its name for screen readers. */
const LOOKS: ReadonlySet<string> = new Set(['gravity', 'dark']);

/** The looks of a place. */
export function looksOf(zone: Zone): string[] {
  return zone.badges.flatMap((badge) => (badge.icon && LOOKS.has(badge.icon) ? [badge.icon] : []));
}

/** The signs of a place that are drawn as icons. */
export function signsOf(zone: Zone): Badge[] {
  return zone.badges.filter((badge) => badge.icon && !LOOKS.has(badge.icon) && iconHref(badge.icon));
}
