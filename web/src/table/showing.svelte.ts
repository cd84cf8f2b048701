// What the connection brings is laid on the desk, and what moved is seen to move.
import { tick, untrack } from 'svelte';
import { turnedUp } from '../lib/almanac.svelte';
import { glide, places } from '../lib/flip';
import type { Answer, Live } from '../lib/live.svelte';
import { wear } from '../lib/look';
import { barred } from '../lib/moves';
import { HOLD, SWEPT } from '../lib/pace';
import { moves, prefs } from '../lib/prefs.svelte';
import type { GameCard, Piece, SceneView } from '../protocol';
import type { Desk } from './desk.svelte';

/** For how long what a deed touched stays lit. */
const LIT = 1700;
/** How long a piece takes to its new place. */
const GLIDE = 420;

export class Showing {
  /** The board is drawn first; what stands beside it comes with the next picture. */
  settled = $state(false);
  /** The cards that others' deeds turned up, for as long as they are shown large. */
  happening: readonly Piece[] = $state.raw([]);
  /** What ended the game is seen before the result lies over it. */
  ended = $state(false);
  /** What the rules answered to what is picked now. */
  readonly reasons: Answer | undefined = $derived.by(() => {
    const { answer } = this.live;
    return answer && answer.about.join() === this.desk.picked.join() ? answer : undefined;
  });
  #places = new Map<string, DOMRect>();
  #before: SceneView | undefined;

  /** For the page of a table, while it is made. `held`: while something else is looked at, the scene stays as it is. */
  constructor(
    private readonly live: Live,
    private readonly desk: Desk,
    card: () => GameCard | undefined,
    held: () => boolean,
  ) {
    // Nobody's clock runs while others' deeds are still being shown.
    live.hold = () => (live.table?.clock ? 0 : HOLD[prefs.pace]);
    live.before = () => {
      this.#places = moves() ? places(document) : new Map();
      this.#before = live.update?.scene;
    };
    live.after = (told) => {
      if (HOLD[prefs.pace] > 0 && this.#before && live.update) {
        const news = turnedUp(this.#before, live.update.scene, told, live.you, (id) => desk.almanac.entry(id));
        if (news.length > 0) this.happening = news;
      }
      desk.flashed = told.flatMap((line) => line.touches);
      setTimeout(() => (desk.flashed = []), LIT);
      void tick().then(() => glide(document, this.#places, GLIDE));
    };

    $effect(() => {
      if (!live.update?.scene.outcome || live.behind > 0) {
        this.ended = false;
        return;
      }
      const timer = setTimeout(() => (this.ended = true), untrack(() => HOLD[prefs.pace]) * SWEPT);
      return () => clearTimeout(timer);
    });

    $effect(() => {
      if (live.update && !untrack(() => this.settled)) requestAnimationFrame(() => setTimeout(() => (this.settled = true)));
    });

    // What the cards say comes after the table was drawn.
    $effect(() => {
      const game = live.update?.scene.game;
      if (this.settled && game) void desk.almanac.read(game, prefs.lang);
    });

    $effect(() => {
      const found = card();
      desk.fast = prefs.fast === 'on' || (prefs.fast === 'auto' && found?.shelf === 'classics');
      if (!found) return;
      desk.kinds = found.seat_kinds;
      desk.theme = found.theme;
    });
    $effect(() => (desk.theme ? wear(document.documentElement, desk.theme) : undefined));

    $effect(() => {
      desk.wanted = live.update?.guidance?.moves ?? [];
    });

    $effect(() => {
      desk.doing = [...(live.doing?.touches ?? [])];
      desk.doers = live.doing?.seats ?? [];
    });

    $effect(() => {
      const answers = this.reasons?.answers ?? [];
      const ways = desk.live.length > 0 ? [] : answers.filter((one) => one.legal);
      desk.ways = ways.flatMap((way) => desk.offers.filter((offer) => offer.notation === way.notation));
      desk.barred = barred(answers);
    });

    $effect(() => {
      const { update } = live;
      if (!update || held()) return;
      desk.locked = live.behind > 0;
      desk.show(update.scene);
      desk.guided = update.guidance?.touches ?? [];
    });
  }
}
