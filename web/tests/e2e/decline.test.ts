// Declining until my next turn: the page answers by itself, and stops by itself.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playAhead } from './ahead';
import { violations } from './axe';
import { latest, movesSent, onStage, openTable, until, visit, type Opened } from './harness';
import { myMoves, quiet } from './play';
import { stageTable } from './staged';
import type { SceneView } from '../../src/protocol';

const stage = onStage();
const { server } = stage;

/** Plays by chance for the first seat until what it is asked can be declined. */
async function untilDeclinable(page: Page, opened: Opened): Promise<void> {
  expect(await playAhead(page, opened, 1, 'declinable'), 'a window opens before the game is over').toBe(true);
}

it('the window before the Fire turn of Last Aurora is declined for good, until the Fire turn', async () => {
  const opened = await openTable(server, { game: 'lastaurora', seats: ['me', 'random'], seed: '2', options: { modules: 'exploration' } });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(`${server.url}/about`);
  await untilDeclinable(page, opened);
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await myMoves(visitor);
  const toggle = page.getByRole('switch', { name: 'Decline until my next turn' });
  expect(await toggle.getAttribute('aria-checked')).toBe('false');
  expect(await violations(page)).toEqual([]);
  await toggle.click();
  await until('the answer is given', async () => (await movesSent(page)) === 1);
  // The next question is of another kind, and the person's own.
  await until('another question', () => (latest(visitor)?.scene.offers.length ?? 0) > 0 && (latest(visitor)?.scene as SceneView | undefined)?.prompt?.decline === undefined);
  await toggle.waitFor({ state: 'detached' });
  expect(await movesSent(page)).toBe(1);
  quiet(visitor);
  await visitor.context.close();
});

/** The first questions of a game, so many as are said, can be declined. */
function declinable(count: number): (scene: SceneView) => SceneView {
  /** How many discs lay there when something was asked. */
  const asked = new Set<number>();
  return (scene) => {
    const [first] = scene.offers;
    if (!first || !scene.prompt) return scene;
    asked.add(scene.pieces.filter((piece) => piece.kind !== 'tile').length);
    return asked.size > count ? scene : { ...scene, prompt: { ...scene.prompt, decline: first.notation } };
  };
}

it('every question that names such an answer is answered by itself, the first that names none is not', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await stageTable(page, { scene: declinable(3) });
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const toggle = page.getByRole('switch', { name: 'Decline until my next turn' });
  await toggle.click();
  await page.getByText('What can be declined is declined by itself').waitFor();
  expect(await violations(page)).toEqual([]);
  await until('three answers are given', async () => (await movesSent(page)) === 3);
  await toggle.waitFor({ state: 'detached' });
  await myMoves(visitor);
  // Longer than any answer by itself would take.
  await page.waitForTimeout(2500);
  expect(await movesSent(page)).toBe(3);
  expect(await page.title()).toContain('●');
  quiet(visitor);
  await visitor.context.close();
});

it('switched off, nothing is answered by itself any more', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'random'], seed: '3' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await stageTable(page, { scene: declinable(9) });
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const toggle = page.getByRole('switch', { name: 'Decline until my next turn' });
  await toggle.click();
  await until('the next question', async () => (await movesSent(page)) === 1 && (latest(visitor)?.sequence ?? 0) >= 2);
  await toggle.click();
  expect(await toggle.getAttribute('aria-checked')).toBe('false');
  await page.waitForTimeout(2500);
  const sent = await movesSent(page);
  expect(sent).toBeLessThanOrEqual(2);
  await page.waitForTimeout(2500);
  expect(await movesSent(page)).toBe(sent);
  quiet(visitor);
  await visitor.context.close();
});
