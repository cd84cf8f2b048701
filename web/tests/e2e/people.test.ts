// People at one table through whole games: two at one screen with a curtain between them, two with a browser each.
import { expect, it } from 'vitest';
import { sitDown } from './couch';
import { latest, onStage, openTable, until, visit, type SeenScene, type Visitor } from './harness';
import { chooser, myMoves, playInList, quiet } from './play';

const stage = onStage();
const { server } = stage;

it('a whole game of hearts for two people at one screen, a curtain before each hand', async () => {
  const opened = await openTable(server, { game: 'hearts', seats: ['me', 'me', 'random', 'random'], seed: '8', options: { goal: '1' } });
  const visitor = await visit(stage.browser);
  const { page } = visitor;
  await sitDown(visitor, server, opened);
  const choose = chooser(4);
  const ready = page.getByRole('button', { name: /^I am / });
  const cards = page.locator('.mine .card');
  const decided: string[] = [];
  let curtains = 0;
  for (;;) {
    await until('somebody at this screen decides, or the end', async () => {
      const seen = latest(visitor);
      if (seen?.scene.outcome || (await ready.isVisible())) return true;
      const drawn = await page.locator('.table').getAttribute('data-sequence', { timeout: 5000 }).catch(() => null);
      return seen !== undefined && seen.scene.offers.length > 0 && drawn === String(seen.sequence) && (await cards.count()) > 0;
    });
    if (latest(visitor)?.scene.outcome) break;
    if (await ready.isVisible()) {
      // While the screen is handed over nobody's hand is seen, and no key gets to it.
      const bare = await page.evaluate(() => [...document.querySelectorAll('.mine .card')].filter((card) => {
        const box = card.getBoundingClientRect();
        return !card.closest('[inert]') || document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.curtain') == null;
      }).length);
      expect(bare).toBe(0);
      curtains += 1;
      await ready.click();
      await ready.waitFor({ state: 'detached' });
      continue;
    }
    const scene = latest(visitor)?.scene;
    const offer = scene?.offers[choose(scene.offers.length)];
    if (!scene || !offer) continue;
    // What lies open is the hand of whoever decides.
    const own = scene.pieces.filter((piece) => piece.zone.endsWith(scene.viewer.replace('seat', ''))).map((piece) => piece.id);
    const open = await page.locator('.mine [data-id]').evaluateAll((all) => all.map((card) => card.getAttribute('data-id') ?? ''));
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter((id) => !own.includes(id))).toEqual([]);
    decided.push(scene.viewer);
    const before = latest(visitor)?.sequence;
    for (const id of offer.touches) await page.locator(`.mine [data-id="${id}"]`).click();
    await until('the card is played', async () => latest(visitor)?.sequence !== before || (await ready.isVisible()));
  }
  await page.locator('.end').waitFor();
  const turns = decided.filter((seat, nth) => nth === 0 || decided[nth - 1] !== seat).length;
  console.log(`${decided.length} decisions in ${turns} turns, ${curtains} curtains`);
  expect(new Set(decided)).toEqual(new Set(['seat-1', 'seat-2']));
  expect(decided.length).toBeGreaterThanOrEqual(26);
  expect(curtains).toBeGreaterThanOrEqual(turns);
  quiet(visitor);
  await visitor.context.close();
});

/** The identities that a person holds and has not shown. */
const secrets = (scene: SeenScene | undefined, seat: number): string[] =>
  scene?.pieces.filter((piece) => piece.zone === `hand-${seat}` && piece.id.startsWith('identity-') && piece.face === 'peeked').map((piece) => piece.id) ?? [];

it('two browsers at one table play a whole game of Stationfall, and no identity is known before it is shown', async () => {
  const opened = await openTable(server, { game: 'stationfall', seats: ['me', 'invited'], seed: '13' });
  const people: readonly [Visitor, Visitor] = [await visit(stage.browser, { width: 1440, height: 900 }), await visit(stage.browser)];
  for (const [place, visitor] of people.entries()) await visitor.page.goto(server.url + (opened.seats[place]?.link ?? ''));
  const choose = chooser(6);
  const checked = [0, 0];
  const decided = [0, 0];
  let kept = 0;
  const over = (): boolean => people.every((visitor) => latest(visitor)?.scene.outcome !== undefined);
  for (let count = 0; count < 500; count += 1) {
    const may = (visitor: Visitor): boolean => (latest(visitor)?.scene.offers.length ?? 0) > 0;
    await until('both have heard the same, and somebody may decide', () => over() || (latest(people[0])?.sequence === latest(people[1])?.sequence && people.some(may)));
    if (over()) break;
    for (const [place, visitor] of people.entries()) {
      const heard = visitor.frames.slice(checked[place]).join('\n');
      checked[place] = visitor.frames.length;
      for (const secret of secrets(latest(people[1 - place] ?? visitor)?.scene, 2 - place)) {
        if (heard.includes(`"${secret}"`)) throw new Error(`${secret} was sent to the other browser.`);
        kept += 1;
      }
    }
    const place = people.findIndex(may);
    const mover = people[place];
    if (!mover) continue;
    const offers = await myMoves(mover);
    const offer = offers[choose(offers.length)];
    if (!offer) break;
    decided[place] = (decided[place] ?? 0) + 1;
    await playInList(mover, offer);
  }
  console.log(`${decided.join(' and ')} decisions, identities kept ${kept} times`);
  expect(over()).toBe(true);
  expect(Math.min(...decided)).toBeGreaterThan(15);
  expect(kept).toBeGreaterThan(30);
  for (const visitor of people) {
    await visitor.page.locator('.end').waitFor();
    expect(latest(visitor)?.scene.outcome?.lines).toEqual(latest(people[0])?.scene.outcome?.lines);
    quiet(visitor);
    await visitor.context.close();
  }
});
