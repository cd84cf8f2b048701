import { describe, expect, it } from 'vitest';
import { beforeSweep } from '../../src/lib/pace';
import { piece, scene, zone } from './scene';

const zones = [zone('trick'), zone('taken-2', { owner: 2, layout: { kind: 'stack' } }), zone('hand-1', { owner: 1, layout: { kind: 'hand' } })];
const at = (zones_of: Record<string, string>) => scene({ zones, pieces: Object.entries(zones_of).map(([id, where]) => piece(id, where, { kind: 'card' })) });
const told = [{ sequence: 4, text: 'Seat 1 plays 5C.', touches: ['5C'] }, { sequence: 4, text: 'Seat 2 takes the trick.', touches: [] }];

describe('what is swept from the table', () => {
  const before = at({ '2C': 'trick', '3C': 'trick', '4C': 'trick', '5C': 'hand-1', '9D': 'taken-2' });
  it('is shown whole before it goes: a trick with its last card', () => {
    const after = at({ '2C': 'taken-2', '3C': 'taken-2', '4C': 'taken-2', '5C': 'taken-2', '9D': 'taken-2' });
    const shown = beforeSweep(before, after, told);
    expect(shown?.pieces.filter((one) => one.zone === 'trick').map((one) => one.id)).toEqual(['2C', '3C', '4C', '5C']);
    expect(shown?.pieces.find((one) => one.id === '9D')?.zone).toBe('taken-2');
    expect(shown?.offers).toEqual([]);
  });
  it('is nothing while the trick lies there, or when what goes does not go together', () => {
    expect(beforeSweep(before, at({ '2C': 'trick', '3C': 'trick', '4C': 'trick', '5C': 'trick' }), told)).toBeUndefined();
    expect(beforeSweep(before, at({ '2C': 'hand-1', '3C': 'taken-2', '4C': 'taken-2', '5C': 'taken-2' }), told)).toBeUndefined();
  });
});
