// A campaign by clicking: chapter after chapter, whoever asks, whatever dies in between.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { kept, playTogether, sitDown } from './couch';
import { latest, onStage, openTable, until, visit, type Opened, type Visitor } from './harness';
import { myMoves, playInList, quiet } from './play';

const stage = onStage('zoo');
const { server } = stage;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const GAME = 'zoo-campaign';
/** With this seed whoever always pushes on in a storm loses the first chapter, alone. */
const LOST = '3';
const table = (page: Page): string => new URL(page.url()).pathname.split('/t/')[1] ?? '';

/** What axe has to say about a page. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const runner = (globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    return (await runner.run()).violations;
  });
  return found.flatMap((one) => one.nodes.slice(0, 4).map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`));
}

/** Pushes on until the chapter is over, each person in their own browser. */
async function pushOn(people: readonly Visitor[]): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    if (people.some((one) => latest(one)?.scene.outcome)) break;
    await until('somebody may decide', () => people.some((one) => (latest(one)?.scene.offers.length ?? 0) > 0 || latest(one)?.scene.outcome));
    const one = people.find((other) => (latest(other)?.scene.offers.length ?? 0) > 0);
    if (!one) continue;
    const sequence = latest(one)?.sequence ?? 0;
    const push = (await myMoves(one)).find((offer) => offer.notation === 'push');
    if (push) await playInList(one, push);
    await until('everybody has heard of it', () => people.every((other) => (latest(other)?.sequence ?? 0) > sequence));
  }
  for (const one of people) await one.page.locator('.end').waitFor();
}

/** Leaves everything as it was: the first button, then Enter. Gives back the new table. */
async function goOn(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  const before = table(page);
  await page.getByRole('button', { name: /^Next session: Chapter/ }).click();
  const begin = page.getByRole('button', { name: 'Begin the session' });
  await begin.waitFor();
  await until('the button has the focus', () => begin.evaluate((button) => button === document.activeElement));
  visitor.frames.length = 0;
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(before));
  return table(page);
}

const quietButForTheDeath = (visitor: Visitor): void => expect(visitor.errors.filter((error) => !/WebSocket|ERR_CONNECTION|Failed to fetch/.test(error))).toEqual([]);

const seatLink = (opened: Opened, seat: number): string => server.url + (opened.seats.find((one) => one.seat === seat)?.link ?? '');

it('a nameless person plays three chapters, the server killed between them, and reads the campaign', async () => {
  const opened = await openTable(server, { game: GAME, seats: ['me', 'random'], seed: '7', name: 'The Held Breath' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(seatLink(opened, 1));
  expect(await page.getByRole('link', { name: 'Chapter 1' }).getAttribute('href')).toBe(`/c/${opened.table.id}`);
  await pushOn([visitor]);
  const first = page.locator('.end footer').locator('a, button').first();
  expect(await first.innerText()).toBe('Next session: Chapter 2');
  await page.locator('.end footer li', { hasText: /scar|unhurt/ }).waitFor();
  const names = await page.locator('.end footer').locator('a, button').allInnerTexts();
  expect(names.map((name) => name.trim())).toEqual(['Next session: Chapter 2', 'Play this session again', 'Replay', 'Share']);
  // The server dies between the chapters, and the page is read again.
  await server.kill();
  await server.start();
  await page.reload();
  const second = await goOn(visitor);
  expect((await kept(visitor, second))[1]).toBe(opened.seats[0]?.token);
  await page.getByRole('link', { name: 'Chapter 2' }).waitFor();
  // In mid-chapter as well: the table is where it was, and the seat is ours.
  await myMoves(visitor);
  await server.kill();
  await server.start();
  visitor.frames.length = 0;
  await page.reload();
  await pushOn([visitor]);
  expect(latest(visitor)?.scene.viewer).toBe('seat-1');
  // My campaigns: it waits for the next session.
  await page.goto(server.url);
  const mine = page.locator('section', { has: page.getByRole('heading', { name: 'My campaigns' }) }).locator('li', { hasText: 'The Held Breath' });
  expect(await mine.innerText()).toContain('Next session: Chapter 3');
  await mine.getByRole('link', { name: /^Play on/ }).click();
  await page.waitForURL(`${server.url}/c/${opened.table.id}`);
  await page.getByRole('button', { name: /^Play on Next session: Chapter 3/ }).click();
  visitor.frames.length = 0;
  await page.getByRole('button', { name: 'Begin the session' }).click();
  await page.waitForURL(/\/t\//);
  const third = table(page);
  await page.goto(server.url);
  expect(await mine.innerText()).toMatch(/Chapter 3\s+● Your turn/);
  visitor.frames.length = 0;
  await mine.getByRole('link', { name: /^Play on/ }).click();
  await page.waitForURL(`${server.url}/t/${third}`);
  await pushOn([visitor]);
  // It was the last: the archive, and a new beginning.
  await page.getByText('The campaign is over.').waitFor();
  expect(await page.getByRole('link', { name: 'New campaign' }).getAttribute('href')).toBe(`/new/${GAME}`);
  await page.getByRole('link', { name: 'The archive' }).click();
  await page.getByRole('heading', { name: 'The Held Breath', level: 1 }).waitFor();
  expect(await page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) }).count()).toBe(3);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download campaign' }).first().click()]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.match(/^leaves: /gm)).toHaveLength(2);
  expect(text.match(/^after: /gm)).toHaveLength(2);
  // Once it was said that the link is the only key, it is not said again.
  await page.getByText('Your link is the only key').waitFor();
  await page.getByRole('button', { name: 'Understood' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Chronicle' }).waitFor();
  expect(await page.getByText('Your link is the only key').count()).toBe(0);
  quietButForTheDeath(visitor);
  await visitor.context.close();
});

it('everybody sees the button turn into a link, and who is kept in another seat sits there', async () => {
  const opened = await openTable(server, { game: GAME, seats: ['me', 'invited'], seed: '4' });
  const [one, two] = [await visit(stage.browser), await visit(stage.browser)];
  await one.page.goto(seatLink(opened, 1));
  await two.page.goto(seatLink(opened, 2));
  await pushOn([one, two]);
  await one.page.getByRole('button', { name: /^Next session: Chapter 2/ }).waitFor();
  // The second one goes on alone with somebody new, in the first seat, and in a storm.
  const { page } = two;
  await page.getByRole('button', { name: /^Next session: Chapter 2/ }).click();
  await page.getByLabel('Seat 1', { exact: true }).selectOption({ label: 'Seat 2' });
  expect(await page.getByLabel('Seat 2', { exact: true }).inputValue()).toBe('1');
  await page.getByLabel('Seat 2', { exact: true }).selectOption({ label: 'Somebody else' });
  await page.getByLabel('Seat 2: who else').selectOption('invited');
  await page.getByLabel('Weather').selectOption({ label: 'Storm' });
  await page.getByRole('button', { name: 'Begin the session' }).click();
  const invitation = await page.getByLabel('Invitation for seat 2').inputValue();
  await one.page.getByRole('link', { name: /^Next session: Chapter 2/ }).waitFor();
  await one.page.getByText('It is open.').waitFor();
  two.frames.length = 0;
  await page.getByRole('link', { name: 'Go to the table' }).click();
  expect((await myMoves(two)).length).toBeGreaterThan(0);
  expect(latest(two)?.scene.viewer).toBe('seat-1');
  const chapter = table(page);
  expect(await kept(two, chapter)).toEqual({ 1: opened.seats[1]?.token });
  // Who was not kept watches, whatever their browser holds.
  one.frames.length = 0;
  await one.page.getByRole('link', { name: /^Next session: Chapter 2/ }).click();
  await until('the first one watches', () => latest(one)?.scene.viewer === 'spectator');
  expect(await kept(one, chapter)).toEqual({});
  // Whoever is new sits in the second seat, by their own link.
  const three = await visit(stage.browser);
  await three.page.goto(invitation);
  await until('the new one sits down', () => latest(three)?.scene.viewer === 'seat-2');
  await pushOn([two, three]);
  // The third time the second seat is away, and comes by the address alone.
  await three.page.goto(`${server.url}/about`);
  await two.page.locator('.end').waitFor();
  const third = await goOn(two);
  three.frames.length = 0;
  await three.page.goto(`${server.url}/t/${third}`);
  await until('the seat is theirs', () => latest(three)?.scene.viewer === 'seat-2');
  for (const visitor of [one, two, three]) {
    quiet(visitor);
    await visitor.context.close();
  }
});

it('of two people at one screen the second goes on alone, in the first seat and with their own secret', async () => {
  const opened = await openTable(server, { game: GAME, seats: ['me', 'me'], seed: '4' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await sitDown(visitor, server, opened);
  await playTogether(visitor, 3, () => false);
  await page.getByRole('button', { name: /^Next session/ }).click();
  await page.getByRole('button', { name: 'Seat 1 does not play on' }).click();
  expect(await page.getByLabel('Seat 1', { exact: true }).inputValue()).toBe('2');
  expect(await page.getByRole('button', { name: 'Seat 1 does not play on' }).isDisabled()).toBe(true);
  visitor.frames.length = 0;
  await page.getByRole('button', { name: 'Begin the session' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(opened.table.id));
  expect((await myMoves(visitor)).length).toBeGreaterThan(0);
  expect(latest(visitor)?.scene.viewer).toBe('seat-1');
  expect(await kept(visitor, table(page))).toEqual({ 1: opened.seats[1]?.token });
  await page.reload();
  await myMoves(visitor);
  quiet(visitor);
  await visitor.context.close();
});

it('who presses later comes to the table that is there, and a table that was only reserved is opened', async () => {
  const opened = await openTable(server, { game: GAME, seats: ['me', 'invited'], seed: '4' });
  const [one, two] = [await visit(stage.browser), await visit(stage.browser)];
  await one.page.goto(seatLink(opened, 1));
  await two.page.goto(seatLink(opened, 2));
  await pushOn([one, two]);
  // The second one has the choice before them while the first one goes on.
  await two.page.getByRole('button', { name: /^Next session/ }).click();
  await two.page.getByRole('button', { name: 'Begin the session' }).waitFor();
  const chapter = await goOn(one);
  two.frames.length = 0;
  await two.page.getByRole('button', { name: 'Begin the session' }).click();
  await two.page.waitForURL(`${server.url}/t/${chapter}`);
  await until('the second one sits there', () => latest(two)?.scene.viewer === 'seat-2');
  await pushOn([one, two]);
  // Somebody reserved the next table and was gone: nothing leads nowhere.
  const path = new RegExp(`/api/tables/${chapter}\\?`);
  await one.page.route(path, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), next: 'aaaaaaaaaaaaaaaa' } });
  });
  await one.page.reload();
  await one.page.getByRole('button', { name: /^Next session: Chapter 3/ }).waitFor();
  await one.page.unroute(path);
  await goOn(one);
  expect(one.errors.filter((error) => !/404/.test(error))).toEqual([]);
  quiet(two);
  for (const visitor of [one, two]) await visitor.context.close();
});

it('a session played again is a branch, and the page says so', async () => {
  const opened = await openTable(server, { game: GAME, seats: ['me'], seed: '5', name: 'Twice' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(seatLink(opened, 1));
  await pushOn([visitor]);
  const second = await goOn(visitor);
  await pushOn([visitor]);
  visitor.frames.length = 0;
  await page.getByRole('button', { name: 'Play this session again' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(second));
  const again = table(page);
  await page.getByRole('link', { name: 'Chapter 2' }).waitFor();
  await pushOn([visitor]);
  await goOn(visitor);
  await myMoves(visitor);
  await page.getByRole('link', { name: 'Chapter 3' }).click();
  await page.waitForURL(`${server.url}/c/${opened.table.id}`);
  const chapters = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await until('four chapters', async () => (await chapters.count()) === 4);
  const texts = await chapters.allInnerTexts();
  expect(texts.map((text) => [/a branch/.test(text), /played again/.test(text), /Your turn/.test(text)])).toEqual([
    [false, false, false], [true, false, false], [false, true, false], [false, false, true],
  ]);
  expect(await chapters.nth(2).getByRole('link', { name: 'Replay: Chapter 2' }).getAttribute('href')).toBe(`/replay/${again}`);
  // The branch can be gone on with as well, from the page.
  visitor.frames.length = 0;
  await chapters.nth(1).getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Begin the session' }).click();
  await page.waitForURL(/\/t\//);
  expect((await myMoves(visitor)).length).toBeGreaterThan(0);
  // Its file has the line of the branch alone.
  await page.goto(`${server.url}/c/${opened.table.id}`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download campaign' }).first().click()]);
  expect(readFileSync(await file.path(), 'utf8').match(/^leaves: /gm)).toHaveLength(2);
  quiet(visitor);
  await visitor.context.close();
});

it('what stays is gathered from all chapters, and they are replayed one after another', async () => {
  // A storm is lost: somebody falls.
  const opened = await openTable(server, { game: GAME, seats: ['me'], seed: LOST, options: { weather: 'storm' } });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(seatLink(opened, 1));
  await pushOn([visitor]);
  await page.locator('.end footer li', { hasText: 'Ilse Pell The pilot stayed behind' }).waitFor();
  const second = await goOn(visitor);
  await page.goto(`${server.url}/c/${opened.table.id}`);
  const chosen = page.locator('section', { has: page.getByRole('heading', { name: 'Choices that stay' }) }).getByRole('listitem');
  const fallen = page.locator('section', { has: page.getByRole('heading', { name: 'The fallen' }) }).getByRole('listitem');
  await until('one choice', async () => (await chosen.count()) === 1);
  expect(await page.getByRole('link', { name: 'Replay all chapters' }).count(), 'one chapter is replayed as it is').toBe(0);
  await page.goto(`${server.url}/t/${second}`);
  await pushOn([visitor]);
  await page.getByRole('link', { name: 'Chapter 2' }).click();
  await until('a choice of each chapter', async () => (await chosen.count()) === 2);
  expect(await chosen.allInnerTexts()).toEqual(Array(2).fill(expect.stringContaining('The crew went out into the storm.')));
  expect(await fallen.first().innerText()).toMatch(/Ilse Pell\s+The pilot stayed behind to hold the door\.\s+Chapter 1/);
  expect(await chosen.nth(1).getByRole('link', { name: 'Chapter 2' }).getAttribute('href')).toMatch(new RegExp(`^/replay/${second}\\?at=\\d+$`));
  await page.getByRole('link', { name: 'Replay all chapters' }).click();
  await page.waitForURL(new RegExp(`/replay/${opened.table.id}.*chapters`));
  const chapter = page.getByRole('combobox', { name: 'Chapter' });
  await until('both chapters', async () => (await chapter.locator('option').count()) === 2);
  expect(await violations(page)).toEqual([]);
  // From the end of one chapter it plays on into the next by itself.
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(new RegExp(`/replay/${second}.*chapters`));
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await until('it plays', async () => Number(new URL(page.url()).searchParams.get('at')) > 0);
  expect(await page.getByRole('button', { name: 'Next chapter' }).count(), 'it is the last that is over').toBe(0);
  // Back by choice, and on by the button.
  await chapter.selectOption({ index: 0 });
  await page.waitForURL(new RegExp(`/replay/${opened.table.id}.*chapters`));
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await page.waitForURL(new RegExp(`/replay/${second}.*chapters`));
  quiet(visitor);
  await visitor.context.close();
});

it('what cannot be done is said in a sentence, and a chapter of other rules is played again', async () => {
  const opened = await openTable(server, { game: GAME, seats: ['me'], seed: '5' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(seatLink(opened, 1));
  await pushOn([visitor]);
  // Other rules between the chapters change nothing: the table itself cannot be shown, and the campaign goes on.
  await page.routeWebSocket(new RegExp(`${opened.table.id}/live$`), (socket) => {
    socket.onMessage(() => {
      socket.send(JSON.stringify({ type: 'problem', code: 'rules-changed', text: 'It was played by rules version 1, this is version 2.' }));
      void socket.close();
    });
  });
  await page.reload();
  await page.getByText('It was played by rules version 1').waitFor();
  // What the chapter has left cannot be read by this server.
  const sentence = 'This is not the log of a chapter: at column 12 expected a number from 2 to 3.';
  await page.route(/\/next\?/, (route) => route.fulfill({ status: 409, json: { code: 'legacy', text: sentence } }));
  await page.getByRole('button', { name: /^Next session/ }).click();
  await page.getByRole('button', { name: 'Begin the session' }).click();
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
  await page.unroute(/\/next\?/);
  visitor.frames.length = 0;
  await page.getByRole('button', { name: 'Begin the session' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(opened.table.id));
  await myMoves(visitor);
  const second = table(page);
  // In mid-chapter the server comes to have other rules.
  await page.routeWebSocket(new RegExp(`${second}/live$`), (socket) => {
    socket.onMessage(() => {
      socket.send(JSON.stringify({ type: 'problem', code: 'rules-changed', text: 'It was played by rules version 1, this is version 2.' }));
      void socket.close();
    });
  });
  await page.reload();
  await page.getByText('It was played by rules version 1').waitFor();
  expect(await page.getByRole('link', { name: 'Campaign' }).getAttribute('href')).toBe(`/c/${opened.table.id}`);
  await page.getByRole('button', { name: 'Play this session again' }).waitFor();
  // The page of the campaign says the same.
  await page.route(/\/api\/campaigns\//, async (route) => {
    const answer = await route.fetch();
    const view = (await answer.json()) as { chapters: { table: { id: string }; stands: string }[] };
    view.chapters = view.chapters.map((one) => (one.table.id === second ? { ...one, stands: 'stuck' } : one));
    await route.fulfill({ response: answer, json: view });
  });
  await page.getByRole('link', { name: 'Campaign' }).click();
  await page.getByRole('button', { name: /^Play this session again The rules have changed since/ }).waitFor();
  await page.unroute(/\/api\/campaigns\//);
  await page.goto(`${server.url}/c/aaaaaaaaaaaaaaaa`);
  await page.getByText('There is no campaign here.').waitFor();
  expect(visitor.errors.filter((error) => !/40[49]|WebSocket/.test(error))).toEqual([]);
  await visitor.context.close();
});

describe.each([
  ['dark', 1280, 800],
  ['light', 1280, 800],
  ['dark', 390, 844],
  ['light', 390, 844],
] as const)('%s, %i by %i', (theme, width, height) => {
  it('axe finds nothing at the end, before the next session, in the lobby and on the page, and nothing is wider than the screen', async () => {
    const opened = await openTable(server, { game: GAME, seats: ['me', 'random'], seed: '5' });
    const visitor = await visit(stage.browser, { theme, width, height });
    const { page } = visitor;
    const look = async (what: string): Promise<void> => {
      expect(await violations(page), what).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
    };
    await page.goto(seatLink(opened, 1));
    await pushOn([visitor]);
    await page.getByRole('button', { name: /^Next session/ }).waitFor();
    await look('the end');
    await page.getByRole('button', { name: /^Next session/ }).click();
    await page.getByLabel('Weather').waitFor();
    await page.getByLabel('Seat 2', { exact: true }).selectOption({ label: 'Somebody else' });
    await look('before the next session');
    await page.keyboard.press('Escape');
    await goOn(visitor);
    await pushOn([visitor]);
    await page.getByRole('button', { name: 'Play this session again' }).click();
    await page.getByRole('link', { name: 'Chapter 2' }).waitFor();
    await page.goto(server.url);
    await page.getByRole('heading', { name: 'My campaigns' }).waitFor();
    await look('the lobby');
    await page.goto(`${server.url}/c/${opened.table.id}`);
    await page.getByText('The table as it stands').waitFor();
    await page.getByText('What it left').first().click();
    await page.waitForTimeout(300);
    await look('the page');
    quiet(visitor);
    await visitor.context.close();
  });
});

it('a campaign file is opened again elsewhere, and goes on from its last chapter', async () => {
  const opened = await openTable(server, { game: GAME, seats: ['me'], seed: '5' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(seatLink(opened, 1));
  await pushOn([visitor]);
  await goOn(visitor);
  await pushOn([visitor]);
  await page.getByRole('link', { name: 'Chapter 2' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download campaign' }).first().click()]);
  const text = readFileSync(await file.path(), 'utf8');
  // Another browser, which knows nothing but the file.
  const other = await visit(stage.browser);
  await other.page.goto(`${server.url}/replay`);
  await other.page.getByLabel('or its text').fill(text);
  await other.page.getByRole('button', { name: 'Open', exact: true }).click();
  await other.page.getByRole('link', { name: 'Chapter 2' }).click();
  await other.page.getByRole('button', { name: /^Play on Next session: Chapter 3/ }).click();
  await other.page.getByRole('button', { name: 'Begin the session' }).click();
  await other.page.getByRole('link', { name: 'Chapter 3' }).waitFor();
  expect((await myMoves(other)).length).toBeGreaterThan(0);
  for (const one of [visitor, other]) {
    quiet(one);
    await one.context.close();
  }
});

it('is read in Italian', async () => {
  const opened = await openTable(server, { game: GAME, seats: ['me'], seed: '5' });
  const visitor = await visit(stage.browser, { locale: 'it-IT' });
  const { page } = visitor;
  await page.goto(seatLink(opened, 1));
  await pushOn([visitor]);
  await page.getByRole('button', { name: 'Prossima sessione: Capitolo 2' }).click();
  await page.getByText('Chi continua', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Comincia la sessione' }).click();
  await page.getByRole('link', { name: 'Capitolo 2' }).click();
  await page.getByRole('heading', { name: 'Cronaca' }).waitFor();
  await page.getByText('Il tavolo com’è ora').waitFor();
  await page.getByRole('heading', { name: 'Scelte che restano' }).waitFor();
  await page.locator('.lasting').getByText('L’equipaggio ha aspettato un cielo calmo.').first().waitFor();
  await page.goto(server.url);
  await page.getByRole('heading', { name: 'Le mie campagne' }).waitFor();
  quiet(visitor);
  await visitor.context.close();
});
