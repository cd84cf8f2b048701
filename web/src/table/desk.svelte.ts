// What a person does at a table: what they picked, what they point at, which panel is open. One object a table page,
// shared by everything on it.
import { getContext, setContext } from 'svelte';
import { aliases, click, guarded, lights, matching, type Aliases, type Lights } from '../lib/selection';
import { Almanac } from '../lib/almanac.svelte';
import { linkName, parts, seatOf, type Parts } from '../lib/scene';
import type { Barred } from '../lib/moves';
import type { Entry, Offer, SceneView, SeatKindCard, Theme } from '../protocol';

/** Where on the screen a list of moves belongs. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  /** The size of a thing that should not be covered: a card is read while it is chosen. */
  readonly w?: number;
  readonly h?: number;
}

/** What the page does when a person decides something here. */
export interface Actions {
  play(offer: Offer): void;
  why(touches: string[]): void;
  /** Asks for a page that was read at this table. */
  read(entry: string): Promise<Entry>;
}

/** A thing whose large card is shown. */
export interface Looked {
  /** A piece or a zone of the scene. */
  readonly id: string;
  /** Where it is on the screen. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Whether it stays until it is closed, rather than as long as it is pointed at. */
  readonly pinned: boolean;
}

/** What can be done with a thing on the map, by mouse, finger or key. */
export interface Hands {
  pick(id: string, target: EventTarget | null): void;
  hover(event: PointerEvent, text: string): void;
  leave(): void;
  press(event: KeyboardEvent, id: string): void;
}

const NOTHING: SceneView = {
  game: '', viewer: 'spectator', seats: [], zones: [], links: [], pieces: [], gauges: [], awaited: [], together: false,
  welcome: [], read: [], offers: [], reckoning: [],
};

export class Desk {
  scene: SceneView = $state.raw(NOTHING);
  picked: string[] = $state.raw([]);
  /** What the pointer or the keyboard shows: the targets of a move, the things of a line of the log. */
  pointed: string[] = $state.raw([]);
  /** The move that asks whether it is meant. */
  armed: string | undefined = $state();
  /** Which of its buttons asks; all of them after a key. */
  askedAt: string | undefined = $state();
  /** The moves that the lesson waits for. */
  wanted: readonly string[] = $state.raw([]);
  /** The verb that was opened in the list. */
  verb: string | undefined = $state();
  /** What was clicked last, which may stand for the place it lies in. */
  #clicked: { readonly thing: string; readonly place: string } | undefined = $state.raw();
  /** Whether a click that names one move makes it, whatever follows from it. */
  fast = $state(false);
  /** What the rules answered to what is picked: the moves that are not possible now, and why. */
  barred: Barred[] = $state.raw([]);
  /** What others do right now, shown at the pace this person set. */
  doing: string[] = $state.raw([]);
  /** The seats whose deeds those are. */
  doers: readonly number[] = $state.raw([]);
  /** What just happened, lit for a moment. */
  flashed: string[] = $state.raw([]);
  /** What the lesson speaks of. */
  guided: string[] = $state.raw([]);
  /** While a past position is shown, the story goes no further than to its entry. */
  upto: number | undefined = $state();
  anchor: Anchor | undefined = $state.raw();
  /** The thing whose page is open. */
  details: string | undefined = $state();
  /** The almanac's pages that were opened one from another; the last is on show. */
  pages: readonly string[] = $state.raw([]);
  /** The thing whose large card is shown. */
  looked: Looked | undefined = $state.raw();
  /** What the cards say. */
  readonly almanac = new Almanac();
  /** The rule whose page is open; an empty one is the whole book. */
  rule: string | undefined = $state();
  locked = $state(false);
  /** The seats held by this browser. */
  held: number[] = $state.raw([]);
  /** Who can sit in a seat of this game, for their names. */
  kinds: SeatKindCard[] = $state.raw([]);

  /** How the game's table looks; nothing until its card is known. */
  theme: Theme | undefined = $state.raw();

  readonly parts: Parts = $derived(parts(this.scene));
  readonly names: Aliases = $derived(aliases(this.scene));
  readonly me: number | undefined = $derived(seatOf(this.scene.viewer));
  readonly offers: Offer[] = $derived(this.locked ? [] : this.scene.offers);
  /** The moves that lead to what is picked, which no move touches yet. */
  ways: Offer[] = $state.raw([]);
  /** What somebody wanted when they chose such a move: it is picked as soon as it can be. */
  #meantFor: { id: string; anchor: Anchor | undefined } | undefined;
  /** The moves of the opened verb; all of them while none is. */
  readonly meant: Offer[] = $derived(
    this.verb === undefined || this.picked.length > 0 ? this.offers : this.offers.filter((offer) => (offer.group ?? '') === this.verb),
  );
  readonly lights: Lights = $derived(lights(this.meant, this.picked, this.names));
  readonly live: Offer[] = $derived(matching(this.offers, this.picked, this.names));
  /** The one move that what is picked leaves: Enter makes it, and so does its button, without asking again. */
  readonly sole: Offer | undefined = $derived(this.picked.length > 0 && this.live.length === 1 ? this.live[0] : undefined);

  /** What was picked last, as the thing that was clicked: a card, though the move is about the slot it lies in. */
  readonly last: string | undefined = $derived.by(() => {
    const last = this.picked[this.picked.length - 1];
    return last !== undefined && this.#clicked?.place === last ? this.#clicked.thing : last;
  });

  constructor(private readonly actions: Actions) {}

  /** A new position: what was picked counts only as long as something can be done with it. */
  show(scene: SceneView): void {
    const same = scene.offers.map((offer) => offer.notation).join() === this.scene.offers.map((o) => o.notation).join();
    this.scene = scene;
    if (!same || scene.offers.length === 0) this.clear();
    const wanted = this.#meantFor;
    if (!wanted || same || scene.offers.length === 0) return;
    this.#meantFor = undefined;
    if (matching(scene.offers, [wanted.id], this.names).length > 0) {
      this.picked = [wanted.id];
      this.anchor = wanted.anchor;
    }
  }

  clear(): void {
    this.picked = [];
    this.anchor = undefined;
    this.pointed = [];
    this.armed = undefined;
    this.verb = undefined;
  }

  /** A card that lies in a place of the map or in a slot of everybody's, and that no move touches by itself, stands for it. */
  #place(id: string): string {
    const card = this.scene.pieces.find((piece) => piece.id === id && piece.kind === 'card');
    if (!card || matching(this.offers, [id], this.names).length > 0) return id;
    const zone = this.scene.zones.find((other) => other.id === card.zone);
    return zone && (zone.layout.kind === 'node' || (zone.within !== undefined && zone.owner === undefined)) ? zone.id : id;
  }

  /** A click, or Enter, on a piece or a place. */
  pick(thing: string, anchor: Anchor): void {
    const id = this.#place(thing);
    this.#clicked = { thing, place: id };
    const meant = click(this.offers, this.picked, id, this.names, this.fast);
    this.armed = undefined;
    if (meant.does === 'play') {
      this.play(meant.offer);
    } else if (meant.does === 'clear') {
      this.clear();
    } else {
      this.picked = meant.picked;
      this.anchor = anchor;
      // What the rules say to it: why nothing can be done, or what cannot be done besides.
      if (this.offers.length > 0) this.actions.why(meant.picked);
    }
  }

  /** Enter on a piece or a place: the second time it makes the one move that is left. */
  enter(id: string, anchor: Anchor): void {
    if (this.sole && this.picked.includes(this.#place(id))) this.play(this.sole);
    else this.pick(id, anchor);
  }

  /** Whether a move asks once before it is made. */
  asks(offer: Offer): boolean {
    return !this.fast && guarded(offer) && offer !== this.sole;
  }

  /** A move was chosen: it is made, or asks whether it is meant. */
  wish(offer: Offer, at?: string): void {
    if (this.asks(offer) && (this.armed !== offer.notation || this.askedAt !== at)) {
      this.armed = offer.notation;
      this.askedAt = at;
    } else this.play(offer);
  }

  /** Picks one thing more, whatever it is: what is asked for is a target of a move. */
  narrow(id: string): void {
    this.picked = [...this.picked, id];
    this.armed = undefined;
  }

  play(offer: Offer): void {
    const [id] = this.picked;
    this.#meantFor = id !== undefined && this.ways.includes(offer) ? { id, anchor: this.anchor } : undefined;
    this.clear();
    this.actions.play(offer);
  }

  point(ids: readonly string[]): void {
    this.pointed = [...ids];
  }

  /** The state of a thing as class names: acting, near, far, picked, pointed, flashed, guided, doing. */
  state(id: string): string {
    const on: string[] = [];
    const all = this.names.get(id) ?? [id];
    if (this.lights.acting.has(id)) on.push('acting');
    if (this.lights.near.has(id)) on.push('near');
    if (this.picked.some((one) => all.includes(one))) on.push('picked');
    if (this.pointed.some((one) => all.includes(one))) on.push('pointed');
    if (this.flashed.includes(id)) on.push('flashed');
    if (this.guided.includes(id)) on.push('guided');
    if (this.doing.some((one) => all.includes(one))) on.push('doing');
    return on.join(' ');
  }

  /** The almanac's entry about a thing of the scene. */
  entry(id: string): Entry | undefined {
    const piece = this.scene.pieces.find((other) => other.id === id);
    const zone = piece ? undefined : this.scene.zones.find((other) => other.id === id);
    return this.almanac.entry(piece?.entry ?? zone?.entry);
  }

  /** Opens the page of an entry, over the one it was opened from. */
  open(entry: string): void {
    this.rule = undefined;
    if (this.pages[this.pages.length - 1] !== entry) this.pages = [...this.pages, entry];
  }

  /** Asks for a page that was read at this table. */
  read(entry: string): Promise<Entry> {
    return this.actions.read(entry);
  }

  /** What a thing is called; a cell without a name by its coordinates. */
  called(id: string): string {
    const cell = this.scene.pieces.some((piece) => piece.id === id && piece.kind === 'tile');
    return this.label(id) || (cell ? id : '');
  }

  label(id: string): string {
    const piece = this.scene.pieces.find((other) => other.id === id);
    if (piece) return piece.label ?? piece.mark ?? '';
    const link = this.scene.links.find((other) => other.id === id);
    if (link) return linkName(this.scene, link);
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

/** A card on the screen, which stays in sight. */
export function whole(element: Element): Anchor {
  const { width: w, height: h } = element.getBoundingClientRect();
  return { ...middle(element), w, h };
}

/** The middle of an element on the screen. */
export function middle(element: Element): Anchor {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
