// The end of a game, counted: who stands where, and every point with its reason.
import type { Outcome, SceneView, ScoreLine } from '../protocol';

/** One player's result with the lines that add up to it. A rival whom the game itself plays has no seat and no rank. */
export interface Result {
  readonly seat: number | undefined;
  readonly name: string;
  readonly role: string | undefined;
  readonly rank: number | undefined;
  readonly won: boolean;
  readonly points: number;
  readonly lines: ScoreLine[];
  readonly plus: number;
  readonly minus: number;
}

/** What the lines that help add up to, and those that hurt. */
function sums(lines: readonly ScoreLine[]): { plus: number; minus: number } {
  const sum = (side: (points: number) => boolean): number =>
    lines.filter((line) => side(line.points)).reduce((total, line) => total + line.points, 0);
  return { plus: sum((points) => points > 0), minus: Math.abs(sum((points) => points < 0)) };
}

/** The results, best first; rivals without a seat come last. */
export function results(scene: SceneView, outcome: Outcome): Result[] {
  const seats = outcome.standings
    .map((standing) => {
      const panel = scene.seats.find((seat) => seat.seat === standing.seat);
      const lines = scene.reckoning.filter((line) => line.seat === standing.seat);
      return { ...standing, name: panel?.name ?? String(standing.seat), role: panel?.role, lines, ...sums(lines) };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const names = new Set(scene.reckoning.map((line) => line.rival).filter((name) => name !== undefined));
  const rivals = [...names].map((name) => {
    const lines = scene.reckoning.filter((line) => line.rival === name);
    const { plus, minus } = sums(lines);
    return { seat: undefined, name, role: undefined, rank: undefined, won: false, points: plus - minus, lines, plus, minus };
  });
  return [...seats, ...rivals];
}

/** Bars on one scale: each line of points as a piece of its seat's bar, in hundredths of the whole width. */
export interface Bar {
  readonly from: number;
  readonly width: number;
  readonly line: ScoreLine;
}

/** The bars of every result, and where zero is. */
export function bars(all: readonly Result[]): { zero: number; bars: Bar[][] } {
  const low = Math.max(0, ...all.map((result) => result.minus));
  const high = Math.max(0, ...all.map((result) => result.plus));
  const whole = low + high || 1;
  const share = (points: number): number => (points / whole) * 100;
  const zero = share(low);
  const drawn = all.map((result) => {
    let right = zero;
    let left = zero;
    return result.lines
      .filter((line) => line.points !== 0)
      .map((line) => {
        const width = share(Math.abs(line.points));
        if (line.points > 0) {
          right += width;
          return { from: right - width, width, line };
        }
        left -= width;
        return { from: left, width, line };
      });
  });
  return { zero, bars: drawn };
}
