// Who sits in a seat, as it is written and as a person reads it. The kinds come from the server, with their words.
import type { SeatKindCard } from '../protocol';
import { t } from '../words';

/** The kind that a writing means: `search:easy` may be one by itself, `search:2` is `search` with something behind it. */
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
  const first = kind.choices[0]?.id ?? (kind.argument === 'SECONDS' ? '1' : '');
  return first ? `${kind.id}:${first}` : kind.id;
}

/** A kind in words; one that nobody knows is as it is written. */
export function kindName(kinds: readonly SeatKindCard[], written: string): string {
  const kind = kindOf(kinds, written);
  if (!kind) return written;
  const argument = argumentOf(kinds, written);
  if (!argument) return kind.name;
  const known = kind.choices.find((choice) => choice.id === argument)?.name;
  if (known) return `${kind.name}: ${known}`;
  return kind.argument === 'SECONDS' && Number(argument) > 0 ? `${kind.name} (${t('kind.seconds', { n: argument })})` : `${kind.name}: ${argument}`;
}
