// What happened while this person did not look: since their last decision, also before the page was opened.
import { untrack } from 'svelte';
import { api } from '../lib/api';
import type { Live } from '../lib/live.svelte';
import { sentence } from '../lib/opening';
import { HOLD } from '../lib/pace';
import { prefs } from '../lib/prefs.svelte';
import type { Step } from '../protocol';
import { t } from '../words';
import type { Screen } from './screen.svelte';

/** The most decisions of others that are shown again. */
const MOST = 40;

export class Missed {
  /** The decisions of others since this person's last one, as far as they were made before the page was opened. */
  steps: readonly Step[] = $state.raw([]);
  /** Whether they are being looked at, one after another. */
  stepping = $state(false);

  /** For the page of a table, while it is made. */
  constructor(
    private readonly live: Live,
    private readonly screen: Screen,
    private readonly fail: (text: string) => void,
  ) {
    // Once for every seat that is sat down in: what happened while nobody looked.
    $effect(() => {
      const you = live.you;
      this.steps = [];
      if (you === undefined || !untrack(() => live.update?.moves)) return;
      untrack(() => this.#recall(you)).catch(this.#failed);
    });
  }

  /** How many positions there are to look at. */
  readonly count: number = $derived.by(() => this.live.trail.length + this.steps.length);

  readonly #failed = (error: unknown): void => this.fail(sentence(error, t('error.offline')));

  /** Shows what happened since; what was before the page was opened is asked for. */
  show = async (): Promise<void> => {
    const { live, screen } = this;
    const [steps, viewer] = [this.steps, `seat-${live.you ?? 0}`];
    this.steps = [];
    try {
      const positions = await Promise.all(steps.map((step) => api.position(live.id, step.number, viewer, prefs.lang, screen.token)));
      const before = positions.map((position) => ({ sequence: position.at, scene: position.scene, told: position.step?.told ?? [] }));
      live.trail = [...before, ...live.trail];
    } catch (error) {
      this.#failed(error);
    }
    this.stepping = live.trail.length > 0;
  };

  async #recall(you: number): Promise<void> {
    const { live, screen } = this;
    const replay = await api.replay(live.id, `seat-${you}`, prefs.lang, screen.token);
    // Somebody else may have sat down meanwhile, to whom it is not told.
    if (live.you !== you) return;
    const last = replay.steps.findLast((step) => step.seat === you)?.number ?? 0;
    this.steps = last === 0 ? [] : replay.steps.slice(last).filter((step) => step.told.length > 0).slice(-MOST);
    // After an absence it plays by itself, once, for whoever likes to see what others do.
    if (this.steps.length > 0 && HOLD[prefs.pace] > 0 && !screen.several && !live.update?.guidance) await this.show();
  }
}
