// Who is welcome, who is asked all at once and who decides together, at real tables of games that are about nothing else.
import { expect, it } from 'vitest';
import { violations } from './axe';
import { latest, onStage, openTable, until, visit, type Opened, type Visitor } from './harness';
import { myMoves, playInList, quiet } from './play';

const stage = onStage('zoo');
const { server } = stage;

const seatLink = (opened: Opened, seat: number): string => server.url + (opened.seats.find((one) => one.seat === seat)?.link ?? '');

/** Makes a move by its notation, and waits until everybody has heard of it. */
async function play(visitor: Visitor, notation: string, people: readonly Visitor[]): Promise<void> {
  const offer = (await myMoves(visitor)).find((one) => one.notation === notation);
  expect(offer, `${notation} is among the moves`).toBeDefined();
  if (offer) await playInList(visitor, offer);
  const sequence = latest(visitor)?.sequence ?? 0;
  await until('everybody has heard of it', () => people.every((other) => (latest(other)?.sequence ?? -1) >= sequence));
}

/** The page is read again: nothing of where the game stands is kept in it. */
async function reload(visitor: Visitor): Promise<void> {
  visitor.frames.length = 0;
  await visitor.page.reload();
  await visitor.page.locator('.prompt').waitFor();
}

it('a bazaar: who is welcome takes what lies out, who is asked declines, and each wins alone', async () => {
  const opened = await openTable(server, { game: 'zoo-bazaar', seats: ['me', 'invited'], seed: '2' });
  const [one, two] = [await visit(stage.browser), await visit(stage.browser, { locale: 'it-IT', width: 390, height: 844, theme: 'light' })];
  const both = [one, two];
  await one.page.goto(seatLink(opened, 1));
  await two.page.goto(seatLink(opened, 2));
  await play(one, 'offer cloth salt', both);
  // Nobody waits for the second one, who may take it: also after the page was read again.
  const may = two.page.getByText(/^Ora puoi agire, ma non devi: il tavolo aspetta/);
  await may.waitFor();
  await two.page.getByText('Puoi prendere ciò che', { exact: false }).first().waitFor();
  expect(await two.page.title()).not.toContain('●');
  await one.page.getByText(/^May act meanwhile: /).waitFor();
  expect(await one.page.title()).toContain('●');
  await reload(two);
  await may.waitFor();
  expect(await two.page.title()).not.toContain('●');
  expect(await violations(two.page)).toEqual([]);
  expect((await myMoves(two)).map((offer) => offer.notation)).toEqual(['take']);
  await play(two, 'take', both);
  await may.waitFor({ state: 'detached' });
  await one.page.getByText(/ takes it\./).first().waitFor();
  expect(await one.page.getByText(/^May act meanwhile: /).count()).toBe(0);
  // At the end of the turn everybody else is asked, and may decline for as long as it is not their turn.
  await play(one, 'pass', both);
  await two.page.getByText('finisce: chiami la guardia?', { exact: false }).first().waitFor();
  expect(await two.page.title()).toContain('●');
  await two.page.getByRole('switch', { name: 'Rinuncia fino al mio prossimo turno' }).click();
  await until('their turn', () => latest(two)?.scene.offers.some((offer) => offer.notation === 'pass') ?? false);
  await two.page.getByRole('switch', { name: 'Rinuncia fino al mio prossimo turno' }).waitFor({ state: 'detached' });
  await play(two, 'pass', both);
  await play(one, 'call', both);
  await play(one, 'pass', both);
  await play(two, 'decline', both);
  await play(two, 'pass', both);
  await play(one, 'decline', both);
  for (const { page } of both) await page.locator('.end').waitFor();
  expect(latest(one)?.scene.outcome?.lines.length).toBeGreaterThan(0);
  expect(await violations(one.page)).toEqual([]);
  for (const visitor of both) {
    quiet(visitor);
    await visitor.context.close();
  }
});

it('a crew: any of those on watch decides for all, whoever of them is away', async () => {
  const opened = await openTable(server, { game: 'zoo-crew', seats: ['me', 'invited', 'invited'], seed: '4' });
  const [one, two] = [await visit(stage.browser), await visit(stage.browser, { locale: 'it-IT' })];
  const both = [one, two];
  await one.page.goto(seatLink(opened, 1));
  await two.page.goto(seatLink(opened, 2));
  // The first leg: both are on watch, and the first one says it.
  await one.page.getByText(/^Any of you decides, for all: /).waitFor();
  await two.page.getByText(/^Decide uno qualsiasi di voi, per tutti: /).waitFor();
  for (const { page } of both) expect(await page.title()).toContain('●');
  expect(await violations(two.page)).toEqual([]);
  await play(one, 'port', both);
  // The second leg: the third one is not there, and need not be. Who is not on watch looks on.
  await one.page.getByText(/^Any of them decides, for all: /).waitFor();
  expect(await one.page.title()).not.toContain('●');
  await reload(two);
  await two.page.getByText(/^Decide uno qualsiasi di voi, per tutti: /).waitFor();
  await play(two, 'starboard', both);
  await two.page.getByText(/^Decide uno qualsiasi di loro, per tutti: /).waitFor();
  for (const visitor of [one, two, two]) {
    if (latest(visitor)?.scene.outcome) break;
    await play(visitor, 'port', both);
  }
  for (const { page } of both) await page.locator('.end').waitFor();
  // They win or lose together, and read the same.
  expect(await one.page.locator('.end').innerText()).toMatch(/the voyage is done|the ship is lost/);
  expect(await two.page.locator('.end').innerText()).toMatch(/il viaggio è compiuto|la nave è perduta/);
  for (const visitor of both) {
    quiet(visitor);
    await visitor.context.close();
  }
});
