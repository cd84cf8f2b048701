import { expect, it } from 'vitest';
import { idle, namesOf, others, partOf } from '../../src/lib/asked';
import { scene } from './scene';

const held = (...numbers: number[]) => numbers.map((seat) => ({ table: 't', seat, token: `s${seat}` }));
const seats = (scene_: Parameters<typeof others>[0], at: number[], you: number | undefined): number[] => others(scene_, held(...at), you).map((seat) => seat.seat);

it('a seat owes a decision, may act, or looks on', () => {
  const asking = scene({ awaited: [1], welcome: [2] });
  expect([1, 2, 3, undefined].map((seat) => partOf(asking, seat))).toEqual(['owes', 'may', undefined, undefined]);
});

it('seats are named in their order', () => {
  const two = scene({ seats: [1, 2, 3].map((seat) => ({ seat, name: `S${seat}`, tone: { seat }, gauges: [] })) });
  expect(namesOf(two, [3, 1])).toBe('S1, S3');
});

it('whoever is welcome may sit down beside whoever is awaited, who gets the screen back', () => {
  const asking = { awaited: [1], welcome: [2, 3], together: false };
  expect(seats(asking, [1, 2], 1)).toEqual([2]);
  expect(seats(asking, [1, 2], 2)).toEqual([1]);
  expect(seats(asking, [1], 1)).toEqual([]);
  // While somebody elsewhere decides, nobody sits here yet.
  expect(seats({ ...asking, awaited: [4] }, [1, 2], undefined)).toEqual([2]);
});

it('one decision owed together is given by any of them, several by each', () => {
  expect(seats({ awaited: [1, 2], welcome: [], together: true }, [1, 2], 1)).toEqual([2]);
  expect(seats({ awaited: [1, 2], welcome: [], together: false }, [1, 2], 1)).toEqual([]);
});

it('one person who leads all seats looks at the hands that can only look on', () => {
  const asking = { awaited: [1], welcome: [3], together: false };
  expect(idle(asking, held(1, 2, 3), 1).map((seat) => seat.seat)).toEqual([2]);
  expect(idle(asking, held(1, 2, 3), 2).map((seat) => seat.seat)).toEqual([]);
});
