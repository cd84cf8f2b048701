import { expect, it } from 'vitest';
import { annotated, upload } from './annotated';
import { latest, onStage, openTable, until, visit } from './harness';
import { confirm, myMoves, playInList, quiet } from './play';

const stage = onStage();
const { server } = stage;

it('a bribe is offered in one browser and refused in the other', async () => {
  const opened = await upload(server, annotated(78));
  const seat = (n: number): string => server.url + (opened.seats.find((one) => one.seat === n)?.link ?? '');
  const [briber, bribed] = [await visit(stage.browser), await visit(stage.browser)];
  await briber.page.goto(seat(4));
  await bribed.page.goto(seat(3));
  const choose = async (notation: string): Promise<void> => {
    const offer = (await myMoves(briber)).find((one) => one.notation === notation);
    expect(offer, notation).toBeDefined();
    if (offer) await playInList(briber, offer);
  };
  await choose('bribe engineer');
  await choose('step bridge');
  const answers = await myMoves(bribed);
  expect(answers.map((one) => one.notation).sort()).toEqual(['accept', 'refuse']);
  await bribed.page.locator('.moves [data-move="refuse"]').click();
  await confirm(bribed, '.moves');
  for (const visitor of [briber, bribed]) {
    await visitor.page.locator('.log li', { hasText: 'refuses' }).last().waitFor();
    quiet(visitor);
  }
  await briber.context.close();
  await bribed.context.close();
});

it('a secret identity is never in the other browser’s traffic', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'invited'], seed: '21' });
  const [one, two] = [await visit(stage.browser), await visit(stage.browser)];
  const others: string[] = [];
  two.page.on('response', async (answer) => {
    // What every game has is the same for everybody and names every card there is: no table, no secret.
    if (answer.url().includes('/api/') && !answer.url().includes('/almanac')) others.push(await answer.text().catch(() => ''));
  });
  await one.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await two.page.goto(server.url + (opened.seats[1]?.link ?? ''));
  const hand = (await myMoves(one)).map((offer) => offer.notation);
  const secrets = latest(one)?.scene.pieces.filter((piece) => piece.zone === 'hand-1' && piece.id.startsWith('identity-')).map((piece) => piece.id) ?? [];
  expect(secrets.length).toBeGreaterThan(0);
  await one.page.locator(`.moves [data-move="${hand[0]}"]`).click();
  await confirm(one, '.moves');
  const theirs = await myMoves(two);
  await two.page.locator(`.moves [data-move="${theirs[0]?.notation}"]`).click();
  await confirm(two, '.moves');
  await until('both have chosen', () => (latest(two)?.sequence ?? 0) >= 2);
  // A few turns of both, in which nobody reveals anything.
  for (let count = 0; count < 14; count += 1) {
    const sequence = latest(two)?.sequence ?? 0;
    await until('somebody may decide', () => [one, two].some((visitor) => (latest(visitor)?.scene.offers.length ?? 0) > 0 && latest(visitor)?.sequence === latest(two)?.sequence));
    const visitor = (latest(one)?.scene.offers.length ?? 0) > 0 ? one : two;
    const offers = (await myMoves(visitor)).filter((offer) => !offer.notation.includes('reveal'));
    const offer = offers.find((one) => one.notation === 'pass') ?? offers[0];
    expect(offer).toBeDefined();
    if (offer) await playInList(visitor, offer);
    await until('the other browser heard of it', () => (latest(two)?.sequence ?? 0) > sequence);
  }
  expect(latest(one)?.scene.pieces.filter((piece) => secrets.includes(piece.id)).length).toBe(secrets.length);
  const heard = [...two.frames, ...others].join('\n');
  for (const secret of secrets) expect(heard).not.toContain(`"${secret}"`);
  // The page itself must not know it either.
  const page = await two.page.content();
  for (const secret of secrets) expect(page).not.toContain(secret);
  quiet(one);
  quiet(two);
  await one.context.close();
  await two.context.close();
});

it('what one says the other reads', async () => {
  const opened = await openTable(server, { game: 'tictactoe', seats: ['me', 'invited'], seed: '1' });
  const [one, two] = [await visit(stage.browser), await visit(stage.browser)];
  await one.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await two.page.goto(server.url + (opened.seats[1]?.link ?? ''));
  for (const visitor of [one, two]) await visitor.page.getByRole('tab', { name: /Chat/ }).click();
  await one.page.getByPlaceholder('Say something').fill('<b>Hello</b> there');
  await one.page.keyboard.press('Enter');
  await two.page.getByText('<b>Hello</b> there').waitFor();
  quiet(one);
  quiet(two);
  await one.context.close();
  await two.context.close();
});

it('two people at one screen: a curtain before each hand', async () => {
  const opened = await openTable(server, { game: 'hearts', seats: ['me', 'me', 'random', 'random'], seed: '8' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url);
  await page.evaluate(
    (held) => localStorage.setItem('starboard.seats', JSON.stringify(held)),
    opened.seats.flatMap((seat) => (seat.token ? [{ table: opened.table.id, seat: seat.seat, token: seat.token }] : [])),
  );
  await page.goto(`${server.url}/t/${opened.table.id}`);
  await page.getByRole('dialog', { name: /It is the turn of/ }).waitFor();
  expect(await page.locator('.mine .card').count()).toBe(0);
  await page.getByRole('button', { name: /I am/ }).click();
  await page.locator('.mine .card').first().waitFor();
  quiet(visitor);
  await visitor.context.close();
});
