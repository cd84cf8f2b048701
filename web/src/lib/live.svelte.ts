// One table, live: the connection, what was told, and what this person asked. Reconnects by itself.
import { api, ApiError } from './api';
import { connection } from './knock';
import { beforeSweep, SWEPT } from './pace';
import {
  PROTOCOL, type ChatLine, type ClientMessage, type Lang, type Offer, type Problem, type SceneView, type ServerMessage,
  type TableView, type ToldView, type UpdateView, type WhyAnswer,
} from '../protocol';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** A position on the way here, for "since your last turn". */
export interface Snapshot {
  readonly sequence: number;
  readonly scene: SceneView;
  readonly told: ToldView[];
}

/** What the rules answered, and to which question. */
export interface Answer {
  readonly about: string[];
  readonly answers: WhyAnswer[];
}

/** An error a person should read. */
export interface Trouble {
  readonly text: string;
  readonly rule?: string;
}

/** A deed on show. */
export interface Doing {
  readonly seats: readonly number[];
  readonly touches: readonly string[];
}

/** A seat, and the secret it was taken with. */
export interface Seated {
  readonly seat: number;
  readonly token: string;
}

type Fresh = Extract<ClientMessage, { id: number }>;
type Waiting = { kind: 'move' | 'other' } | { kind: 'why'; about: string[] };

/** Problems that waiting does not mend. */
const FINAL: ReadonlySet<string> = new Set(['not-found', 'rules-changed', 'broken', 'seat-token', 'protocol']);

const MOST_SNAPSHOTS = 80;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** The next time to wait before connecting again. */
export function backoff(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
}

/** What was told, with an update taken in: what was taken back is forgotten, nothing is kept twice. */
export function heard(before: readonly ToldView[], update: UpdateView): ToldView[] {
  const limit = update.rewound_to ?? Number.POSITIVE_INFINITY;
  const kept = before.filter((line) => line.sequence <= limit);
  const last = kept[kept.length - 1]?.sequence ?? -1;
  const known = new Set(kept.filter((line) => line.sequence === last).map((line) => line.text));
  const fresh = update.told.filter(
    (line) => line.sequence > last || (line.sequence === last && !known.has(line.text)),
  );
  return [...kept, ...fresh];
}

export class Live {
  status: Status = $state('connecting');
  table: TableView | undefined = $state.raw();
  you: number | undefined = $state();
  /** The seat of this connection with the secret that gave it, once the server has said so. */
  seated: Seated | undefined = $state.raw();
  update: UpdateView | undefined = $state.raw();
  told: ToldView[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  answer: Answer | undefined = $state.raw();
  trouble: Trouble | undefined = $state.raw();
  /** Why the table cannot be shown at all: there is nothing to wait for. */
  closed: Problem | undefined = $state.raw();
  asking = $state(false);
  moving = $state(false);
  /** Positions since this seat last decided. */
  trail: Snapshot[] = $state.raw([]);
  /** What had happened before each of this seat's decisions: it comes back when the decision is taken back. */
  #before: { at: number; trail: Snapshot[] }[] = [];
  /** How many deeds of others wait to be shown. */
  behind = $state(0);
  /** What others do right now, and who: for as long as it is shown. */
  doing: Doing | undefined = $state.raw();
  /** When clocks were last told, in the browser's time. */
  clocksAt = $state(0);
  /** Called before a new scene is shown, so that pieces can be followed. */
  before: () => void = () => undefined;
  after: (told: ToldView[]) => void = () => undefined;
  /** For how long a deed is shown before the next one. */
  hold: () => number = () => 0;
  /** The secrets of the other seats at this screen. */
  beside: () => string[] = () => [];
  /** What is to be done as soon as the seat is taken. */
  #then: (() => void) | undefined;
  #queue: UpdateView[] = [];
  /** Until when what is on show stays. */
  #until = 0;
  #shower: ReturnType<typeof setTimeout> | undefined;

  #socket: WebSocket | undefined;
  /** What is on show is of another seat: it must not be counted on, and what still comes for that seat is not shown. */
  #anew = false;
  /** Whether this connection only watches, whatever seat an account holds. */
  #watch = false;
  /** Whether a hello is on its way that was not answered yet. */
  #greeting = false;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly id: string,
    private lang: Lang,
    private token: string | undefined,
  ) {
    this.#connect();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  close(): void {
    this.status = 'closed';
    clearTimeout(this.#timer);
    clearTimeout(this.#shower);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** Speaks for another seat from now on: everything known from the seat before is forgotten. `shared`: one person
   * leads both seats, so the table stays in sight until the other seat's view is there. Without a secret one watches. */
  sit(token: string | undefined, shared = false, then?: () => void): void {
    this.#drop();
    this.#then = then;
    this.#watch = token === undefined;
    this.token = token;
    this.you = undefined;
    this.seated = undefined;
    if (!shared) this.update = undefined;
    this.#anew = true;
    this.told = [];
    this.trail = [];
    this.#before = [];
    this.answer = undefined;
    this.#forget();
    // An answer to an earlier hello must not be taken for the answer to this one: then the connection is a new one.
    if (this.#socket?.readyState === WebSocket.OPEN && !this.#greeting) this.#hello();
    else this.#connect();
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    // Everything told so far is in the old language: begin again.
    this.#drop();
    this.told = [];
    this.update = undefined;
    this.#connect();
  }

  /** Makes a move. `byItself`: nobody looked, so what happened before is still to be seen. */
  play(offer: Offer, byItself = false): void {
    if (!this.update || this.moving || this.status !== 'open') return;
    if (!byItself) {
      this.#before.push({ at: this.update.sequence, trail: this.trail });
      this.trail = [];
    }
    this.answer = undefined;
    this.moving = true;
    this.#ask({ type: 'move', id: 0, notation: offer.notation, at: this.update.sequence }, { kind: 'move' });
  }

  /** Takes the latest decision back, or the whole turn. */
  undo(turn = false): void {
    this.answer = undefined;
    this.#ask({ type: 'undo', id: 0, ...(turn ? { turn } : {}) }, { kind: 'other' });
  }

  askUndo(): void {
    this.#ask({ type: 'ask-undo', id: 0 }, { kind: 'other' });
  }

  answerUndo(agrees: boolean): void {
    this.#ask({ type: 'answer-undo', id: 0, agrees }, { kind: 'other' });
  }

  why(touches: string[]): void {
    this.asking = true;
    this.#ask({ type: 'why', id: 0, touches }, { kind: 'why', about: touches });
  }

  whyMove(notation: string): void {
    this.asking = true;
    this.#ask({ type: 'why', id: 0, notation }, { kind: 'why', about: [notation] });
  }

  say(text: string): void {
    this.#ask({ type: 'chat', id: 0, text }, { kind: 'other' });
  }

  handOver(kind?: string): void {
    this.#ask(kind ? { type: 'hand-over', id: 0, kind } : { type: 'hand-over', id: 0 }, { kind: 'other' });
  }

  takeBack(): void {
    this.#ask({ type: 'take-back', id: 0 }, { kind: 'other' });
  }

  resign(): void {
    this.#ask({ type: 'resign', id: 0 }, { kind: 'other' });
  }

  leaveLesson(): void {
    this.#ask({ type: 'leave-lesson', id: 0 }, { kind: 'other' });
  }

  #ask(message: Fresh, waiting: Waiting): void {
    const id = this.#next;
    this.#next += 1;
    this.#waiting.set(id, waiting);
    this.trouble = undefined;
    this.#send({ ...message, id });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.#forget();
  }

  /** Questions of a lost connection are not answered any more. */
  #forget(): void {
    this.#waiting.clear();
    this.moving = false;
    this.asking = false;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
    const socket = connection(this.id);
    this.#socket = socket;
    const greet = (): void => {
      if (socket !== this.#socket) return;
      this.#hello();
      this.#pulse = setInterval(() => this.#send({ type: 'ping' }), 25_000);
    };
    socket.onopen = greet;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.status === 'closed') return;
      this.status = 'lost';
      this.#forget();
      clearInterval(this.#pulse);
      if (!this.table) void this.#explain();
      this.#timer = setTimeout(() => this.#connect(), backoff(this.#tries));
      this.#tries += 1;
    };
    if (socket.readyState !== WebSocket.OPEN) return;
    // It was opened early. Whoever makes this object first says who else sits at this screen.
    this.#greeting = true;
    queueMicrotask(greet);
  }

  /** Says who speaks: first of all, and again whenever another seat does. */
  #hello(): void {
    const last = this.#anew ? undefined : this.update?.sequence;
    this.#greeting = true;
    this.#send({
      type: 'hello',
      protocol: PROTOCOL,
      lang: this.lang,
      ...(this.token ? { seat_token: this.token } : {}),
      ...(this.#watch ? { watch: true } : {}),
      ...(this.beside().length > 0 ? { beside: this.beside() } : {}),
      ...(last === undefined ? {} : { since: last }),
    });
  }

  /** A table that never answered may not exist: the server says so over HTTP, and then there is nothing to wait for. */
  async #explain(): Promise<void> {
    try {
      await api.table(this.id, this.lang, this.token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'offline' || this.table) return;
      this.#end({ code: error.code, text: error.message });
    }
  }

  /** There is nothing to connect to. */
  #end(problem: Problem): void {
    this.close();
    this.#forget();
    this.closed = problem;
    this.update = undefined;
  }

  /** Somebody came back to the page or to the network: no need to wait any longer. */
  #now = (): void => {
    if (this.status === 'lost' && !document.hidden) {
      this.#tries = 0;
      this.#connect();
    }
  };

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.status = 'open';
        if (this.#anew) this.update = undefined;
        this.#anew = false;
        this.#greeting = false;
        this.#tries = 0;
        this.table = message.table;
        this.you = message.you;
        this.seated = message.you !== undefined && this.token ? { seat: message.you, token: this.token } : undefined;
        this.chat = message.chat;
        this.#take(message.update);
        this.#then?.();
        this.#then = undefined;
        break;
      case 'update':
        // Between a hello and its welcome, what comes is still for the seat before.
        if (!this.#anew) this.#take(message);
        break;
      case 'accepted':
        this.#done(message.id);
        break;
      case 'refused':
        this.#done(message.id);
        this.trouble = { text: message.text, ...(message.rule ? { rule: message.rule } : {}) };
        break;
      case 'stale':
        this.#done(message.id);
        break;
      case 'why': {
        const waiting = this.#waiting.get(message.id);
        this.#done(message.id);
        if (waiting?.kind === 'why') this.answer = { about: waiting.about, answers: message.answers };
        break;
      }
      case 'chat': {
        const { type: _, ...line } = message;
        this.chat = [...this.chat.filter((other) => other.number !== line.number), line];
        break;
      }
      case 'presence':
        if (this.update) this.update = { ...this.update, sitters: message.sitters };
        this.#queue = this.#queue.map((update) => ({ ...update, sitters: message.sitters }));
        break;
      case 'table': {
        const { type: _, ...table } = message;
        this.table = table;
        break;
      }
      case 'problem':
        if (FINAL.has(message.code)) {
          this.#end({ code: message.code, text: message.text });
        } else {
          this.trouble = { text: message.text };
          this.#forget();
        }
        break;
      case 'pong':
        break;
    }
  }

  #done(id: number): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting?.kind === 'why') this.asking = false;
    if (waiting?.kind === 'move') this.moving = false;
  }

  /** Shows everything that waits at once. */
  skip(): void {
    clearTimeout(this.#shower);
    this.#shower = undefined;
    this.#until = 0;
    const waiting = this.#queue;
    this.#drop();
    waiting.forEach((update) => this.#show(update));
    this.doing = undefined;
  }

  /** Forgets what waits to be shown. */
  #drop(): void {
    clearTimeout(this.#shower);
    this.#shower = undefined;
    this.#queue = [];
    this.behind = 0;
    this.doing = undefined;
  }

  /**
   * Takes an update in. What others do is shown one deed after another; whoever is to decide, has just come, looks
   * elsewhere or sees something taken back is shown how things are at once.
   */
  #take(update: UpdateView): void {
    this.moving = false;
    const shown = this.update;
    const mine = shown !== undefined && this.you !== undefined && shown.scene.awaited.includes(this.you) && this.#queue.length === 0;
    const own = mine && update.told.some((line) => line.seat === this.you);
    if (!shown || this.hold() === 0 || update.rewound_to !== undefined || document.hidden || (mine && !own)) {
      this.skip();
      this.#show(update);
      return;
    }
    this.#queue.push(update);
    if (own) this.#until = 0;
    this.#nextDeed();
  }

  /** Shows the next deed, as soon as the one before has been seen. */
  #nextDeed(): void {
    clearTimeout(this.#shower);
    this.#shower = undefined;
    const wait = this.#until - Date.now();
    if (wait > 0) {
      this.behind = this.#queue.length;
      this.#shower = setTimeout(() => this.#nextDeed(), wait);
      return;
    }
    this.doing = undefined;
    const update = this.#queue[0];
    if (!update) return;
    const hold = this.hold();
    // What was swept is shown without its words, and is not swept once more.
    const sweep = this.update && update.told.length > 0 ? beforeSweep(this.update.scene, update.scene, update.told) : undefined;
    if (sweep) {
      this.#show({ ...update, scene: sweep });
      this.#queue[0] = { ...update, told: [] };
      this.#until = Date.now() + hold * SWEPT;
    } else {
      this.#queue.shift();
      this.#show(update);
      this.#until = Date.now() + (update.told.length > 0 ? hold : 0);
    }
    this.behind = this.#queue.length;
    if (update.told.length > 0) {
      const seats = update.told.flatMap((line) => (line.seat === undefined ? [] : [line.seat]));
      this.doing = { seats: [...new Set(seats)], touches: [...new Set(update.told.flatMap((line) => line.touches))] };
    }
    this.#nextDeed();
  }

  #show(update: UpdateView): void {
    const fresh = this.update !== undefined && update.sequence !== this.update.sequence;
    if (fresh) this.before();
    if (update.rewound_to !== undefined) {
      const limit = update.rewound_to;
      this.trail = this.trail.filter((step) => step.sequence <= limit);
      while ((this.#before.at(-1)?.at ?? -1) >= limit) this.trail = [...(this.#before.pop()?.trail ?? []), ...this.trail].filter((step) => step.sequence <= limit);
    }
    if (fresh && update.told.length > 0) {
      const step = { sequence: update.sequence, scene: update.scene, told: update.told };
      this.trail = [...this.trail, step].slice(-MOST_SNAPSHOTS);
    }
    this.told = heard(this.told, update);
    this.update = update;
    if (update.clocks) this.clocksAt = Date.now();
    if (fresh) this.after(update.told);
  }
}
