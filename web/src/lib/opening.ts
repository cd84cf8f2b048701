// Opening a table and sitting down at it.
import { api } from './api';
import * as seats from './seats';
import type { Lang, NewTable, NextTable, OpenedTable, TableView } from '../protocol';

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

/**
 * Sits down at a table that goes on from another. Who was kept may sit elsewhere than before, and whoever asked first has
 * chosen it: the server says which seat each secret opens there. Gives back what is held there now.
 */
export async function comeAlong(from: string, to: string, lang: Lang): Promise<seats.HeldSeat[]> {
  for (const { token } of seats.at(from)) {
    for (const seat of await api.opens(to, token, lang)) seats.hold({ table: to, seat, token });
  }
  if (seats.led(from)) seats.lead(to, true);
  return seats.at(to);
}

/** Opens the next chapter, or comes to the table that somebody else has opened. This browser's people sit there now. */
export async function next(table: TableView, wanted: NextTable, lang: Lang): Promise<OpenedTable> {
  const held = await sitting(table, lang);
  const opened = await api.next(table.id, wanted, lang, held.map((seat) => seat.token).join());
  keep(opened);
  await comeAlong(table.id, opened.table.id, lang);
  return opened;
}

/** The seats of this browser's people at a table, which may never have been looked at here. */
export async function sitting(table: TableView, lang: Lang): Promise<seats.HeldSeat[]> {
  const held = seats.at(table.id);
  return held.length > 0 ? held : inherit(table, lang);
}

/** The table before, at which the same people sat. */
export function cameFrom(table: TableView): string | undefined {
  const origin = table.origin;
  return origin?.kind === 'rematch' || origin?.kind === 'chapter' ? origin.table : undefined;
}

/** How many tables back a seat is looked for. */
const FAR = 20;

/**
 * Sits down where this browser's people belong: at a table that was opened without them, again or as the next chapter,
 * the secrets of the tables before hold. Gives back what is held there now.
 */
export async function inherit(table: TableView, lang: Lang): Promise<seats.HeldSeat[]> {
  // A browser without any secret, as one with an account alone, has nowhere to look.
  let from = seats.all().length > 0 ? cameFrom(table) : undefined;
  for (let steps = 0; steps < FAR && from !== undefined; steps += 1) {
    if (seats.at(from).length > 0) {
      const found = await comeAlong(from, table.id, lang);
      if (found.length > 0) return found;
    }
    from = cameFrom(await api.table(from, lang));
  }
  return [];
}

/** What a failed request says to a person. */
export function sentence(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}
