// Landscapes from few parameters and a seed, as outlines in the writing of SVG: floes, peaks, hills, trees, plates.
import { at, type Box, type Curve, type Point, type Room } from './geometry';
import { chance } from './sky';

const n = (value: number): string => value.toFixed(1);
const polygon = (points: readonly Point[]): string => `M${points.map((point) => `${n(point.x)} ${n(point.y)}`).join('L')}Z`;

/** A box with as much again around it: a landscape goes on beyond the map. */
export function beyond(box: Box, sides: number, below: number): Box {
  return { x: box.x - box.w * sides, y: box.y, w: box.w * (1 + 2 * sides), h: box.h * (1 + below) };
}

/** A line of peaks from the left edge to the right one, closed along its foot. */
export function peaks(seed: number, box: Box, foot: number, tall: number, step: number): string {
  const next = chance(seed);
  const points: Point[] = [];
  for (let x = box.x; x <= box.x + box.w; x += step * (0.45 + next() * 0.6)) {
    points.push({ x, y: foot - tall * (points.length % 2 === 0 ? 0.1 + next() * 0.3 : 0.45 + next() * 0.55) });
  }
  return polygon([{ x: box.x, y: foot }, ...points, { x: box.x + box.w, y: foot }]);
}

/** Broken ice between two heights, in as many tones as asked for: small and flat far away, large close by. */
export function floes(seed: number, box: Box, top: number, bottom: number, tones: number): string[] {
  const next = chance(seed);
  const found = Array.from({ length: tones }, () => '');
  let y = top;
  while (y < bottom) {
    const near = (y - top) / Math.max(1, bottom - top);
    const [w, h] = [44 + near * 46, 13 + near * 26];
    for (let x = box.x - w * next(); x < box.x + box.w; x += w * (0.82 + next() * 0.36)) {
      const drop = next();
      const tone = Math.floor(next() * tones);
      const turn = next() * 6.28;
      if (drop < 0.16) continue;
      const corners = 5 + Math.floor(next() * 3);
      const points = Array.from({ length: corners }, (_, corner) => {
        const angle = turn + (corner / corners) * Math.PI * 2;
        const reach = 0.4 + next() * 0.13;
        return { x: x + Math.cos(angle) * w * reach, y: y + h / 2 + Math.sin(angle) * h * reach * 1.05 };
      });
      found[tone] += polygon(points);
    }
    y += h * 0.84;
  }
  return found;
}

/** A coast: a wavering line from the left edge to the right one, closed far below. */
export function coast(seed: number, box: Box, level: (x: number) => number, below: number): { line: string; land: string } {
  const next = chance(seed);
  const step = box.w / 34;
  const points: Point[] = [];
  for (let x = box.x; x <= box.x + box.w + step; x += step) points.push({ x, y: level(x) + (next() - 0.5) * step * 0.34 });
  const [first, ...rest] = points;
  if (!first) return { line: '', land: '' };
  let line = `M${n(first.x)} ${n(first.y)}`;
  rest.forEach((point, index) => {
    const before = points[index] ?? point;
    const reach = (point.x - before.x) / 2;
    line += `C${n(before.x + reach)} ${n(before.y)} ${n(point.x - reach)} ${n(point.y)} ${n(point.x)} ${n(point.y)}`;
  });
  return { line, land: `${line}L${n(box.x + box.w)} ${n(below)}L${n(box.x)} ${n(below)}Z` };
}

/** A hill or a tree stands at its foot. */
export interface Standing extends Point {
  readonly size: number;
  readonly lean: number;
}

/** Things scattered over the land where no place, no way and nothing else of their kind is, the far ones first. */
export function scattered(seed: number, count: number, box: Box, size: readonly [number, number], rooms: readonly Room[], ways: readonly (Curve | undefined)[], ground: (x: number, y: number) => boolean, tall = 1): Standing[] {
  const next = chance(seed);
  const lines = ways.flatMap((way) => (way ? Array.from({ length: 15 }, (_, step) => at(way, step / 14)) : []));
  const found: Standing[] = [];
  for (let tries = 0; tries < count * 14 && found.length < count; tries += 1) {
    const thing = { x: box.x + next() * box.w, y: box.y + next() * box.h, size: size[0] + next() * (size[1] - size[0]), lean: next() - 0.5 };
    const middle = { x: thing.x, y: thing.y - (thing.size * tall) / 2 };
    const clear = (point: Point, w: number, h: number): boolean => Math.abs(point.x - middle.x) > w + thing.size * 0.6 || Math.abs(point.y - middle.y) > h + thing.size * tall * 0.6;
    if (!ground(thing.x, thing.y)) continue;
    if (!rooms.every((room) => clear(room, room.w / 2, room.h / 2)) || !lines.every((point) => clear(point, 20, 16))) continue;
    if (!found.every((other) => Math.hypot(other.x - thing.x, (other.y - thing.y) * 2) > (other.size + thing.size) * 0.42)) continue;
    found.push(thing);
  }
  return found.sort((a, b) => a.y - b.y);
}

/** A mountain: its body, its shadow side and the snow on it. */
export function mountain(of: Standing): { body: string; shade: string; snow: string } {
  const { x, y, size } = of;
  const tall = size * 0.92;
  const top = { x: x + of.lean * size * 0.3, y: y - tall };
  const [left, right] = [{ x: x - size * 0.62, y }, { x: x + size * 0.62, y }];
  const mix = (a: Point, b: Point, part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  const [snowLeft, snowRight] = [mix(top, left, 0.36), mix(top, right, 0.36)];
  const ragged = [0.75, 0.5, 0.25].map((part, index) => ({ x: snowLeft.x + (snowRight.x - snowLeft.x) * (1 - part), y: snowLeft.y + (index % 2 === 0 ? -1 : 1) * tall * 0.06 }));
  return {
    body: polygon([left, top, right]),
    shade: polygon([top, { x: x + of.lean * size * 0.2, y }, right]),
    snow: polygon([snowLeft, top, snowRight, ...ragged.reverse()]),
  };
}

/** A fir: three tiers. */
export function fir(of: Standing): string {
  const { x, y, size } = of;
  return [0, 1, 2].map((tier) => {
    const foot = y - size * 0.26 * tier;
    const half = size * (0.3 - tier * 0.07);
    return polygon([{ x: x - half, y: foot }, { x, y: foot - size * 0.5 }, { x: x + half, y: foot }]);
  }).join('');
}

/** A round tree or a bush. */
export function bush(of: Standing): string {
  const { x, y, size } = of;
  const blob = (dx: number, dy: number, r: number): string => `M${n(x + dx - r)} ${n(y + dy)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0`;
  return blob(-size * 0.26, -size * 0.16, size * 0.26) + blob(size * 0.24, -size * 0.18, size * 0.28) + blob(of.lean * size * 0.2, -size * 0.42, size * 0.3);
}

/** The outline of a ship seen from above around a map, its bow at the left, engines at the right. */
export function hull(box: Box): { outline: string; engines: Box[]; seams: string } {
  const [x, y, w, h] = [box.x - box.w * 0.03, box.y - box.h * 0.06, box.w * 1.06, box.h * 1.12];
  const p = (px: number, py: number): Point => ({ x: x + w * px, y: y + h * py });
  const outline = polygon([
    p(-0.02, 0.5), p(0.015, 0.36), p(0.11, 0.16), p(0.24, 0.05), p(0.38, 0), p(0.72, 0), p(0.78, 0.05), p(0.98, 0.1), p(1.005, 0.14),
    p(1.005, 0.4), p(0.985, 0.43), p(0.985, 0.57), p(1.005, 0.6), p(1.005, 0.86), p(0.98, 0.9), p(0.78, 0.95), p(0.72, 1), p(0.38, 1), p(0.24, 0.95), p(0.11, 0.84), p(0.015, 0.64),
  ]);
  const engines = [0.17, 0.43, 0.69].map((top) => ({ x: x + w, y: y + h * top, w: w * 0.035, h: h * 0.14 }));
  const seams = [0.24, 0.46, 0.64, 0.84].map((part) => `M${n(x + w * part)} ${n(y)}V${n(y + h)}`).join('') + `M${n(x)} ${n(y + h * 0.26)}H${n(x + w)}M${n(x)} ${n(y + h * 0.74)}H${n(x + w)}`;
  return { outline, engines, seams };
}
