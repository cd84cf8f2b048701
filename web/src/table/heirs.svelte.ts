// Where a table goes on: those who sit here sit at the table after it as well, and come here from the table before.
import { untrack } from 'svelte';
import { api } from '../lib/api';
import type { Live } from '../lib/live.svelte';
import { again, cameFrom, comeAlong, inherit, sentence } from '../lib/opening';
import { prefs } from '../lib/prefs.svelte';
import { go } from '../lib/router.svelte';
import * as seats from '../lib/seats';
import type { TableView } from '../protocol';
import { t } from '../words';
import type { Screen } from './screen.svelte';

export class Heirs {
  /** A table that cannot be shown may still be opened again by those who sat there. */
  lost: TableView | undefined = $state.raw();
  /** The chapter whose successor is about to be opened. */
  following: TableView | undefined = $state.raw();
  #looked = false;

  /** For the page of a table, while it is made. */
  constructor(
    private readonly live: Live,
    screen: Screen,
    private readonly fail: (text: string) => void,
  ) {
    const { id } = live;

    // Whoever opens the table again, everybody keeps their seat.
    $effect(() => {
      const next = live.table?.rematch;
      if (next) seats.follow(id, next);
    });

    // Whoever asks for the next chapter, those who come along sit there as well. Who was not kept, or cannot be led there
    // now, is led by the address: there the same is asked again.
    $effect(() => {
      const next = live.table?.next;
      if (next) comeAlong(id, next, prefs.lang).catch(() => undefined);
    });

    // A table that was opened while this browser was elsewhere, again or as the next chapter: its people sit there too.
    $effect(() => {
      const card = live.table;
      if (this.#looked || !card || live.you !== undefined || untrack(() => screen.held.length) > 0 || cameFrom(card) === undefined) return;
      this.#looked = true;
      inherit(card, prefs.lang).then((found) => screen.settle(found), this.#failed);
    });

    $effect(() => {
      if (live.closed?.code !== 'rules-changed') return;
      api.table(id, prefs.lang, screen.held.map((seat) => seat.token).join()).then((card) => (this.lost = card), this.#failed);
    });
  }

  readonly #failed = (error: unknown): void => this.fail(sentence(error, t('error.offline')));

  /** The same people play again. */
  rematch = async (): Promise<void> => {
    try {
      go(`/t/${await again(this.live.id, prefs.lang)}`);
    } catch (error) {
      this.#failed(error);
    }
  };
}
