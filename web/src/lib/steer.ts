// Arrow keys on the board: from one thing to the nearest in that direction.

interface Place {
  readonly x: number;
  readonly y: number;
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the nearest place in a direction; straight ahead counts as nearer than aside. */
export function nearest(from: Place, places: readonly Place[], way: readonly [number, number]): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * way[0] + dy * way[1];
    if (ahead <= 1) return;
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = ahead + aside * 2.2;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** Moves the focus among the elements marked `data-steer`; says whether the key was an arrow. */
export function steer(event: KeyboardEvent, root: Element): boolean {
  const way = WAYS[event.key];
  if (!way) return false;
  const things = [...root.querySelectorAll<SVGElement | HTMLElement>('[data-steer]')];
  const here = things.find((thing) => thing === document.activeElement) ?? things[0];
  if (!here) return true;
  const centre = (thing: Element): Place => {
    const box = thing.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const others = things.filter((thing) => thing !== here);
  const next = nearest(centre(here), others.map(centre), way);
  const goal = next === undefined ? undefined : others[next];
  goal?.focus({ preventScroll: true });
  return true;
}
