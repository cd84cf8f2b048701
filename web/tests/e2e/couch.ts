// Several people at one screen: the curtain falls, the right one says so, and decides.
import type { Opened, Server, Visitor } from './harness';
import { latest, until } from './harness';
import { chooser, playInList, type SeenOffer } from './play';

/** Opens a table as its opener's browser would find it: all their seats are held. */
export async function sitDown(visitor: Visitor, server: Server, opened: Opened, kinds: readonly string[] = ['me']): Promise<void> {
  const { page } = visitor;
  await page.goto(`${server.url}/about`);
  const held = opened.seats.flatMap((seat) =>
    seat.token && kinds.includes(seat.kind ?? 'me') ? [{ table: opened.table.id, seat: seat.seat, token: seat.token }] : [],
  );
  await page.evaluate((seats) => localStorage.setItem('starboard.seats', JSON.stringify(seats)), held);
  await page.goto(`${server.url}/t/${opened.table.id}`);
}

/** The secrets this browser keeps for a table, by seat. */
export async function kept(visitor: Visitor, table: string): Promise<Record<number, string>> {
  const all = await visitor.page.evaluate(() => localStorage.getItem('starboard.seats') ?? '[]');
  const seats = JSON.parse(all) as { table: string; seat: number; token: string }[];
  return Object.fromEntries(seats.filter((seat) => seat.table === table).map((seat) => [seat.seat, seat.token]));
}

/** Waits until somebody at this screen may decide, whoever has to say that they sit there now; nothing at the end. */
export async function whoDecides(visitor: Visitor, seconds = 60): Promise<SeenOffer[]> {
  const { page } = visitor;
  const ready = page.getByRole('button', { name: /^I am / });
  await until(
    'somebody at this screen decides, or the end',
    async () => {
      if (await ready.isVisible()) await ready.click({ timeout: 2000 }).catch(() => undefined);
      const seen = latest(visitor);
      if (seen?.scene.outcome) return true;
      if (!seen || seen.scene.offers.length === 0 || (await ready.isVisible())) return false;
      const drawn = await page.locator('.table').getAttribute('data-sequence', { timeout: 5000 }).catch(() => null);
      return drawn === String(seen.sequence) && (await page.locator('.moves [data-move], .moves .verb, .moves .target').count()) > 0;
    },
    seconds,
  );
  const seen = latest(visitor);
  return seen?.scene.outcome ? [] : [...(seen?.scene.offers ?? [])];
}

/** Plays for everybody at this screen, choosing by chance (or as a lesson points), until `enough` or the end. Gives back the
 * seats in the order in which they decided. */
export async function playTogether(visitor: Visitor, seed: number, enough: (seats: readonly string[]) => boolean, most = 400): Promise<string[]> {
  const choose = chooser(seed);
  const seats: string[] = [];
  while (!enough(seats)) {
    if (seats.length > most) throw new Error(`Not over after ${most} decisions.`);
    const offers = await whoDecides(visitor);
    if (offers.length === 0) return seats;
    const seen = latest(visitor);
    const wanted = offers.filter((offer) => seen?.guidance?.moves.includes(offer.notation));
    const among = wanted.length > 0 ? wanted : offers;
    const offer = among[choose(among.length)];
    if (!offer) continue;
    seats.push(seen?.scene.viewer ?? '');
    await playInList(visitor, offer);
  }
  return seats;
}
