// The end of a game is told as the kind of ending it is: in order, together, each alone.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { onStage, openTable, visit } from './harness';
import { playOut, quiet } from './play';
import { stageTable } from './staged';
import type { Outcome } from '../../src/protocol';

const stage = onStage('zoo');
const { server } = stage;

/** What the end says, and what it says of every seat. */
async function read(page: Page): Promise<{ first: string; seats: string[]; ranks: number }> {
  const end = page.locator('.end');
  await end.waitFor();
  const seats = await end.locator('.results h3').allInnerTexts();
  return {
    first: await end.locator('h2').innerText(),
    seats: seats.map((text) => text.replace(/\s+/g, ' ').trim()),
    ranks: await end.locator('.rank').count(),
  };
}

it.each([
  ['All have won', { weather: 'calm' }],
  ['All have lost', { weather: 'storm', log: 'v2 chapter 2 supplies 0 scars 2 lost 1' }],
])('who plays together wins or loses together: %s', async (said, options) => {
  const opened = await openTable(server, { game: 'zoo-campaign', seats: ['me', 'random'], seed: '3', options });
  const visitor = await visit(stage.browser);
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await playOut(visitor, 1);
  const told = await read(visitor.page);
  expect(told.first).toBe(said);
  expect([told.ranks, told.seats.some((seat) => /point|won|lost/.test(seat))]).toEqual([0, false]);
  expect(await violations(visitor.page)).toEqual([]);
  quiet(visitor);
  await visitor.context.close();
});

describe.each(['dark', 'light'] as const)('where each wins alone, %s', (theme) => {
  it('there is a verdict for every seat', async () => {
    const opened = await openTable(server, { game: 'hearts', seats: ['me', 'random', 'random', 'random'], seed: '3' });
    const visitor = await visit(stage.browser, { theme });
    const wins = [false, true, false, true];
    const outcome: Outcome = {
      ending: 'x', lines: ['The game is over: all turns taken.'], contest: 'each',
      standings: wins.map((won, index) => ({ seat: index + 1, rank: won ? 1 : 3, won, points: Number(won) })),
    };
    await stageTable(visitor.page, { scene: (scene) => ({ ...scene, awaited: [], offers: [], outcome }) });
    await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
    const told = await read(visitor.page);
    expect(told.ranks).toBe(0);
    expect(told.seats.map((seat) => /(won|lost)$/.exec(seat)?.[0])).toEqual(['won', 'won', 'lost', 'lost']);
    expect(told.first).toMatch(/, .* won$/);
    expect(await violations(visitor.page)).toEqual([]);
    quiet(visitor);
    await visitor.context.close();
  });
});

it('in order of points there are places', async () => {
  const opened = await openTable(server, { game: 'hearts', seats: ['me', 'random', 'random', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const outcome: Outcome = {
    ending: 'x', lines: ['The game is over.'], contest: 'free',
    standings: [2, 1, 4, 3].map((rank, index) => ({ seat: index + 1, rank, won: rank === 1, points: 10 - rank })),
  };
  await stageTable(visitor.page, { scene: (scene) => ({ ...scene, awaited: [], offers: [], outcome }) });
  await visitor.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const told = await read(visitor.page);
  expect([told.ranks, told.seats[0]?.startsWith('1.')]).toEqual([4, true]);
  quiet(visitor);
  await visitor.context.close();
});
