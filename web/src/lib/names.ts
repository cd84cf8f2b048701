// Where the name of a place stands on the map, and how large: what is drawn there, and what tokens keep clear of.
import type { NodeLook, Zone } from '../protocol';
import { sizeFor, widthOf } from './fitting';
import type { Box, Point, Room } from './geometry';
import { signsOf } from './signs';

/** The smallest letters that are drawn, in pixels: smaller ones cannot be read, and would only be dirt. */
const SMALLEST = 6.5;

/** A name within its place, measured from the middle of the place. */
export interface Name {
  /** What its letters cover. */
  readonly box: Box;
  readonly size: number;
  /** The baseline, and where the letters begin, or their middle. */
  readonly x: number;
  readonly y: number;
  readonly centred: boolean;
  /** How wide it may be: what is longer is cut. */
  readonly space: number;
  /** A name a little too long is set narrower, to this width. */
  readonly narrow: number | undefined;
}

/** How far the outline of a place with six sides slants in. */
export const slant = (room: Room, look: NodeLook): number => (look === 'hexagon' ? Math.min(room.w * 0.22, room.h * 0.5) : 26);

/** Whether a place is drawn with six sides. */
export const sixSided = (room: Room, look: NodeLook): boolean => room.shape === 'hex' || (look === 'hexagon' && room.shape === 'room');

/** How far from the side of a place its words and signs begin. */
export const insetOf = (room: Room, look: NodeLook): number => (sixSided(room, look) ? slant(room, look) + 4 : 9);

/** The name of a place, if it has one that can be read. Slabs have theirs elsewhere. */
export function nameIn(zone: Zone, room: Room, header: number, scale: number, look: NodeLook): Name | undefined {
  const label = zone.label;
  if (!label) return undefined;
  const { w, h } = room;
  if (room.shape === 'open') {
    const size = Math.min(Math.max(19, 10 / scale), (w * 1.25) / (widthOf(label) * 1.4));
    const wide = widthOf(label) * 1.4 * size;
    return { box: lettered(-wide / 2, -h / 2 + 26, wide, size), size, x: 0, y: -h / 2 + 26, centred: true, space: wide, narrow: undefined };
  }
  const inset = insetOf(room, look);
  const space = Math.max(1, w - inset * 2);
  const size = sizeFor(label, header * 0.9, Math.min(header * 0.9, Math.max(14.5, 8.6 / scale)), space);
  if (size * scale < SMALLEST) return undefined;
  const need = widthOf(label) * size;
  const narrow = need > space && need < space * 1.35 ? space : undefined;
  const wide = Math.min(need, space);
  const centred = sixSided(room, look) && look === 'hexagon';
  const y = -h / 2 + header * 0.84;
  return { box: lettered(centred ? -wide / 2 : -w / 2 + inset, y, wide, size), size, x: centred ? 0 : -w / 2 + inset, y, centred, space, narrow };
}

/** What letters on a baseline cover: from the top of the capitals to the foot of a p. */
const lettered = (x: number, y: number, w: number, size: number): Box => ({ x, y: y - size * 0.76, w, h: size * 0.96 });

/** Where the signs of a place stand: in a row from its lower right corner. */
export function signSpots(zone: Zone, room: Room, sign: number, look: NodeLook): Point[] {
  const right = room.w / 2 - insetOf(room, look) + 4;
  return signsOf(zone).map((_, index) => ({ x: right - (index + 0.5) * (sign + 3), y: room.h / 2 - 7 - sign / 2 }));
}
