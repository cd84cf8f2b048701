// Where the large card of a thing is shown: beside it, whole, and over nothing that is being read.
import type { Box } from './geometry';

export interface Size {
  readonly w: number;
  readonly h: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Less than 1 where the window is smaller than the card. */
  readonly scale: number;
}

/** What stays free at the edges of the window, and between the thing and its card. */
const EDGE = 8;
const GAP = 12;

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/**
 * The place of a card beside a thing: at its right, left, above or below, wherever it covers the least of the thing and of
 * what is kept free. It is always whole inside the window.
 */
export function placeLarge(thing: Box, card: Size, window: Size, free: readonly Box[] = []): Place {
  const scale = Math.min(1, (window.w - EDGE * 2) / card.w, (window.h - EDGE * 2) / card.h);
  const [w, h] = [card.w * scale, card.h * scale];
  const inside = (value: number, size: number, whole: number): number => Math.max(EDGE, Math.min(value, whole - size - EDGE));
  const [midX, midY] = [thing.x + thing.w / 2 - w / 2, thing.y + thing.h / 2 - h / 2];
  const wanted = [
    { x: thing.x + thing.w + GAP, y: midY },
    { x: thing.x - GAP - w, y: midY },
    { x: midX, y: thing.y - GAP - h },
    { x: midX, y: thing.y + thing.h + GAP },
  ];
  const cost = (at: { x: number; y: number }): number => {
    const box = { x: at.x, y: at.y, w, h };
    return shared(box, thing) * 4 + free.reduce((sum, other) => sum + shared(box, other), 0);
  };
  const places = wanted.map((at) => ({ x: inside(at.x, w, window.w), y: inside(at.y, h, window.h), scale }));
  return places.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
