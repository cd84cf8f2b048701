// The end of a game, counted: who stands where, and every point with its reason.
import type { Contest, Outcome, SceneView, ScoreLine } from '../protocol';
import type { Key } from '../words';

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

/** Whether places mean anything: where all stand together or each alone, they do not. */
export function ranked(contest: Contest): boolean {
  switch (contest) {
    case 'free':
    case 'teams':
      return true;
    case 'cooperative':
    case 'each':
      return false;
  }
}

/** What the end says first: a sentence of the interface, and of whom it speaks. */
export interface Headline {
  readonly say: Key;
  readonly who: string;
  /** Whether anybody at the table has won. */
  readonly won: boolean;
}

/** Who has won, said as the kind of ending it is. */
export function headline(contest: Contest, all: readonly Result[]): Headline {
  const seats = all.filter((result) => result.seat !== undefined);
  const winners = seats.filter((result) => result.won);
  const rivals = all.filter((result) => result.seat === undefined);
  const said = (say: Key, of: readonly Result[]): Headline => ({ say, who: of.map((result) => result.name).join(', '), won: winners.length > 0 });
  const [only] = seats;
  if (winners.length === 0 && rivals.length > 0 && (ranked(contest) || seats.length === 1)) return said('end.won', rivals);
  if (!ranked(contest) && seats.length === 1 && only) return said(only.won ? 'end.won' : 'end.lost', [only]);
  if (winners.length === 0) return said(contest === 'cooperative' ? 'end.all-lost' : 'end.nobody', []);
  if (!ranked(contest) && winners.length === seats.length) return said('end.all-won', []);
  return said(contest === 'cooperative' && winners.length > 1 ? 'end.won-together' : 'end.won', winners);
}

/** How winning goes, where the headline does not show it. */
export function manner(contest: Contest, all: readonly Result[]): Key | undefined {
  const won = all.filter((result) => result.seat !== undefined).map((result) => result.won);
  if (won.length < 2) return undefined;
  switch (contest) {
    case 'free':
      return undefined;
    case 'teams':
      return 'end.teams';
    case 'cooperative':
      return new Set(won).size > 1 ? 'end.together' : undefined;
    case 'each':
      return 'end.each';
  }
}

/** Whether each seat is told that it has won or lost: where it is the same for all, saying it once is enough. */
export function judged(contest: Contest, all: readonly Result[]): boolean {
  const seats = all.filter((result) => result.seat !== undefined);
  return contest === 'each' || (contest === 'cooperative' && seats.some((result) => result.won) && seats.some((result) => !result.won));
}

/** The results, best first; where places mean nothing, whoever has won. Rivals without a seat come last. */
export function results(scene: SceneView, outcome: Outcome): Result[] {
  const seats = outcome.standings
    .map((standing) => {
      const panel = scene.seats.find((seat) => seat.seat === standing.seat);
      const lines = scene.reckoning.filter((line) => line.seat === standing.seat);
      return { ...standing, name: panel?.name ?? String(standing.seat), role: panel?.role, lines, ...sums(lines) };
    })
    .sort((a, b) => (ranked(outcome.contest) ? a.rank - b.rank : Number(b.won) - Number(a.won)) || a.seat - b.seat);
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
