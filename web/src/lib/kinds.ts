// Who sits in a seat, as it is written and as a person reads it. The kinds come from the server, with their words.
import type { SeatKindCard } from '../protocol';

/** The kind that a writing means: `search:easy` is one by itself, `automation:engineer` is `automation` with something behind it. */
export function kindOf(kinds: readonly SeatKindCard[], written: string): SeatKindCard | undefined {
  return kinds.find((kind) => kind.id === written) ?? kinds.find((kind) => kind.id === written.split(':')[0]);
}

/** What stands behind the colon of a kind. */
export function argumentOf(kinds: readonly SeatKindCard[], written: string): string {
  const kind = kindOf(kinds, written);
  return kind && written.startsWith(`${kind.id}:`) ? written.slice(kind.id.length + 1) : '';
}

/** A kind as it is first chosen: with something behind the colon where nothing alone will not do. */
export function firstOf(kind: SeatKindCard): string {
  if (kind.alone || kind.argument === undefined) return kind.id;
  const first = kind.choices[0]?.id;
  return first ? `${kind.id}:${first}` : kind.id;
}

/** A kind in words; one that nobody knows is as it is written. */
export function kindName(kinds: readonly SeatKindCard[], written: string): string {
  const kind = kindOf(kinds, written);
  if (!kind) return written;
  const argument = argumentOf(kinds, written);
  if (!argument) return kind.name;
  return `${kind.name}: ${kind.choices.find((choice) => choice.id === argument)?.name ?? argument}`;
}
