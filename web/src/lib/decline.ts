// A standing answer: what is asked is declined by itself, until the next turn.
import { partOf } from './asked';
import type { Offer, SceneView } from '../protocol';

/** The answer that declines what a seat is asked, if the question has one. */
export function refusal(scene: SceneView, you: number | undefined): Offer | undefined {
  const notation = scene.prompt?.decline;
  if (notation === undefined || partOf(scene, you) !== 'owes') return undefined;
  return scene.offers.find((offer) => offer.notation === notation);
}

/** Whether a seat is asked what it has to decide for itself: then declining by itself has an end. */
export function demands(scene: SceneView, you: number | undefined): boolean {
  return partOf(scene, you) === 'owes' && scene.prompt?.decline === undefined;
}

const SHORTEST = 600;
const LONGEST = 2000;

/** How long an answer takes that is given by itself: never the same, so that it tells nothing. */
export function pause(chance: () => number = Math.random): number {
  return SHORTEST + chance() * (LONGEST - SHORTEST);
}
