// Stepping through a replay by turns: a turn is a run of decisions by one seat.
import type { Step } from '../protocol';

/** The position after the turn that follows position `at`. */
export function turnOn(steps: readonly Step[], at: number): number {
  const seat = steps[at]?.seat;
  let to = at;
  while (to < steps.length && steps[to]?.seat === seat) to += 1;
  return to;
}

/** The position before the turn that led to position `at`. */
export function turnBack(steps: readonly Step[], at: number): number {
  const seat = steps[at - 1]?.seat;
  let to = at;
  while (to > 0 && steps[to - 1]?.seat === seat) to -= 1;
  return to;
}
