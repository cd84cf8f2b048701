// Opening a table and sitting down at it.
import { api } from './api';
import * as seats from './seats';
import type { Lang, NewTable, OpenedTable } from '../protocol';

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

/** What a failed request says to a person. */
export function sentence(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}
