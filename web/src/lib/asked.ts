// Who owes a decision, who may act without being awaited, and who of several at one screen that is.
import type { SceneView } from '../protocol';
import type { HeldSeat } from './seats';

/** What a seat has to do with what happens next. */
export type Part = 'owes' | 'may';

type Asking = Pick<SceneView, 'awaited' | 'welcome'>;

/** What a seat has to do with what happens next; nothing if it can only look on. */
export function partOf(scene: Asking, seat: number | undefined): Part | undefined {
  if (seat === undefined) return undefined;
  if (scene.awaited.includes(seat)) return 'owes';
  return scene.welcome.includes(seat) ? 'may' : undefined;
}

/** The names of seats, in their order. */
export function namesOf(scene: SceneView, seats: readonly number[]): string {
  return scene.seats.filter((panel) => seats.includes(panel.seat)).map((panel) => panel.name).join(', ');
}

/** The other seats at this screen that can only look on: one person who leads them all looks at their hands, too. */
export function idle(scene: Asking & Pick<SceneView, 'together'>, held: readonly HeldSeat[], you: number | undefined): HeldSeat[] {
  const acting = others(scene, held, you);
  return held.filter((seat) => seat.seat !== you && !acting.includes(seat));
}

/**
 * The other seats at this screen that could act now: who is welcome, who owes one decision together with whoever sits there,
 * and who is awaited while somebody sits there who only may act.
 */
export function others(scene: Asking & Pick<SceneView, 'together'>, held: readonly HeldSeat[], you: number | undefined): HeldSeat[] {
  const owes = partOf(scene, you) === 'owes';
  return held.filter((seat) => {
    if (seat.seat === you) return false;
    const part = partOf(scene, seat.seat);
    return part === 'may' || (part === 'owes' && (!owes || scene.together));
  });
}
