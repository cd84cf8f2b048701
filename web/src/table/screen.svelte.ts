// One screen, one connection, several seats: who sits there now, who is called to it next, and who may ask for it.
import { untrack } from 'svelte';
import { idle, others, partOf } from '../lib/asked';
import type { Live } from '../lib/live.svelte';
import * as seats from '../lib/seats';
import type { HeldSeat } from '../lib/seats';

/** What the screen asks of the page around it. */
interface Around {
  /** Whether the hands on this screen are hidden from one another, as far as the game goes. */
  readonly secret: () => boolean;
  /** Whether the game's card has come. */
  readonly known: () => boolean;
  /** Nothing that the seat before had open stays open. */
  readonly leave: () => void;
}

/** The secret that a table is opened with. With several seats at one screen nobody sits down before the curtain was drawn for them. */
export function opening(table: string, given: string | undefined): string | undefined {
  const held = seats.at(table);
  return given ?? (held.length === 1 ? held[0]?.token : undefined);
}

export class Screen {
  held: readonly HeldSeat[] = $state.raw([]);
  /** The secret of the seat that is sat in, or is just being taken. */
  token: string | undefined = $state();
  /** Whether one person says that they lead all the seats at this screen. */
  led = $state(false);
  /** Who asked to sit down at this screen, to act where nobody need wait for them or together with others. */
  asked: HeldSeat | undefined = $state.raw();
  /** Where the game stood then: who only looks at another hand does so until something happens. */
  #askedAt = 0;

  readonly #scene = $derived.by(() => this.live.update?.scene);
  readonly #over = $derived.by(() => this.#scene?.outcome !== undefined);
  /** Whether several seats sit here. */
  readonly several = $derived(this.held.length > 1);
  /** Whether the seat of this connection is awaited. */
  readonly mine = $derived.by(() => this.#awaits(this.live.you));
  readonly #next = $derived(this.held.find((seat) => this.#awaits(seat.seat)));
  /** Whether a seat is just being taken. */
  readonly sitting = $derived.by(() => this.token !== undefined && this.live.you === undefined);
  readonly secret = $derived.by(() => this.around.secret());
  /** Whether hands are kept apart by a curtain. */
  readonly apart = $derived(this.secret && !this.led);
  /** Whether whoever asked sits here and may still act: then nobody else is called to the screen. */
  readonly staying = $derived.by(() => this.asked !== undefined && this.asked.seat === this.live.you && this.#welcome(this.live.you));
  /** The person the screen belongs to next, if it is another one. */
  readonly turn = $derived.by(() => {
    const [asked, next, you] = [this.asked, this.#next, this.live.you];
    if (!this.several || this.sitting || !this.#scene) return undefined;
    if (asked && asked.seat !== you && this.#welcome(asked.seat)) return asked;
    return next && next.seat !== you && !this.mine && !this.staying ? next : undefined;
  });
  readonly #calm = $derived.by(() => this.several && !this.#over && !this.sitting);
  /** Who else at this screen could act now. */
  readonly besides = $derived.by(() => (this.#scene && this.#calm && this.live.behind === 0 ? others(this.#scene, this.held, this.live.you) : []));
  /** Who could only look on, where one person leads them all. */
  readonly lookers = $derived.by(() => (this.#scene && this.#calm && this.led && this.secret ? idle(this.#scene, this.held, this.live.you) : []));
  /** Whether nobody at this screen is to decide while hands are hidden: then the screen is everybody's. */
  readonly #common = $derived.by(
    () => this.several && this.apart && this.live.you !== undefined && !this.mine && !this.staying && !this.turn && !this.#next && !this.#over && this.live.behind === 0,
  );
  /** The seat at this screen that decided last, where people share it openly: it takes that back although another is asked. */
  readonly latest = $derived.by(() => {
    const { live } = this;
    if (this.apart || !this.several || !live.update || live.update.can_undo) return undefined;
    const last = live.told.findLast((line) => line.seat !== undefined)?.seat;
    return this.held.find((seat) => seat.seat !== live.you && seat.seat === last);
  });

  /** For the page of a table, while it is made. */
  constructor(
    private readonly live: Live,
    private readonly around: Around,
    token: string | undefined,
  ) {
    this.held = seats.at(live.id);
    this.token = token;
    this.led = seats.led(live.id);
    live.beside = () => (this.several ? this.held.map((seat) => seat.token).filter((other) => other !== this.token) : []);

    // Nobody's hand stays on a screen that several people look at while somebody else decides.
    $effect(() => {
      if (!this.#common) return;
      around.leave();
      this.token = undefined;
      live.sit(undefined, true);
    });

    // Kept is what the server confirmed: while another seat is being taken, the secret of the one is beside the number
    // of the other.
    $effect(() => {
      const seated = live.seated;
      if (!seated || this.#holds(seated)) return;
      seats.hold({ table: live.id, ...seated });
      this.held = seats.at(live.id);
    });

    $effect(() => {
      if (this.turn && around.known() && !this.apart) this.sit();
    });

    // Whoever asked to sit down and has acted, or can act no more, is a guest no longer.
    $effect(() => {
      const { asked } = this;
      if (asked && live.update && !this.sitting && !partOf(live.update.scene, asked.seat) && (this.apart || live.update.sequence !== this.#askedAt)) this.asked = undefined;
    });
  }

  #awaits(seat: number | undefined): boolean {
    return seat !== undefined && (this.#scene?.awaited.includes(seat) ?? false);
  }

  /** Whether a seat may take the screen when somebody asks for it. */
  #welcome(seat: number | undefined): boolean {
    return this.#scene !== undefined && (!this.apart || partOf(this.#scene, seat) !== undefined);
  }

  /** Looked at without following: the effect that asks is about what the server says. */
  #holds(seated: { seat: number; token: string }): boolean {
    return untrack(() => this.held).some((seat) => seat.seat === seated.seat && seat.token === seated.token);
  }

  /** The seats of people who came here from a table before: who is alone sits down. */
  settle(found: readonly HeldSeat[]): void {
    const [only] = found;
    this.held = found;
    this.led = seats.led(this.live.id);
    if (!only || found.length > 1) return;
    this.token = only.token;
    this.live.sit(only.token);
  }

  /** Whoever the screen belongs to next sits down. */
  sit(): void {
    // Once is enough, however often the table changes until the seat is taken.
    const next = this.turn;
    if (!next || next.token === this.token) return;
    this.around.leave();
    this.token = next.token;
    this.live.sit(next.token, !this.apart);
  }

  /** Takes the seat of whoever decided last, without a curtain, and does something as soon as it is taken. */
  back(then: () => void): void {
    const { latest } = this;
    if (!latest) return;
    this.token = latest.token;
    this.live.sit(latest.token, true, then);
  }

  /** One person leads all the seats at this screen, or several people share it from now on. */
  lead(alone: boolean): void {
    seats.lead(this.live.id, alone);
    this.led = alone;
    this.asked = undefined;
  }

  /** Somebody at this screen wants to sit down without being awaited. */
  ask(seat: HeldSeat): void {
    this.#askedAt = this.live.update?.sequence ?? 0;
    this.asked = seat;
  }

  /** Whoever asked leaves the screen to whoever has it. */
  rise(): void {
    this.asked = undefined;
  }
}
