import { describe, expect, it } from 'vitest';
import { argumentOf, firstOf, kindName, kindOf } from '../../src/lib/kinds';
import type { SeatKindCard } from '../../src/protocol';

const kind = (more: Partial<SeatKindCard> & { id: string; name: string }): SeatKindCard => ({ choices: [], alone: true, about: '', person: false, ...more });
const kinds = [
  kind({ id: 'me', name: 'Me', person: true }),
  kind({ id: 'search:easy', name: 'Thinker, easy' }),
  kind({ id: 'crew', name: 'Crew', argument: 'CREW', alone: false, choices: [{ id: 'wolves', name: 'Wolves' }] }),
  kind({ id: 'automation', name: 'Station Automation', argument: 'CHARACTER', choices: [{ id: 'engineer', name: 'Engineer' }] }),
];

describe('who sits in a seat', () => {
  it('is found by its whole writing first, then by what stands before the colon', () => {
    expect(kindOf(kinds, 'search:easy')?.name).toBe('Thinker, easy');
    expect(kindOf(kinds, 'automation:engineer')?.id).toBe('automation');
    expect(argumentOf(kinds, 'automation:engineer')).toBe('engineer');
    expect(argumentOf(kinds, 'search:easy')).toBe('');
  });
  it('has a name with what stands behind the colon in words', () => {
    expect(kindName(kinds, 'automation')).toBe('Station Automation');
    expect(kindName(kinds, 'automation:engineer')).toBe('Station Automation: Engineer');
    expect(kindName(kinds, 'crew:bears')).toBe('Crew: bears');
    expect(kindName(kinds, 'search:easy')).toBe('Thinker, easy');
    expect(kindName(kinds, 'unheard-of')).toBe('unheard-of');
  });
  it('begins with something behind the colon where nothing alone will not do', () => {
    expect(kinds.map(firstOf)).toEqual(['me', 'search:easy', 'crew:wolves', 'automation']);
  });
});
