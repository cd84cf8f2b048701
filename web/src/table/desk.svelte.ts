// What a person does at a table: what they picked, what they point at, which panel is open. One object a table page,
// shared by everything on it.
import { getContext, setContext } from 'svelte';
import { aliases, click, lights, matching, type Aliases, type Lights } from '../lib/selection';
import { parts, seatOf, type Parts } from '../lib/scene';
import type { Offer, SceneView, SeatKindCard } from '../protocol';

/** Where on the screen a list of moves belongs. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** What the page does when a person decides something here. */
export interface Actions {
  play(offer: Offer): void;
  why(touches: string[]): void;
}

const NOTHING: SceneView = {
  game: '', viewer: 'spectator', seats: [], zones: [], links: [], pieces: [], gauges: [], awaited: [], offers: [],
  reckoning: [],
};

export class Desk {
  scene: SceneView = $state.raw(NOTHING);
  picked: string[] = $state.raw([]);
  /** What the pointer or the keyboard shows: the targets of a move, the things of a line of the log. */
  pointed: string[] = $state.raw([]);
  /** What just happened, lit for a moment. */
  flashed: string[] = $state.raw([]);
  /** What the lesson speaks of. */
  guided: string[] = $state.raw([]);
  anchor: Anchor | undefined = $state.raw();
  /** The thing whose page is open. */
  details: string | undefined = $state();
  /** The rule whose page is open; an empty one is the whole book. */
  rule: string | undefined = $state();
  locked = $state(false);
  /** The seats held by this browser. */
  held: number[] = $state.raw([]);
  /** Who can sit in a seat of this game, for their names. */
  kinds: SeatKindCard[] = $state.raw([]);

  readonly parts: Parts = $derived(parts(this.scene));
  readonly names: Aliases = $derived(aliases(this.scene));
  readonly me: number | undefined = $derived(seatOf(this.scene.viewer));
  readonly offers: Offer[] = $derived(this.locked ? [] : this.scene.offers);
  readonly lights: Lights = $derived(lights(this.offers, this.picked, this.names));
  readonly live: Offer[] = $derived(matching(this.offers, this.picked, this.names));

  constructor(private readonly actions: Actions) {}

  /** A new position: what was picked counts only as long as something can be done with it. */
  show(scene: SceneView): void {
    const same = scene.offers.map((offer) => offer.notation).join() === this.scene.offers.map((o) => o.notation).join();
    this.scene = scene;
    if (!same || scene.offers.length === 0) this.clear();
  }

  clear(): void {
    this.picked = [];
    this.anchor = undefined;
    this.pointed = [];
  }

  /** A click, or Enter, on a piece or a place. */
  pick(id: string, anchor: Anchor): void {
    const meant = click(this.offers, this.picked, id, this.names);
    if (meant.does === 'play') {
      this.play(meant.offer);
    } else if (meant.does === 'clear') {
      this.clear();
    } else {
      this.picked = meant.picked;
      this.anchor = anchor;
      if (meant.does === 'ask') this.actions.why(meant.picked);
    }
  }


  play(offer: Offer): void {
    this.clear();
    this.actions.play(offer);
  }

  point(ids: readonly string[]): void {
    this.pointed = [...ids];
  }

  /** The state of a thing as class names: acting, near, far, picked, pointed, flashed, guided. */
  state(id: string): string {
    const on: string[] = [];
    const all = this.names.get(id) ?? [id];
    if (this.lights.acting.has(id)) on.push('acting');
    if (this.lights.near.has(id)) on.push('near');
    if (this.picked.some((one) => all.includes(one))) on.push('picked');
    if (this.pointed.some((one) => all.includes(one))) on.push('pointed');
    if (this.flashed.includes(id)) on.push('flashed');
    if (this.guided.includes(id)) on.push('guided');
    return on.join(' ');
  }

  label(id: string): string {
    const piece = this.scene.pieces.find((other) => other.id === id);
    if (piece) return piece.label ?? piece.mark ?? '';
    return this.scene.zones.find((other) => other.id === id)?.label ?? '';
  }
}

const KEY = Symbol('desk');

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** The middle of an element on the screen. */
export function middle(element: Element): Anchor {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
