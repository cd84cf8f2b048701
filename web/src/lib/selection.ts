// What a person picked on the table, and what that leaves of their moves. Pure functions over the scene.
import type { Offer, SceneView } from '../protocol';

/** Ids that stand for the same thing: a character's card and its figure on the map. */
export type Aliases = ReadonlyMap<string, readonly string[]>;

/** Finds what stands for the same thing: a zone with an icon and the figure that shows the same icon. */
export function aliases(scene: SceneView): Aliases {
  const figures = new Map<string, string>();
  for (const piece of scene.pieces) {
    if ((piece.kind === 'pawn' || piece.kind === 'robot') && piece.icon) figures.set(piece.icon, piece.id);
  }
  const found = new Map<string, readonly string[]>();
  for (const zone of scene.zones) {
    const figure = zone.layout.kind === 'node' || !zone.icon ? undefined : figures.get(zone.icon);
    if (figure) {
      found.set(zone.id, [zone.id, figure]);
      found.set(figure, [figure, zone.id]);
    }
  }
  return found;
}

const same = (names: Aliases, id: string): readonly string[] => names.get(id) ?? [id];

/** Whether an offer touches a thing, by whatever id the thing goes. */
export function touches(offer: Offer, id: string, names: Aliases): boolean {
  return same(names, id).some((name) => offer.touches.includes(name));
}

/** The offers that touch everything picked. */
export function matching(offers: readonly Offer[], picked: readonly string[], names: Aliases): Offer[] {
  return offers.filter((offer) => picked.every((id) => touches(offer, id, names)));
}

/**
 * Who acts, picked already as it were: what every offer that touches anything touches, or else what comes first in
 * most of them (the one who is active, while others may be bribed).
 */
export function actors(offers: readonly Offer[]): string[] {
  const touching = offers.filter((offer) => offer.touches.length > 0);
  const [first, ...others] = touching;
  if (!first || others.length === 0) return [];
  const common = first.touches.filter((id) => others.every((offer) => offer.touches.includes(id)));
  if (common.length > 0) return common;
  const leads = new Map<string, number>();
  for (const offer of touching) leads.set(offer.touches[0] ?? '', (leads.get(offer.touches[0] ?? '') ?? 0) + 1);
  return [...leads].filter(([, count]) => count > touching.length / 2).map(([id]) => id);
}

/** What an offer touches besides what is picked and besides whoever acts in any case. */
function left(offer: Offer, settled: readonly string[], names: Aliases): string[] {
  const done = new Set(settled.flatMap((id) => same(names, id)));
  return offer.touches.filter((id) => !done.has(id));
}

/** The offers with those first that need the fewest clicks more. */
export function nearestFirst(offers: readonly Offer[], all: readonly Offer[], picked: readonly string[], names: Aliases): Offer[] {
  const settled = [...picked, ...actors(all)];
  return [...offers].sort((a, b) => left(a, settled, names).length - left(b, settled, names).length);
}

/** Whether a move asks once before it is made: it cannot be taken back, or somebody else decides after it. */
export function guarded(offer: Offer): boolean {
  return offer.lasting || offer.hands_over;
}

/** What lights up: who acts, what can be chosen with one more click, and what takes more clicks. */
export interface Lights {
  readonly acting: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
  readonly far: ReadonlySet<string>;
}

/** What lights up with these things picked. */
export function lights(offers: readonly Offer[], picked: readonly string[], names: Aliases): Lights {
  const live = matching(offers, picked, names);
  const who = actors(offers);
  const settled = [...picked, ...who];
  // While nothing is picked, the targets of the one who acts stand out from others who could be asked for something.
  const theirs = picked.length === 0 ? live.filter((offer) => offer.touches.length > 1 && who.includes(offer.touches[0] ?? '')) : [];
  const led = new Set(theirs);
  const near = new Set<string>();
  const far = new Set<string>();
  for (const offer of live) {
    const rest = left(offer, settled, names);
    const last = rest[rest.length - 1];
    if (last === undefined) continue;
    if (rest.length === 1 && (led.size === 0 || led.has(offer))) same(names, last).forEach((id) => near.add(id));
    else rest.forEach((id) => far.add(id));
  }
  // Nothing is one click away: then everything that can be clicked is lit.
  if (near.size === 0) far.forEach((id) => near.add(id));
  return { acting: new Set(who.flatMap((id) => same(names, id))), near, far };
}

/** What a click means. */
export type Click =
  | { readonly does: 'play'; readonly offer: Offer }
  | { readonly does: 'choose'; readonly picked: string[]; readonly offers: Offer[] }
  | { readonly does: 'ask'; readonly picked: string[] }
  | { readonly does: 'clear' };

/**
 * What a click on a thing means when `picked` was clicked before.
 *
 * A first click looks: it plays nothing. A second one plays the single move that names nothing more, if nothing is lost
 * by it; a guarded move is shown, and asks once. In fast play a click plays whatever single move it names. Moves that
 * need more clicks make the choice open again, unless the one who acts was clicked before. A click that leaves no move
 * asks why not.
 */
export function click(
  offers: readonly Offer[],
  picked: readonly string[],
  id: string,
  names: Aliases,
  fast = false,
): Click {
  const again = picked.findIndex((other) => same(names, other).includes(id));
  if (again >= 0) {
    const rest = picked.filter((_, index) => index !== again);
    if (rest.length === 0) return { does: 'clear' };
    return { does: 'choose', picked: rest, offers: matching(offers, rest, names) };
  }
  const now = [...picked, id];
  const live = matching(offers, now, names);
  const named = live.filter((offer) => left(offer, [...now, ...actors(offers)], names).length === 0);
  const [only] = named;
  if (only && named.length === 1 && (fast || (picked.length > 0 && !guarded(only)))) {
    const last = only.touches[only.touches.length - 1];
    const aimed = last !== undefined && same(names, id).includes(last);
    // The one who acts is only looked at by the first click; a target or a lone piece is meant.
    const direct = live.length === 1 ? only.touches.length === 1 || picked.length > 0 || offers.length > 1 : picked.length > 0;
    if (aimed && direct) return { does: 'play', offer: only };
  }
  if (live.length > 0) return { does: 'choose', picked: now, offers: live };
  if (picked.length > 0) {
    const fresh = matching(offers, [id], names);
    // Another thing that can act: the person changed their mind.
    if (fresh.length > 0 && actsFirst(fresh, id, names)) return { does: 'choose', picked: [id], offers: fresh };
    return { does: 'ask', picked: now };
  }
  // One thing that can do nothing now: the rules say why.
  return { does: 'ask', picked: now };
}

function actsFirst(offers: readonly Offer[], id: string, names: Aliases): boolean {
  return offers.some((offer) => offer.touches[0] !== undefined && same(names, id).includes(offer.touches[0]));
}
