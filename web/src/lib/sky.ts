// Chance for pictures: the same stars, floes and hills for everybody, from a small counter of our own.

/** Numbers from 0 to 1, always the same ones for a seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly o: number;
}

/** Stars scattered evenly over the unit square. */
export function stars(count: number): Star[] {
  const next = chance(0x5eed);
  return Array.from({ length: count }, () => {
    const far = next();
    return { x: next(), y: next(), r: 0.4 + far * far * 1.3, o: 0.25 + next() * 0.65 };
  });
}
