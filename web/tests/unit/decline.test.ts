import { expect, it } from 'vitest';
import { demands, pause, refusal } from '../../src/lib/decline';
import { offer, scene } from './scene';

const asked = scene({ awaited: [1], prompt: { text: 'Do you call the watch?', decline: 'decline' }, offers: [offer('call', []), offer('decline', [])] });

it('a question that can be declined names the answer, for whoever owes it', () => {
  expect(refusal(asked, 1)?.notation).toBe('decline');
  expect(refusal(asked, 2)).toBeUndefined();
  expect(refusal({ ...asked, offers: [offer('call', [])] }, 1)).toBeUndefined();
  // Nobody waits for whoever only may act: there is nothing to decline.
  expect(refusal({ ...asked, awaited: [2], welcome: [1] }, 1)).toBeUndefined();
});

it('the next question of another kind is the person’s own', () => {
  const turn = scene({ awaited: [1], prompt: { text: 'Lay something out, or pass.' } });
  expect([demands(asked, 1), demands(turn, 1), demands(turn, 2)]).toEqual([false, true, false]);
  expect(demands({ ...turn, awaited: [2], welcome: [1] }, 1)).toBe(false);
});

it('takes a moment, never quite the same', () => {
  expect([pause(() => 0), pause(() => 1)]).toEqual([600, 2000]);
});
