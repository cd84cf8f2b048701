// Tokens of a place that has no room for them below its name: they stand where they cover no name, and little else.
import type { Box, Point, Room } from './geometry';

/** What lies around a place already. */
export interface Ground {
  /** The names of places: never covered where that can be helped. */
  readonly names: readonly Box[];
  /** Tokens that stand there already. */
  readonly taken: readonly Box[];
  /** The signs of places. */
  readonly signs: readonly Box[];
  /** All places. */
  readonly rooms: readonly Room[];
}

/** What it costs to cover the whole size of a token, of each: a name above all, the ground of a neighbour hardly. */
const COST = { name: 1000, token: 400, sign: 120, neighbour: 40, outside: 9, away: 5, closed: 600 } as const;
/** How much of a place stays open, so that the place itself can be pointed at. */
const OPEN = 0.22;
/** How far around a token its edge is still the token, in its size. */
const REACH = 1.32;
/** How finely places are tried, across and down. */
const [ACROSS, DOWN] = [16, 22];
const GAP = 4;
/** How near the middles of two neighbours may come, in their size. */
const CLOSE = 0.94;
/** How much of its square a token covers: it is round, or has corners cut off. */
const SOLID = 0.92;

/** The box of a token. */
export const boxOf = (at: Point, size: number): Box => ({ x: at.x - (size * SOLID) / 2, y: at.y - (size * SOLID) / 2, w: size * SOLID, h: size * SOLID });

/** How much two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

const bodyOf = (room: Room): Box => ({ x: room.x - room.w / 2, y: room.y - room.h / 2, w: room.w, h: room.h });

/** Where `count` tokens of one size stand in and about a place, and what that costs. */
export function settle(count: number, size: number, room: Room, ground: Ground): { spots: Point[]; cost: number } {
  const reach: Box = { x: room.x - room.w - size * count, y: room.y - room.h - size * 2, w: 2 * (room.w + size * count), h: 2 * (room.h + size * 2) };
  const near = (all: readonly Box[]): Box[] => all.filter((box) => overlap(box, reach) > 0);
  const [names, taken, signs] = [near(ground.names), near(ground.taken), near(ground.signs)];
  const others = near(ground.rooms.filter((other) => other.id !== room.id && other.shape !== 'open').map(bodyOf));
  const own = bodyOf(room);
  const area = size * size;
  const sum = (box: Box, all: readonly Box[]): number => all.reduce((whole, other) => whole + overlap(box, other), 0) / area;
  const worth = (box: Box): number =>
    sum(box, names) * COST.name + sum(box, taken) * COST.token + sum(box, signs) * COST.sign + sum(box, others) * COST.neighbour + (1 - overlap(box, own) / (box.w * box.h)) * COST.outside;

  const crowd = taken.map((box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2, reach: (box.w / SOLID) * REACH * 0.5 }));
  const grid = Array.from({ length: 27 }, (_, index) => ({ x: own.x + (own.w * ((index % 9) + 0.5)) / 9, y: own.y + (own.h * (Math.floor(index / 9) + 0.5)) / 3 }));
  /** How much of the place can still be pointed at. */
  const open = (spots: readonly Point[]): number => {
    const all = [...crowd, ...spots.map((spot) => ({ ...spot, reach: size * REACH * 0.5 }))];
    return grid.filter((point) => all.every((one) => Math.hypot(one.x - point.x, one.y - point.y) > one.reach)).length / grid.length;
  };

  let best: { spots: Point[]; cost: number } = { spots: [], cost: Infinity };
  for (const shape of shapes(count, size)) {
    const wide = Math.max(...shape.map((point) => point.x)) - Math.min(...shape.map((point) => point.x));
    for (let down = 0; down <= DOWN; down += 1) {
      // Below the name first: there things stand in a room.
      const dy = (room.h / 2 + size / 2) * (1 - (2 * down) / DOWN);
      for (let across = 0; across <= ACROSS; across += 1) {
        const dx = ((room.w + wide) / 2) * ((across * 2) / ACROSS - 1);
        let cost = (Math.abs(dx) / room.w + Math.abs(dy) / room.h) * COST.away;
        const spots: Point[] = [];
        for (const point of shape) {
          if (cost >= best.cost) break;
          const at = { x: room.x + dx + point.x, y: room.y + dy + point.y };
          spots.push(at);
          cost += worth(boxOf(at, size));
        }
        if (cost < best.cost) cost += Math.max(0, OPEN - open(spots)) * COST.closed;
        if (cost < best.cost) best = { spots, cost };
      }
    }
  }
  return best;
}

/** The forms in which tokens stand together: a row or two, apart from one another or close. */
function shapes(count: number, size: number): Point[][] {
  const rows = count > 2 ? [1, 2] : [1];
  const pitches = count > 1 ? [size + GAP, size * CLOSE] : [size];
  return rows.flatMap((lines) =>
    pitches.map((pitch) => {
      const columns = Math.ceil(count / lines);
      return Array.from({ length: count }, (_, index) => {
        const line = Math.floor(index / columns);
        const inLine = Math.min(columns, count - line * columns);
        return { x: ((index % columns) - (inLine - 1) / 2) * pitch, y: (line - (lines - 1) / 2) * pitch };
      });
    }),
  );
}
