// Times as people read them.

/** Time left on a clock: minutes and seconds, tenths in the last ten seconds. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return (left / 1000).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the words of the language. */
export function ago(moment: number, now: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (now - moment >= size) return format.format(-Math.floor((now - moment) / size), unit);
  }
  return format.format(0, 'minute');
}

/** A day as the language writes it, with the year where it is another one. */
export function day(moment: number, now: number, lang: string): string {
  const year = new Date(moment).getFullYear() !== new Date(now).getFullYear();
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', ...(year ? { year: 'numeric' } : {}) }).format(moment);
}
