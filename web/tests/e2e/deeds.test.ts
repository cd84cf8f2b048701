// How a person acts: looking is free, what counts asks once, and what was done can be taken back.
import { expect, it } from 'vitest';
import { kept, sitDown, whoDecides } from './couch';
import { latest, movesSent, onStage, openTable, until, visit, type Visitor } from './harness';
import { chooser, confirm, myMoves, playInList, quiet } from './play';

const stage = onStage();
const { server } = stage;

const discs = (visitor: Visitor): Promise<number> => visitor.page.locator('.grid .glyph.token').count();

it('a first click only looks, and what hands over asks once, by button or Enter', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random', 'random', 'random'], seed: '11' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const offers = await myMoves(visitor);
  expect(offers.every((offer) => offer.hands_over)).toBe(true);
  // Enter on a list that nobody touched does nothing.
  await page.keyboard.press('Enter');
  const card = page.locator('main .dock [data-id^="identity-"]').first();
  await card.click();
  await card.hover();
  expect(await movesSent(page)).toBe(0);
  expect(await card.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('Escape');
  expect(await card.getAttribute('aria-pressed')).toBe('false');
  // In the list the move asks; it can be let be.
  const line = page.locator('.moves .move').first();
  await line.locator('.do').click();
  expect(await movesSent(page)).toBe(0);
  await line.getByRole('button', { name: 'Not yet' }).click();
  expect(await line.locator('.confirm').count()).toBe(0);
  await line.locator('.do').dblclick();
  expect(await movesSent(page)).toBe(0);
  await page.keyboard.press('Escape');
  // Picked and left alone it is the one that Enter makes.
  await card.click();
  await page.locator('.popup .move.sole').waitFor();
  await page.keyboard.press('Enter');
  await until('the move is made', async () => (await movesSent(page)) === 1);
  quiet(visitor);
  await visitor.context.close();
});

it('a thing that can do nothing says why, and beside what can be done stands what cannot', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '4' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  // The identities first; then cubes are placed.
  for (let count = 0; count < 4 && !latest(visitor)?.scene.prompt?.text.startsWith('Put cubes'); count += 1) {
    const [offer] = await myMoves(visitor);
    if (offer && !latest(visitor)?.scene.prompt?.text.startsWith('Put cubes')) await playInList(visitor, offer);
  }
  await myMoves(visitor);
  const sent = await movesSent(page);
  await page.locator('main [data-id="colonel"]').first().click();
  const reason = page.locator('.popup .reason', { hasText: 'The Colonel is Paranoid: you need a Conspirator at the same place.' });
  await reason.waitFor();
  expect(await reason.getByRole('button', { name: 'SF-A1.2' }).count()).toBe(1);
  const barred = page.locator('.moves .barred', { hasText: 'The Colonel is Paranoid' });
  expect(await barred.locator('s').allInnerTexts()).toEqual(['Colonel: place one cube']);
  // Beside what can be done with somebody stands what is not possible now, each reason once.
  await page.keyboard.press('Escape');
  await page.locator('main [data-id="doctor"]').first().click();
  const other = page.locator('.moves .barred', { hasText: 'It is the Influence phase' });
  await other.waitFor();
  expect(await other.count()).toBe(1);
  expect(await page.locator('.moves [data-move], .moves .target, .moves .number').count()).toBeGreaterThan(0);
  expect(await movesSent(page)).toBe(sent);
  quiet(visitor);
  await visitor.context.close();
});

it('no list is longer than forty lines, and what ends the turn never stands first', async () => {
  // On the way somebody comes to a console from which every Lock can be moved.
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'random'], seed: '13' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const choose = chooser(13);
  let longest = 0;
  let most = 0;
  for (let count = 0; count < 20; count += 1) {
    const offers = await myMoves(visitor);
    if (offers.length === 0) break;
    const lines = (): Promise<number> => page.locator('.moves [data-move], .moves .verb, .moves .target').count();
    longest = Math.max(longest, offers.length);
    most = Math.max(most, await lines());
    const first = page.locator('.moves [data-move], .moves .verb').first();
    const notation = await first.getAttribute('data-move');
    const ends = offers.find((offer) => offer.notation === notation)?.hands_over ?? false;
    if (offers.some((offer) => !offer.hands_over)) expect(ends, notation ?? '').toBe(false);
    // Every verb opens to a list that is short, too.
    if (offers.length > 40) {
      const verbs = page.locator('.moves .verb');
      for (let verb = 0; verb < (await verbs.count()); verb += 1) {
        await verbs.nth(verb).click();
        most = Math.max(most, await lines());
      }
      await page.keyboard.press('Escape');
    }
    const offer = offers[choose(offers.length)];
    if (offer) await playInList(visitor, offer);
  }
  console.log(`up to ${longest} moves in lists of up to ${most} lines`);
  expect(longest).toBeGreaterThan(40);
  expect(most).toBeLessThanOrEqual(40);
  quiet(visitor);
  await visitor.context.close();
});

it('a turn against a bot is taken back although it has answered', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'random'], seed: '2' });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const [first] = await myMoves(visitor);
  if (first) await playInList(visitor, first);
  await until('the bot has answered', async () => (await discs(visitor)) === 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await until('the board is empty', async () => (await discs(visitor)) === 0);
  expect((await myMoves(visitor)).length).toBe(7);
  quiet(visitor);
  await visitor.context.close();
});

it('another person is asked, and agrees or does not', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'invited'], seed: '2' });
  const [one, two] = [await visit(stage.browser), await visit(stage.browser)];
  await one.page.goto(server.url + (opened.seats[0]?.link ?? ''));
  await two.page.goto(server.url + (opened.seats[1]?.link ?? ''));
  for (const visitor of [one, two]) {
    const [offer] = await myMoves(visitor);
    if (offer) await playInList(visitor, offer);
  }
  for (const answer of ['No', 'Agree']) {
    await one.page.getByRole('button', { name: 'Ask to take back' }).click();
    await one.page.getByText('You asked to take your decision back').waitFor();
    await two.page.getByText(/asks to take the latest decision back/).waitFor();
    await two.page.locator('.asked').getByRole('button', { name: answer, exact: true }).click();
    await one.page.getByText('You asked to take your decision back').waitFor({ state: 'detached' });
    const left = answer === 'No' ? 2 : 0;
    await until(`${left} discs for both`, async () => (await discs(one)) === left && (await discs(two)) === left);
  }
  quiet(one);
  quiet(two);
  await one.context.close();
  await two.context.close();
});

it('two people sharing a screen openly take back as they played', async () => {
  const opened = await openTable(server, { game: 'connectfour', seats: ['me', 'me'], seed: '2' });
  const visitor = await visit(stage.browser);
  await sitDown(visitor, server, opened);
  const [first] = await whoDecides(visitor);
  if (first) await playInList(visitor, first);
  await until('the other decides', () => latest(visitor)?.scene.viewer === 'seat-2');
  await visitor.page.getByRole('button', { name: 'Undo' }).click();
  await until('the board is empty', async () => (await discs(visitor)) === 0);
  await whoDecides(visitor);
  expect(latest(visitor)?.scene.viewer).toBe('seat-1');
  quiet(visitor);
  await visitor.context.close();
});

it('nobody’s hand stays on a shared screen while somebody elsewhere decides', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'me', 'invited'], seed: '5' });
  const visitor = await visit(stage.browser);
  await sitDown(visitor, server, opened);
  for (let person = 0; person < 2; person += 1) {
    const [offer] = await whoDecides(visitor);
    if (offer) await playInList(visitor, offer);
  }
  await until('the screen is everybody’s', () => latest(visitor)?.scene.viewer === 'spectator');
  expect(await visitor.page.locator('main .dock [data-id^="identity-"]').count()).toBe(0);
  expect(Object.keys(await kept(visitor, opened.table.id))).toEqual(['1', '2']);
  quiet(visitor);
  await visitor.context.close();
});

it('a finished trick is seen before it goes, and space shows everything at once', async () => {
  const opened = await openTable(server, { game: 'hearts', seats: ['me', 'random', 'random', 'random'], seed: '3', options: { pass: 'no' } });
  const visitor = await visit(stage.browser, { pace: 'fast' });
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const ready = (): Promise<boolean> => page.locator('.moves [data-move]').first().isVisible();
  await until('it is my turn', ready);
  // How often four cards lay in the trick, whoever looked.
  await page.evaluate(() => {
    const counts = globalThis as unknown as { whole: number };
    counts.whole = 0;
    let before = 0;
    new MutationObserver(() => {
      const now = document.querySelector('[data-id="trick"]')?.parentElement?.querySelectorAll('.chip.card').length ?? 0;
      if (now === 4 && before !== 4) counts.whole += 1;
      before = now;
    }).observe(document.body, { childList: true, subtree: true });
  });
  const whole = (): Promise<number> => page.evaluate(() => (globalThis as unknown as { whole: number }).whole);
  for (let count = 1; count <= 3; count += 1) {
    await page.locator('.moves [data-move]').first().click();
    await confirm(visitor, '.moves');
    await until('the trick lay there whole', async () => (await whole()) >= count);
    await until('it is my turn', ready);
  }
  await page.evaluate(() => localStorage.setItem('starboard.prefs', JSON.stringify({ ...JSON.parse(localStorage.getItem('starboard.prefs') ?? '{}'), pace: 'slow' })));
  await page.reload();
  await until('it is my turn', ready);
  await page.locator('.moves [data-move]').first().click();
  await page.locator('.pace').waitFor();
  const sequence = await page.locator('.table').getAttribute('data-sequence');
  await page.keyboard.press(' ');
  await page.locator('.pace').waitFor({ state: 'detached' });
  expect(await page.locator('.table').getAttribute('data-sequence')).not.toBe(sequence);
  quiet(visitor);
  await visitor.context.close();
});

it('asked for a slot, one clicks the slot, and the way to it is proposed', async () => {
  const opened = await openTable(server, { game: 'lastaurora', seats: ['me', 'random'], seed: '4' });
  const visitor = await visit(stage.browser, { width: 1440, height: 900 });
  const { page } = visitor;
  await page.goto(server.url + (opened.seats[0]?.link ?? ''));
  const choose = chooser(2);
  for (let count = 0; count < 60; count += 1) {
    const offers = await myMoves(visitor);
    if (offers.some((offer) => offer.notation.startsWith('explore'))) break;
    const offer = offers[choose(offers.length)];
    if (offer) await playInList(visitor, offer);
  }
  const sent = await movesSent(page);
  // The card that lies there stands for the slot.
  await page.locator('main [data-id="card-3"]').click();
  await page.locator('.popup [data-move^="explore"]').first().waitFor();
  expect(await movesSent(page)).toBe(sent);
  await page.locator('.popup [data-move^="explore"]').first().click();
  await until('the slot is picked as soon as it can be', async () => (await movesSent(page)) === sent + 1 && (await page.locator('.popup .move.sole').count()) === 1);
  await page.keyboard.press('Enter');
  await until('the slot is explored', async () => (await movesSent(page)) === sent + 2);
  quiet(visitor);
  await visitor.context.close();
});
