import { describe, expect, it } from 'vitest';
import { barred, filtered, listed, loose, MOST, SHORT, verbs } from '../../src/lib/moves';
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

const none = { picked: [], searching: false };
const rows = (all: ReturnType<typeof verbs>): number => all.reduce((sum, verb) => sum + verb.rows.length, 0);

describe('verbs', () => {
  const lock = (from: number, to: number): ReturnType<typeof offer> => offer(`lock r${from} r${to}`, [`r${from}`, `r${to}`], { group: 'Console' });
  const locks = Array.from({ length: 15 * 14 }, (_, n) => lock(n % 15, Math.floor(n / 15))).filter((one) => one.touches[0] !== one.touches[1]);
  const steps = Array.from({ length: 5 }, (_, n) => offer(`step ${'abcde'[n]}`, [`${n}`], { group: 'Move' }));
  const wait = offer('wait', [], { group: 'Turn', hands_over: true });

  it('show a few moves as they are, in their order', () => {
    const all = verbs([...steps, wait], none);
    expect(all.map((verb) => [verb.name, verb.open, verb.rows.length])).toEqual([['Move', true, 5], ['Turn', true, 1]]);
  });
  it('of many are only named, and one is opened', () => {
    const closed = verbs([...locks, ...steps, wait], none);
    expect(closed.map((verb) => verb.open)).toEqual([false, false, true]);
    expect(closed[0]?.count).toBe(locks.length);
    const open = verbs([...locks, ...steps, wait], { ...none, verb: 'Move' });
    expect(open[1]?.rows).toHaveLength(5);
  });
  it('with many moves ask for the target first, and no list is long', () => {
    const open = verbs([...locks, wait], { ...none, verb: 'Console' });
    expect(open[0]?.rows.every((row) => row.kind === 'target')).toBe(true);
    expect(rows(open)).toBeLessThanOrEqual(MOST);
    const picked = verbs(locks.filter((one) => one.touches.includes('r3')), { ...none, picked: ['r3'], verb: 'Console' });
    expect(rows(picked)).toBeLessThanOrEqual(MOST);
    const found = verbs(locks, { picked: [], searching: true });
    expect(rows(found)).toBe(MOST);
    expect(found[0]?.more).toBe(locks.length - MOST);
  });
  it('never begin with what ends the turn', () => {
    const all = verbs([wait, offer('pass', [], { group: 'Move', hands_over: true }), ...steps], none);
    expect(all.map((verb) => verb.name)).toEqual(['Move', 'Turn']);
    const last = all[0]?.rows.at(-1);
    expect(last?.kind === 'move' ? last.offer.notation : '').toBe('pass');
  });
  it('join moves that differ in a number only', () => {
    const place = [1, 2, 3, 4].map((n) => offer(`influence doctor ${n}`, ['doctor'], { group: 'Influence' }));
    const all = verbs([...place, wait], none);
    expect(all[0]?.rows).toEqual([{ kind: 'number', key: 'influence doctor # doctor', offers: place }]);
    expect(listed(all, new Map([['influence doctor # doctor', 2]]))[0]?.notation).toBe('influence doctor 3');
  });
});

it('tells each reason once, with what it forbids', () => {
  const no = (label: string, text: string) => ({ notation: label, label, legal: false, text });
  const all = barred([no('Lock A', 'No console.'), no('Lock B', 'No console.'), no('Step', 'Too far.'), { ...no('Wait', ''), legal: true }]);
  expect(all).toEqual([{ text: 'No console.', rule: undefined, labels: ['Lock A', 'Lock B'] }, { text: 'Too far.', rule: undefined, labels: ['Step'] }]);
});

describe('moves that touch nothing', () => {
  const end = offer('end', [], { hands_over: true });
  it('stand at the prompt, beside whatever can be clicked', () => {
    expect(loose([offer('step', ['hub']), end])).toEqual([end]);
    expect(loose([end])).toEqual([end]);
  });
  it('stay in the list of a game in which nothing can be clicked, if they are many', () => {
    const bids = Array.from({ length: SHORT + 1 }, (_, n) => offer(`bid ${n}`, []));
    expect(loose(bids)).toEqual([]);
    expect(loose([...bids, offer('look', ['card'])])).toEqual(bids);
  });
});
