import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openTable, Server, visit } from './harness';
import { myMoves, quiet } from './play';

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

// The guide's words are put into the traffic of an ordinary table, so that the guide is tested whatever lessons exist.
it('a guide explains, shows what to click, and can be left', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'invited'], seed: '1' });
  const visitor = await visit(browser);
  const { page } = visitor;
  const sent: string[] = [];
  const guidance = { title: 'The middle', text: ['Take the middle first.'], step: 1, steps: 3, touches: ['b2'], moves: ['b2'] };
  await page.routeWebSocket(/\/live$/, (socket) => {
    const table = socket.connectToServer();
    table.onMessage((message) => {
      const frame = JSON.parse(String(message)) as { type: string; update?: object };
      if (frame.type === 'welcome') frame.update = { ...frame.update, guidance };
      socket.send(JSON.stringify(frame));
    });
    socket.onMessage((message) => {
      sent.push(String(message));
      if (!String(message).includes('leave-lesson')) table.send(message);
    });
  });
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await page.getByText('Take the middle first.').waitFor();
  expect(await page.locator('[data-id="b2"].guided').count()).toBe(1);
  expect(await page.locator('.move.wanted [data-move="b2"]').count()).toBe(1);
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await page.getByText('The game goes on without the guide.').waitFor();
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  expect(sent.some((message) => message.includes('leave-lesson'))).toBe(true);
  quiet(visitor);
  await visitor.context.close();
});

it('lessons of the games are offered where one learns', async () => {
  const visitor = await visit(browser);
  const games = (await (await fetch(`${server.url}/api/games?lang=en`)).json()) as { title: string; lessons: { title: string }[] }[];
  await visitor.page.goto(`${server.url}/learn`);
  await visitor.page.getByRole('heading', { name: 'Learn' }).waitFor();
  const lessons = games.flatMap((game) => game.lessons);
  for (const lesson of lessons) await visitor.page.getByRole('heading', { name: lesson.title }).waitFor();
  if (lessons.length === 0) await visitor.page.getByText('There is no lesson yet.').waitFor();
  else {
    await visitor.page.getByRole('button', { name: 'Begin' }).first().click();
    await visitor.page.locator('.guide').waitFor();
    expect((await myMoves(visitor)).length).toBeGreaterThan(0);
  }
  quiet(visitor);
  await visitor.context.close();
});
