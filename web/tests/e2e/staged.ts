// A real table whose scenes a test adds to on their way into the page: things of games that are rare, at every table.
import type { Page } from 'playwright-core';
import type { AlmanacPage, Entry, SceneView } from '../../src/protocol';

interface Staged {
  /** The almanac of whatever game is played, by language. */
  readonly almanac?: (lang: string) => Entry[];
  /** What becomes of each scene. */
  readonly scene?: (scene: SceneView) => SceneView;
  /** Pages that were read at the table, sealed ones too. */
  readonly pages?: Readonly<Record<string, Entry>>;
}

/** What the page sent as moves, which the server never sees. */
export interface Heard {
  readonly moves: string[];
}

/** Notations of moves that only the test knows: they go no further than the test. */
const OURS = /^staged /;

export async function stageTable(page: Page, staged: Staged): Promise<Heard> {
  const heard: Heard = { moves: [] };
  const { almanac, scene, pages } = staged;
  if (almanac) {
    await page.route('**/api/games/*/almanac*', async (route) => {
      const lang = new URL(route.request().url()).searchParams.get('lang') ?? 'en';
      const body: AlmanacPage = { entries: almanac(lang) };
      await route.fulfill({ json: body });
    });
  }
  await page.route('**/api/tables/*/pages/*', async (route) => {
    const entry = pages?.[new URL(route.request().url()).pathname.split('/').pop() ?? ''];
    await route.fulfill(entry ? { json: entry } : { status: 404, body: '' });
  });
  const alter = scene ?? ((same: SceneView): SceneView => same);
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; id?: number; notation?: string };
      if (message.type === 'move' && OURS.test(message.notation ?? '')) {
        heard.moves.push(message.notation ?? '');
        socket.send(JSON.stringify({ type: 'accepted', id: message.id, sequence: 0 }));
      } else server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; scene?: SceneView; update?: { scene: SceneView } };
      if (message.type === 'welcome' && message.update) message.update.scene = alter(message.update.scene);
      else if (message.type === 'update' && message.scene) message.scene = alter(message.scene);
      socket.send(JSON.stringify(message));
    });
  });
  return heard;
}

/** An entry with as little in it as there may be. */
export function entry(id: string, more: Partial<Entry> = {}): Entry {
  return { id, stock: 'object', title: id, signs: [], text: [], more: [], rules: [], see: [], sealed: false, ...more };
}
