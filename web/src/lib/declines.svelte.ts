// Who at this screen declines by itself. It is known here alone: the server hears nothing but the answers.
import { SvelteSet } from 'svelte/reactivity';
import { demands, pause, refusal } from './decline';
import type { Live } from './live.svelte';
import type { Offer } from '../protocol';

export class Declines {
  readonly #seats = new SvelteSet<number>();
  /** The answer that declines what is asked now. */
  readonly answer: Offer | undefined = $derived.by(() => (this.live.update ? refusal(this.live.update.scene, this.live.you) : undefined));
  /** Whether the seat of this connection declines by itself. */
  readonly on: boolean = $derived.by(() => this.live.you !== undefined && this.#seats.has(this.live.you));
  /** Whether what is asked now is answered by itself. */
  readonly answers: boolean = $derived(this.on && this.answer !== undefined);

  /** For the page of a table, while it is made. `acting`: whether the person is just choosing something else. */
  constructor(
    private readonly live: Live,
    acting: () => boolean,
  ) {
    $effect(() => {
      const scene = live.update?.scene;
      if (this.on && scene && demands(scene, live.you)) this.stop();
    });
    $effect(() => {
      const { answer } = this;
      if (!this.on || !answer || live.status !== 'open' || live.moving || live.behind > 0 || acting()) return;
      const timer = setTimeout(() => live.play(answer, true), pause());
      return () => clearTimeout(timer);
    });
  }

  /** Declines what is asked now, and from now on. */
  start(): void {
    const { answer, live } = this;
    if (!answer || live.you === undefined) return;
    this.#seats.add(live.you);
    live.play(answer, true);
  }

  stop(): void {
    if (this.live.you !== undefined) this.#seats.delete(this.live.you);
  }
}
