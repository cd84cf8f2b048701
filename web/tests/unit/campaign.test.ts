import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaigns, current, everybody, fallenAside, line, noted, replayed, seated, standsOf, titleOf, tree, wish } from '../../src/lib/campaign';
import { comeAlong, inherit, next } from '../../src/lib/opening';
import { parse } from '../../src/lib/router.svelte';
import * as seats from '../../src/lib/seats';
import type { CampaignView, ChapterStands, ChapterView, Leaves, NextSeat, Note, TableView } from '../../src/protocol';

const leaves: Leaves = { title: 'Chapter', says: [], notes: [], seats: [1, 2], open: { weather: 'calm' } };

function card(id: string, more: Partial<TableView> = {}): TableView {
  const sitters = [1, 2].map((seat) => ({ seat, kind: 'me', name: `Seat ${seat}`, stand_in: false, resigned: false, thinking: false, online: false }));
  return {
    id, game: 'game', title: 'Game', options: {}, sitters, yours: [1], awaited: [], sequence: 0, moves: 0, over: true, result: [], public: false,
    commitment: '', seed_chosen: false, created: 0, updated: 0, ...more,
  };
}

function chapter(id: string, number: number, after: string | undefined, stands: ChapterStands, more: Partial<TableView> = {}): ChapterView {
  const over = stands !== 'running' && stands !== 'stuck';
  const table = card(id, { campaign: { id: 'a', chapter: number }, over, ...(over && stands !== 'ended' ? { leaves: { ...leaves, title: `After ${id}` } } : {}), ...more });
  return { table, again: false, stands, ...(after === undefined ? {} : { after }) };
}

/** Three chapters, of which the second was played three times, and the first of these went on as well. */
const grown: CampaignView = {
  id: 'a',
  chapters: [
    chapter('a', 1, undefined, 'gone-on', { next: 'b', updated: 1 }),
    chapter('b', 2, 'a', 'gone-on', { next: 'lost', updated: 2 }),
    chapter('b2', 2, 'a', 'open', { updated: 4 }),
    chapter('b3', 2, 'a', 'gone-on', { next: 'c', updated: 5 }),
    chapter('lost', 3, 'b', 'running', { updated: 3 }),
    chapter('c', 3, 'b3', 'running', { updated: 6 }),
  ],
};

describe('a campaign', () => {
  it('stands where something happened last, and its line leads there', () => {
    expect(current(grown)?.table.id).toBe('c');
    expect(line(grown, 'c').map((one) => one.table.id)).toEqual(['a', 'b3', 'c']);
    expect(line(grown, 'nowhere')).toEqual([]);
  });

  it('goes on from a chapter whose next table was only reserved', () => {
    const view: CampaignView = { id: 'a', chapters: [chapter('a', 1, undefined, 'gone-on', { next: 'never' })] };
    expect(view.chapters.map((one) => standsOf(view, one))).toEqual(['open']);
    expect(current(view)?.table.id).toBe('a');
  });

  it('calls a chapter as the one before announced it', () => {
    const named = (id: string): string | undefined => grown.chapters.filter((one) => one.table.id === id).map((one) => titleOf(grown, one))[0];
    expect([named('a'), named('c')]).toEqual([undefined, 'After b3']);
  });

  it('is a tree: the line that is played on is straight, every branch has a lane below', () => {
    const found = tree(grown);
    const places = Object.fromEntries(found.spots.map((spot) => [spot.chapter.table.id, [spot.column, spot.lane, spot.main]]));
    expect(places).toEqual({ a: [0, 0, true], b3: [1, 0, true], c: [2, 0, true], b: [1, 1, false], lost: [2, 1, false], b2: [1, 2, false] });
    expect([found.columns, found.lanes, found.ways.length]).toEqual([3, 3, 5]);
  });

  it('is read along its branches, and the line goes on after them', () => {
    expect(tree(grown).spots.map((spot) => spot.chapter.table.id)).toEqual(['a', 'b', 'lost', 'b2', 'b3', 'c']);
    expect(tree(grown).spots.filter((spot) => spot.first).map((spot) => spot.chapter.table.id)).toEqual(['a', 'b', 'b2']);
  });

  it('begins where it is known from: the chapters before may be kept elsewhere', () => {
    const late: CampaignView = { id: 'x', chapters: [chapter('x', 4, undefined, 'running')] };
    expect(tree(late)).toMatchObject({ columns: 1, lanes: 1, ways: [] });
  });
});

describe('what stays', () => {
  const note = (kind: Note['kind'], about: string): Note => ({ kind, about, says: `${about}.` });
  const noting = (id: string, number: number, after: string | undefined, stands: ChapterStands, notes: Note[], updated: number): ChapterView =>
    chapter(id, number, after, stands, { updated, ...(stands === 'running' ? {} : { leaves: { ...leaves, notes } }) });
  /** The second chapter was played again, and ended otherwise; the third is being played. */
  const view: CampaignView = {
    id: 'a',
    chapters: [
      noting('a', 1, undefined, 'gone-on', [note('choice', 'Gate'), note('fallen', 'Pavel')], 1),
      noting('b', 2, 'a', 'open', [note('fallen', 'Oskar'), note('fallen', 'Hannah')], 2),
      noting('b2', 2, 'a', 'gone-on', [note('fallen', 'Hannah'), note('choice', 'Cairn')], 3),
      noting('c', 3, 'b2', 'running', [], 4),
    ],
  };
  const path = line(view, 'c');
  const told = (all: readonly { note: Note; chapter: ChapterView }[]): string[] => all.map(({ note, chapter }) => `${chapter.table.id} ${note.about}`);

  it('is gathered along the line that is played on, kind by kind', () => {
    expect(told(noted(path, 'choice'))).toEqual(['a Gate', 'b2 Cairn']);
    expect(told(noted(path, 'fallen'))).toEqual(['a Pavel', 'b2 Hannah']);
    expect(noted(path, 'gain')).toEqual([]);
  });

  it('tells of a branch only who lives here', () => {
    expect(told(fallenAside(view, path))).toEqual(['b Oskar']);
    expect(told(fallenAside(view, line(view, 'b')))).toEqual([]);
  });

  it('is replayed chapter after chapter, on the line or on the branch that is looked at', () => {
    const ids = (table: string): string[] => replayed(view, table).map((one) => one.table.id);
    expect([ids('a'), ids('c'), ids('b')]).toEqual([['a', 'b2'], ['a', 'b2'], ['a', 'b']]);
  });
});

describe('my campaigns', () => {
  const at = (id: string, number: number, more: Partial<TableView>): TableView => card(id, { campaign: { id: 'a', chapter: number }, ...more });

  it('are known by the table that stands last', () => {
    const [one] = campaigns([at('a', 1, { next: 'b', leaves }), at('b', 2, { over: false, awaited: [1], updated: 1 })]);
    expect(one).toMatchObject({ id: 'a', chapter: 2, stands: 'running', turn: true, table: { id: 'b' } });
  });

  it('go on from an end, elsewhere if somebody else went on, or are over', () => {
    const stands = (tables: TableView[]): string[] => campaigns(tables).map((one) => one.stands);
    expect(stands([at('a', 1, { leaves })])).toEqual(['open']);
    expect(stands([at('a', 1, { leaves, next: 'b' })])).toEqual(['elsewhere']);
    expect(stands([at('c', 3, {})])).toEqual(['over']);
  });

  it('are none of a game that was over at its first end', () => {
    expect(campaigns([at('a', 1, {}), card('plain')])).toEqual([]);
  });

  it('that wait for me stand first, those that are over last', () => {
    const of = (id: string, more: Partial<TableView>): TableView => card(id, { campaign: { id, chapter: 2 }, ...more });
    const all = campaigns([of('over', { updated: 9 }), of('open', { leaves, updated: 3 }), of('mine', { over: false, awaited: [1], updated: 1 })]);
    expect(all.map((one) => one.id)).toEqual(['mine', 'open', 'over']);
  });
});

describe('who comes along', () => {
  const table = card('a', { leaves });
  it('is everybody, as far as there are seats, and then nothing is asked for', () => {
    expect(everybody(table)).toEqual([{ keep: 1 }, { keep: 2 }]);
    expect(everybody(card('a', { leaves: { ...leaves, seats: [1, 1] } }))).toEqual([{ keep: 1 }]);
    expect(wish(table, everybody(table), { weather: 'calm' })).toEqual({ options: {} });
  });
  it('is asked for as it was chosen', () => {
    expect(wish(table, [{ keep: 2 }], { weather: 'storm' })).toEqual({ seats: [{ keep: 2 }], options: { weather: 'storm' } });
  });
  it('is nobody twice: who sat there changes places', () => {
    const both: NextSeat[] = [{ keep: 1 }, { keep: 2 }];
    expect(seated(both, 0, { keep: 2 })).toEqual([{ keep: 2 }, { keep: 1 }]);
    expect(seated([{ kind: 'random' }, { keep: 2 }], 0, { keep: 2 })).toEqual([{ keep: 2 }, { kind: 'random' }]);
    expect(seated(both, 1, { kind: 'random' })).toEqual([{ keep: 1 }, { kind: 'random' }]);
  });
});

describe('the seats of a browser', () => {
  /** What the server knows: which seats a secret opens at a table, and where tables come from. */
  const opens: Record<string, Record<string, number[]>> = {};
  const cards: Record<string, TableView> = {};
  const asked: RequestInit[] = [];

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push(init);
      const id = path.split('/')[3]?.split('?')[0] ?? '';
      const token = (init.headers as Record<string, string> | undefined)?.['X-Seat'] ?? '';
      if (path.includes('/next')) return Promise.resolve(new Response(JSON.stringify({ table: cards['b'], seats: [{ seat: 2, kind: 'me', token: 'new' }], watch: '/t/b' }), { status: 201 }));
      const found = cards[id];
      return Promise.resolve(found ? new Response(JSON.stringify({ ...found, yours: opens[id]?.[token] ?? [] })) : new Response('{"code":"not-found","text":"No."}', { status: 404 }));
    });
    for (const known of [opens, cards]) for (const key of Object.keys(known)) delete known[key];
    asked.length = 0;
    seats.hold({ table: 'a', seat: 1, token: 'one' });
    seats.hold({ table: 'a', seat: 2, token: 'two' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are those that the server says, not those of the table before', async () => {
    // Only the second one was kept, and sits in the first seat now.
    cards['b'] = card('b', { origin: { kind: 'chapter', table: 'a' } });
    opens['b'] = { two: [1] };
    expect(await comeAlong('a', 'b', 'en')).toEqual([{ table: 'b', seat: 1, token: 'two' }]);
    // An account would open others as well: it is left out of the question.
    expect(asked.map((init) => init.credentials)).toEqual(['omit', 'omit']);
  });

  it('are kept with those that were opened anew for this browser', async () => {
    cards['b'] = card('b');
    opens['b'] = { two: [1] };
    await next(card('a', { leaves }), { seats: [{ keep: 2 }, { kind: 'me' }], options: {} }, 'en');
    expect(Object.fromEntries(seats.at('b').map((seat) => [seat.seat, seat.token]))).toEqual({ 1: 'two', 2: 'new' });
  });

  it('are found by a browser that was away, over chapters and tables that were played again', async () => {
    cards['b'] = card('b', { origin: { kind: 'chapter', table: 'a' } });
    cards['b2'] = card('b2', { origin: { kind: 'rematch', table: 'b' } });
    cards['c'] = card('c', { origin: { kind: 'chapter', table: 'b2' } });
    opens['c'] = { one: [2] };
    expect(await inherit(cards['c'], 'en')).toEqual([{ table: 'c', seat: 2, token: 'one' }]);
  });

  it('are none where nobody of this browser was kept', async () => {
    cards['a'] = card('a');
    cards['b'] = card('b', { origin: { kind: 'chapter', table: 'a' } });
    expect(await inherit(cards['b'], 'en')).toEqual([]);
    expect(await inherit(card('f', { origin: { kind: 'fork', table: 'a', at: 3 } }), 'en')).toEqual([]);
  });

  it('have each secret once, the newest last', () => {
    seats.hold({ table: 'b', seat: 1, token: 'one' });
    expect(seats.secrets()).toEqual(['two', 'one']);
  });
});

it('a campaign is replayed chapter after chapter, from an address', () => {
  expect(parse('/replay/abc', '?chapters')).toEqual({ page: 'replay', id: 'abc', chapters: 'shown' });
  expect(parse('/replay/abc', '?at=3&chapters=played')).toEqual({ page: 'replay', id: 'abc', at: 3, chapters: 'played' });
  expect(parse('/replay/abc', '?at=3')).toEqual({ page: 'replay', id: 'abc', at: 3 });
});

it('the address of a campaign is a page', () => {
  expect(parse('/c/abc')).toEqual({ page: 'campaign', id: 'abc' });
  expect(parse('/c')).toEqual({ page: 'nowhere' });
});
