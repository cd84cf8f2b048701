// Opening a table and sitting down at it.
import { api } from './api';
import * as seats from './seats';
import type { Lang, NewTable, OpenedTable, TableView } from '../protocol';

/** Keeps the seats of a table that were opened for this browser. */
export function keep(opened: OpenedTable): void {
  for (const seat of opened.seats) {
    if (seat.token && seat.kind === 'me') seats.hold({ table: opened.table.id, seat: seat.seat, token: seat.token });
  }
}

/** Opens a table and keeps its seats. */
export async function open(table: NewTable, lang: Lang): Promise<OpenedTable> {
  const opened = await api.open(table, lang);
  keep(opened);
  return opened;
}

/** Opens a table again for the same people, and gives back where. The secrets of the seats are those of the table before. */
export async function again(table: string, lang: Lang): Promise<string> {
  const opened = await api.rematch(table, lang, seats.at(table).map((seat) => seat.token).join());
  seats.follow(table, opened.table.id);
  return opened.table.id;
}

/** How many tables back a seat is looked for. */
const FAR = 20;

/**
 * Sits down where this browser's people sat before: at a table that was opened again without them, the secrets of the
 * table before hold. Gives back what is held there now.
 */
export async function inherit(table: TableView, lang: Lang): Promise<seats.HeldSeat[]> {
  let before = table;
  for (let steps = 0; steps < FAR && before.origin?.kind === 'rematch'; steps += 1) {
    const from = before.origin.table;
    if (seats.at(from).length > 0) return seats.follow(from, table.id);
    before = await api.table(from, lang);
  }
  return [];
}

/** What a failed request says to a person. */
export function sentence(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}
