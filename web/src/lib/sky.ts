// The sky behind a map: the same stars for everybody, from a small counter of our own.

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly o: number;
}

/** Stars scattered evenly over the unit square. */
export function stars(count: number): Star[] {
  let state = 0x5eed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => {
    const far = next();
    return { x: next(), y: next(), r: 0.4 + far * far * 1.3, o: 0.25 + next() * 0.65 };
  });
}
