// The annotated game of docs/notation-stationfall.md, as a record to upload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Opened, Server } from './harness';

/** The game up to a move, without its result; whole if no move is named. */
export function annotated(last = Number.POSITIVE_INFINITY): string {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/notation-stationfall.md'), 'utf8');
  const record = /```\n(starboard record[\s\S]*?)```/.exec(page)?.[1];
  if (!record) throw new Error('docs/notation-stationfall.md has a whole game in a code block');
  const cut = (line: string): boolean =>
    Number.isFinite(last) && (line.startsWith('result:') || Number(/^(\d+)\./.exec(line)?.[1] ?? 0) > last);
  return record
    .split('\n')
    .filter((line) => !cut(line))
    .join('\n');
}

/** Opens a table from a record. */
export async function upload(server: Server, record: string): Promise<Opened> {
  const answer = await fetch(`${server.url}/api/records`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify({ record }),
  });
  if (!answer.ok) throw new Error(`The record was not opened: ${await answer.text()}`);
  return (await answer.json()) as Opened;
}
