// A real server on a free port and real Chromium against it. STARBOARD_BIN names the server's binary, STARBOARD_ZOO_BIN
// that of the server which has the small games of the tests besides; without it, it is where cargo puts it.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const BINARY = process.env['STARBOARD_BIN'];
const ZOO = process.env['STARBOARD_ZOO_BIN'] ?? (BINARY ? join(dirname(BINARY), 'examples', 'starboard-zoo') : undefined);
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

/** A table server with a data folder of its own. */
export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'starboard-e2e-'));
  #process: ChildProcess | undefined;
  #port = 0;

  /** `zoo`: with the small games of the tests beside those of the house. */
  constructor(private readonly games: 'house' | 'zoo' = 'house') {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it, at the same address as before if it ran before, and waits until it is ready. */
  async start(): Promise<void> {
    const binary = this.games === 'zoo' ? ZOO : BINARY;
    if (!binary) throw new Error('Set STARBOARD_BIN to the path of the starboard binary, then run the tests again.');
    this.#port ||= await freePort();
    const args = ['serve', '--addr', `127.0.0.1:${this.#port}`, '--data', this.#data, '--lang', 'en', '--trust-addresses'];
    this.#process = spawn(binary, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 200; tries += 1) {
      const ready = await fetch(`${this.url}/ready`).then((answer) => answer.ok, () => false);
      if (ready) return this.#hasClient();
      await new Promise((wake) => setTimeout(wake, 50));
    }
    throw new Error(`The server did not become ready at ${this.url}.`);
  }

  /** A server compiled without the client would fail every test after half a minute of waiting: one sentence is better. */
  async #hasClient(): Promise<void> {
    const page = await fetch(this.url).then((answer) => answer.text());
    if (!page.includes('/assets/')) throw new Error('The server was compiled without the client: build it, then compile the server again.');
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const process = this.#process;
    if (!process || process.exitCode !== null) return;
    const gone = new Promise((resolve) => process.once('exit', resolve));
    process.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** A page that remembers every error of its console and every frame it received. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[];
  readonly frames: string[];
}

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/** A server and a browser for all tests of a file: there before the first one, gone after the last. */
export function onStage(games: 'house' | 'zoo' = 'house'): { readonly server: Server; readonly browser: Browser } {
  const server = new Server(games);
  let browser: Browser | undefined;
  beforeAll(async () => {
    await server.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });
  return {
    server,
    get browser(): Browser {
      if (!browser) throw new Error('The browser is there once the first test begins.');
      return browser;
    },
  };
}

interface Wishes {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'dark' | 'light';
  readonly locale?: string;
  /** How fast others' deeds are shown: at once, unless a test is about it. */
  readonly pace?: 'slow' | 'normal' | 'fast' | 'once';
}

export async function visit(browser: Browser, wishes: Wishes = {}): Promise<Visitor> {
  const width = wishes.width ?? 1280;
  const context = await browser.newContext({
    viewport: { width, height: wishes.height ?? 800 },
    hasTouch: width < 600,
    locale: wishes.locale ?? 'en-GB',
    colorScheme: wishes.theme ?? 'dark',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((pace) => {
    const kept = JSON.parse(localStorage.getItem('starboard.prefs') ?? '{}') as object;
    localStorage.setItem('starboard.prefs', JSON.stringify({ pace, ...kept }));
  }, wishes.pace ?? 'once');
  await context.addInitScript(() => {
    const send = WebSocket.prototype.send;
    const counts = globalThis as unknown as { movesSent: number };
    counts.movesSent = 0;
    WebSocket.prototype.send = function (data): void {
      if (String(data).startsWith('{"type":"move"')) counts.movesSent += 1;
      send.call(this, data);
    };
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  const frames: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('websocket', (socket) => {
    socket.on('framereceived', (frame) => frames.push(String(frame.payload)));
  });
  return { page, context, errors, frames };
}

/** What the tests read of a scene. */
export interface SeenScene {
  readonly viewer: string;
  readonly clock?: string;
  readonly awaited: number[];
  readonly offers: { readonly notation: string; readonly label: string; readonly group?: string; readonly touches: string[]; readonly lasting: boolean; readonly hands_over: boolean }[];
  readonly zones: { readonly id: string; readonly entry?: string }[];
  readonly pieces: { readonly id: string; readonly zone: string; readonly kind: string; readonly face: string; readonly label?: string; readonly entry?: string }[];
  readonly page?: { readonly id: string };
  readonly prompt?: { readonly text: string };
  readonly outcome?: { readonly lines: string[] };
}

/** What the tests read of an update. */
export interface Seen {
  readonly sequence: number;
  readonly scene: SeenScene;
  readonly guidance?: { readonly text: string[]; readonly moves: string[] };
}

/** The latest frame that carries a scene. */
export function latest(visitor: Visitor): Seen | undefined {
  for (let index = visitor.frames.length - 1; index >= 0; index -= 1) {
    const frame = JSON.parse(visitor.frames[index] ?? '{}') as { type?: string; update?: unknown };
    const update = frame.type === 'welcome' ? frame.update : frame.type === 'update' ? frame : undefined;
    if (update) return update as Seen;
  }
  return undefined;
}

/** How many moves the page has sent since it was loaded. A click is over when this is asked, so the answer is never early. */
export async function movesSent(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { movesSent: number }).movesSent);
}

/** Opens a table over HTTP, as the page would. */
export async function openTable(server: Server, body: Record<string, unknown>): Promise<Opened> {
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify({ options: {}, public: false, ...body }),
  });
  if (!answer.ok) throw new Error(`The table was not opened: ${await answer.text()}`);
  return (await answer.json()) as Opened;
}

export interface Opened {
  readonly table: { readonly id: string };
  readonly seats: { readonly seat: number; readonly kind?: string; readonly token?: string; readonly link?: string }[];
}

/** Waits until a condition on what the page received holds. */
export async function until(what: string, condition: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} seconds in vain: ${what}.`);
    await new Promise((wake) => setTimeout(wake, 40));
  }
}
