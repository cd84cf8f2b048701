import { describe, expect, it } from 'vitest';
import { headline, judged, manner, ranked, results } from '../../src/lib/scores';
import type { Contest, Outcome } from '../../src/protocol';
import { scene } from './scene';

/** A game that ended so: whether each seat has won. */
function over(contest: Contest, won: boolean[], rival?: string) {
  const seats = won.map((_, index) => ({ seat: index + 1, name: `S${index + 1}`, tone: { seat: index + 1 }, gauges: [] }));
  const best = won.filter(Boolean).length;
  const outcome: Outcome = {
    ending: 'x', lines: [], contest,
    standings: won.map((wins, index) => ({ seat: index + 1, rank: wins || best === 0 ? 1 : best + 1, won: wins, points: Number(wins) })),
  };
  const all = results(scene({ seats, reckoning: rival ? [{ rival, points: 3, text: 'a' }] : [] }), outcome);
  const { say, who } = headline(contest, all);
  return { all, said: who ? `${say} ${who}` : say, judged: judged(contest, all), manner: manner(contest, all) };
}

describe('together', () => {
  it('all have won or lost, and nobody is told so alone', () => {
    expect(over('cooperative', [true, true, true])).toMatchObject({ said: 'end.all-won', judged: false, manner: undefined });
    expect(over('cooperative', [false, false])).toMatchObject({ said: 'end.all-lost', judged: false });
    expect(ranked('cooperative')).toBe(false);
  });
  it('against others at the table, the side that has won is named', () => {
    const mixed = over('cooperative', [true, false, true]);
    expect(mixed).toMatchObject({ said: 'end.won-together S1, S3', judged: true, manner: 'end.together' });
    expect(mixed.all.map((result) => result.name)).toEqual(['S1', 'S3', 'S2']);
  });
  it('one alone wins, loses, or is beaten by who the game plays', () => {
    expect(over('cooperative', [true]).said).toBe('end.won S1');
    expect(over('cooperative', [false]).said).toBe('end.lost S1');
    expect(over('cooperative', [false], 'Automa').said).toBe('end.won Automa');
    expect(over('cooperative', [true], 'Automa').said).toBe('end.won S1');
  });
});

describe('each alone', () => {
  it('has a verdict for every seat, whoever has won first', () => {
    const some = over('each', [false, true, false, true]);
    expect(some).toMatchObject({ said: 'end.won S2, S4', judged: true, manner: 'end.each' });
    expect(some.all.map((result) => result.name)).toEqual(['S2', 'S4', 'S1', 'S3']);
  });
  it('all may win, and nobody need', () => {
    expect(over('each', [true, true]).said).toBe('end.all-won');
    expect(over('each', [false, false])).toMatchObject({ said: 'end.nobody', judged: true });
    expect(over('each', [false]).said).toBe('end.lost S1');
    expect(ranked('each')).toBe(false);
  });
});

describe('in order', () => {
  it('the best has won, alone or as a team', () => {
    expect(over('free', [false, true])).toMatchObject({ said: 'end.won S2', judged: false, manner: undefined });
    expect(over('free', [false, false]).said).toBe('end.nobody');
    expect(over('teams', [true, false, true])).toMatchObject({ said: 'end.won S1, S3', manner: 'end.teams' });
    expect([ranked('free'), ranked('teams')]).toEqual([true, true]);
  });
});
