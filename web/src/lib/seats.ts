// The seats this browser holds: a token a seat, given by a seat link or by opening a table.

/** A seat held by this browser. */
export interface HeldSeat {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

const KEY = 'starboard.seats';
/** The tables where one person leads all the seats held here. */
const LED = 'starboard.led';
const MOST = 200;

interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

function isHeld(value: unknown): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false;
  const seat = value as Record<string, unknown>;
  return typeof seat['table'] === 'string' && typeof seat['seat'] === 'number' && typeof seat['token'] === 'string';
}

/** Every seat held, oldest first. */
export function all(shelf: Shelf = localStorage): HeldSeat[] {
  try {
    const value: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isHeld) : [];
  } catch {
    // A broken store holds no seats.
    return [];
  }
}

/** The seats held at one table. */
export function at(table: string, shelf: Shelf = localStorage): HeldSeat[] {
  return all(shelf).filter((seat) => seat.table === table);
}

/** Keeps a seat; a newer token of the same seat takes the place of an older one. */
export function hold(seat: HeldSeat, shelf: Shelf = localStorage): void {
  const others = all(shelf).filter((other) => other.table !== seat.table || other.seat !== seat.seat);
  shelf.setItem(KEY, JSON.stringify([...others, seat].slice(-MOST)));
}

/** Every secret held, each once, the newest last: a secret opens a seat at every table its people went on to. */
export function secrets(shelf: Shelf = localStorage): string[] {
  const newest = all(shelf).map((seat) => seat.token).reverse();
  return [...new Set(newest)].reverse();
}

/** The same people play again at another table: every seat held at the one is held at the other, by the same secret. */
export function follow(from: string, to: string, shelf: Shelf = localStorage): HeldSeat[] {
  for (const seat of at(from, shelf)) hold({ ...seat, table: to }, shelf);
  if (led(from, shelf)) lead(to, true, shelf);
  return at(to, shelf);
}

function allLed(shelf: Shelf): string[] {
  try {
    const value: unknown = JSON.parse(shelf.getItem(LED) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    // A broken store: then hands are kept apart.
    return [];
  }
}

/** Whether one person leads all the seats held at a table, so that nothing of theirs is hidden from the screen. */
export function led(table: string, shelf: Shelf = localStorage): boolean {
  return allLed(shelf).includes(table);
}

/** Keeps whether one person leads all the seats held at a table. */
export function lead(table: string, alone: boolean, shelf: Shelf = localStorage): void {
  const others = allLed(shelf).filter((other) => other !== table);
  shelf.setItem(LED, JSON.stringify([...others, ...(alone ? [table] : [])].slice(-MOST)));
}

/** Lets go of every seat at a table. */
export function release(table: string, shelf: Shelf = localStorage): void {
  shelf.setItem(KEY, JSON.stringify(all(shelf).filter((seat) => seat.table !== table)));
}

/** The token in the fragment of a seat link, `#seat=token`. */
export function fromFragment(hash: string): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get('seat') ?? undefined;
}
