// Seats that may act though nobody waits for them, and decisions that several owe together.
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { sitDown } from './couch';
import { onStage, openTable, visit } from './harness';
import { quiet } from './play';
import { stageTable } from './staged';
import type { Offer, SceneView } from '../../src/protocol';

const stage = onStage();
const { server } = stage;

const take: Offer = { notation: 'staged take', label: 'Take the salt', touches: [], lasting: false, hands_over: false };

/** Seat 1 is awaited; seat 2 is welcome to take something. */
function stalled(scene: SceneView): SceneView {
  const asked = { ...scene, awaited: [1], welcome: [2] };
  if (scene.viewer === 'seat-1') return asked;
  const prompt = { text: scene.viewer === 'seat-2' ? 'You may take what Seat 1 has laid out.' : 'Seat 1 has the turn.' };
  return { ...asked, prompt, offers: scene.viewer === 'seat-2' ? [take] : [] };
}

describe.each([['dark', 1280, 800], ['light', 390, 844]] as const)('who is welcome, %s, %i wide', (theme, width, height) => {
  it('reads that nobody waits for them, and may act', async () => {
    const opened = await openTable(server, { game: 'hearts', seats: ['me', 'me', 'random', 'random'], seed: '3' });
    const visitor = await visit(stage.browser, { theme, width, height });
    const { page } = visitor;
    const heard = await stageTable(page, { scene: stalled });
    await page.goto(server.url + (opened.seats[1]?.link ?? ''));
    await page.getByText('You may act now, but need not: the table waits for Seat 1.').waitFor();
    expect(await page.locator('.prompt').getAttribute('class')).toMatch(/may/);
    expect(await page.title()).not.toContain('●');
    if (width < 900) await page.getByRole('tab', { name: 'People' }).click();
    expect(await page.locator('.seat.welcome .status').innerText()).toBe('You may act');
    expect(await page.locator('.seat.awaited').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    if (width < 900) await page.getByRole('tab', { name: 'Moves' }).click();
    await page.locator('.moves [data-move="staged take"]').first().click();
    expect(heard.moves).toEqual(['staged take']);
    quiet(visitor);
    await visitor.context.close();
  });
});

it('at one screen whoever is welcome sits down, acts, and gives the screen back', async () => {
  const opened = await openTable(server, { game: 'hearts', seats: ['me', 'me', 'random', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  const heard = await stageTable(page, { scene: stalled });
  await sitDown(visitor, server, opened);
  await page.getByRole('button', { name: 'I am Seat 1' }).click();
  await page.getByText('You decide for Seat 1').waitFor();
  expect(await page.title()).toContain('●');
  // Whoever asks by mistake leaves the screen to whoever has it.
  const sit = page.getByRole('button', { name: 'Sit down as Seat 2' });
  await sit.click();
  await page.getByRole('dialog', { name: 'Seat 2 sits down' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You decide for Seat 1').waitFor();
  await sit.click();
  await page.getByRole('button', { name: 'I am Seat 2' }).click();
  await page.getByText('You may act for Seat 2').waitFor();
  expect(await page.title()).not.toContain('●');
  await page.locator('.moves [data-move="staged take"]').first().click();
  expect(heard.moves).toEqual(['staged take']);
  await page.getByRole('button', { name: 'Sit down as Seat 1' }).click();
  await page.getByRole('button', { name: 'I am Seat 1' }).click();
  await page.getByText('You decide for Seat 1').waitFor();
  quiet(visitor);
  await visitor.context.close();
});

it('while somebody elsewhere decides, the screen is everybody’s until whoever is welcome sits down', async () => {
  const opened = await openTable(server, { game: 'hearts', seats: ['invited', 'me', 'me', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await stageTable(page, { scene: stalled });
  await sitDown(visitor, server, opened);
  await page.getByRole('button', { name: 'Sit down as Seat 2' }).click();
  await page.getByRole('button', { name: 'I am Seat 2' }).click();
  await page.getByText('You may act for Seat 2').waitFor();
  expect(await page.locator('.mine .card, .mine [data-id]').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Get up' }).click();
  await page.getByText('Seat 1 has the turn.').waitFor();
  expect(await page.locator('.mine [data-id]').count()).toBe(0);
  quiet(visitor);
  await visitor.context.close();
});

it('one decision owed together says so, and any of them may sit down to give it', async () => {
  const opened = await openTable(server, { game: 'hearts', seats: ['me', 'me', 'invited', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await stageTable(page, { scene: (scene) => ({ ...scene, awaited: [1, 2], together: true }) });
  await sitDown(visitor, server, opened);
  await page.getByRole('button', { name: 'I am Seat 1' }).click();
  await page.getByText('Any of you decides, for all: Seat 1, Seat 2.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sit down as Seat 2' }).click();
  await page.getByRole('button', { name: 'I am Seat 2' }).click();
  await page.getByText('You decide for Seat 2').waitFor();
  quiet(visitor);
  await visitor.context.close();
  const onlooker = await visit(stage.browser);
  await stageTable(onlooker.page, { scene: (scene) => ({ ...scene, awaited: [1, 2], together: true }) });
  await onlooker.page.goto(server.url + (opened.seats[2]?.link ?? ''));
  await onlooker.page.getByText('Any of them decides, for all: Seat 1, Seat 2.').waitFor();
  await onlooker.context.close();
});
