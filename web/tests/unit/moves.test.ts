import { describe, expect, it } from 'vitest';
import { filtered, FOLD, grouped } from '../../src/lib/moves';
import { offer } from './scene';

const moves = [
  offer('step hub', [], { label: 'Step to the Hub', group: 'Move' }),
  offer('step lab', [], { label: 'Step to the Café Lab', group: 'Move', rule: 'SF-12.1' }),
  offer('wait', [], { label: 'Wait', group: 'Turn' }),
];

describe('the filter', () => {
  it('wants every word, in any order, whatever the accents', () => {
    expect(filtered(moves, 'LAB cafe').map((move) => move.notation)).toEqual(['step lab']);
  });
  it('looks at headings, notation and rules too', () => {
    expect(filtered(moves, 'turn')).toHaveLength(1);
    expect(filtered(moves, '12.1')).toHaveLength(1);
  });
  it('leaves everything when it is empty and nothing when nothing fits', () => {
    expect(filtered(moves, '  ')).toHaveLength(3);
    expect(filtered(moves, 'sabotage')).toEqual([]);
  });
});

describe('groups', () => {
  const many = [...Array.from({ length: 30 }, (_, n) => offer(`lock ${n}`, [], { group: 'Console' })), moves[2]!];
  it('keep the order of their headings and fold long ones', () => {
    const groups = grouped(many, new Set());
    expect(groups.map((group) => group.name)).toEqual(['Console', 'Turn']);
    expect(groups[0]).toMatchObject({ more: 30 - FOLD });
  });
  it('open when asked for', () => {
    expect(grouped(many, new Set(['Console']))[0]?.more).toBe(0);
  });
  it('do not fold one or two moves away', () => {
    expect(grouped([...many.slice(0, FOLD + 2), moves[2]!], new Set())[0]?.more).toBe(0);
  });
});
