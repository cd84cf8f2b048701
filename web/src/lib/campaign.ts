// Campaigns: where one can be gone on with, how its chapters stand beside one another, and who comes along.
import type { CampaignView, ChapterStands, ChapterView, NextSeat, NextTable, Note, NoteKind, TableView } from '../protocol';

/** How a chapter can be gone on with. Where the next table was only reserved, and whoever asked for it never got it, it is open. */
export function standsOf(view: CampaignView, chapter: ChapterView): ChapterStands {
  const there = view.chapters.some((other) => other.table.id === chapter.table.next);
  return chapter.stands === 'gone-on' && !there ? 'open' : chapter.stands;
}

const latest = <T>(all: readonly T[], when: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || when(one) >= when(best) ? one : best), undefined);

/** The chapter that stands last: of those that nothing follows, the one where something happened last. */
export function current(view: CampaignView): ChapterView | undefined {
  const ends = view.chapters.filter((chapter) => standsOf(view, chapter) !== 'gone-on');
  return latest(ends, (chapter) => chapter.table.updated);
}

/** The chapters that lead to a table, the first one first. */
export function line(view: CampaignView, to: string | undefined): ChapterView[] {
  const found: ChapterView[] = [];
  let at = to;
  while (at !== undefined && found.length < view.chapters.length) {
    const id: string = at;
    const chapter = view.chapters.find((other) => other.table.id === id);
    if (!chapter) break;
    found.unshift(chapter);
    at = chapter.after;
  }
  return found;
}

/** The number of a chapter. */
export const numberOf = (chapter: ChapterView): number => chapter.table.campaign?.chapter ?? 1;

/** What a chapter is called: as the one before announced it. */
export function titleOf(view: CampaignView, chapter: ChapterView): string | undefined {
  return view.chapters.find((other) => other.table.id === chapter.after)?.table.leaves?.title;
}

/** A note, and the chapter that left it. */
export interface Noted {
  readonly note: Note;
  readonly chapter: ChapterView;
}

/** What the chapters of a line have left of one kind, the first one first. */
export function noted(chapters: readonly ChapterView[], kind: NoteKind): Noted[] {
  return chapters.flatMap((chapter) => (chapter.table.leaves?.notes ?? []).filter((note) => note.kind === kind).map((note) => ({ note, chapter })));
}

/** Who fell beside a line alone: where it leads, they live. */
export function fallenAside(view: CampaignView, path: readonly ChapterView[]): Noted[] {
  const here = new Set(noted(path, 'fallen').map(({ note }) => note.about));
  const beside = view.chapters.filter((chapter) => !path.some((other) => other.table.id === chapter.table.id));
  return noted(beside, 'fallen').filter(({ note }) => !here.has(note.about));
}

/** The chapters that can be replayed one after another, where one of them is looked at: the line that is played on, or the branch it is on. */
export function replayed(view: CampaignView, table: string): ChapterView[] {
  const main = line(view, current(view)?.table.id);
  const path = main.some((chapter) => chapter.table.id === table) ? main : line(view, table);
  return path.filter((chapter) => chapter.table.over);
}

/** A chapter in its place: columns go by chapters, the first lane is the line that is played on. */
export interface Spot {
  readonly chapter: ChapterView;
  readonly column: number;
  readonly lane: number;
  /** Whether it is on the line that is played on. */
  readonly main: boolean;
  /** Whether a lane begins with it. */
  readonly first: boolean;
}

/** A way from one chapter to the next. */
export interface Way {
  readonly from: Spot;
  readonly to: Spot;
}

export interface Tree {
  readonly columns: number;
  readonly lanes: number;
  /** As they are read: after each chapter what branches off there, then the one that goes on. */
  readonly spots: Spot[];
  readonly ways: Way[];
}

/** The tree of a campaign: every branch has a lane for itself, below the one it leaves. */
export function tree(view: CampaignView): Tree {
  const main = new Set(line(view, current(view)?.table.id).map((chapter) => chapter.table.id));
  const first = Math.min(...view.chapters.map(numberOf));
  const column = (chapter: ChapterView): number => numberOf(chapter) - first;
  const known = new Set(view.chapters.map((chapter) => chapter.table.id));
  const taken = new Set<string>();
  const at = new Map<string, Spot>();
  // The line that is played on comes first among its sisters: it stays straight.
  const children = (id: string | undefined): ChapterView[] =>
    view.chapters
      .filter((chapter) => (id === undefined ? chapter.after === undefined || !known.has(chapter.after) : chapter.after === id))
      .sort((a, b) => Number(main.has(b.table.id)) - Number(main.has(a.table.id)));

  /** A chapter with the first of its successors, and the first of theirs: all of them stand in one lane. */
  const chain = (chapter: ChapterView): ChapterView[] => {
    const [next] = children(chapter.table.id);
    return next ? [chapter, ...chain(next)] : [chapter];
  };

  const place = (start: ChapterView, least: number): void => {
    const all = chain(start);
    let lane = least;
    // A way comes from the left: the place before the first of them is to be free as well.
    const columns = [column(start) - 1, ...all.map(column)];
    while (lane > 0 && columns.some((at) => taken.has(`${at} ${lane}`))) lane += 1;
    for (const at of columns) taken.add(`${at} ${lane}`);
    for (const chapter of all) at.set(chapter.table.id, { chapter, column: column(chapter), lane, main: main.has(chapter.table.id), first: chapter === start });
    // From the last one back, so that no way crosses another.
    for (const chapter of [...all].reverse()) {
      for (const branch of children(chapter.table.id).slice(1)) place(branch, lane + 1);
    }
  };

  const read = (chapter: ChapterView): Spot[] => {
    const [next, ...branches] = children(chapter.table.id);
    const spot = at.get(chapter.table.id);
    return [...(spot ? [spot] : []), ...branches.flatMap(read), ...(next ? read(next) : [])];
  };

  children(undefined).forEach((root, index) => place(root, index === 0 ? 0 : 1));
  const spots = children(undefined).flatMap(read);
  const ways = spots.flatMap((to): Way[] => {
    const from = at.get(to.chapter.after ?? '');
    return from ? [{ from, to }] : [];
  });
  const most = (of: (spot: Spot) => number): number => Math.max(0, ...spots.map(of)) + 1;
  return { columns: most((spot) => spot.column), lanes: most((spot) => spot.lane), spots, ways };
}

/** A campaign of the lobby, by the table that stands last. */
export interface Mine {
  readonly id: string;
  readonly table: TableView;
  readonly chapter: number;
  /** Running, to be gone on with, gone on without this browser, or over. */
  readonly stands: 'running' | 'open' | 'elsewhere' | 'over';
  /** Whether it waits for somebody at this browser. */
  readonly turn: boolean;
}

/** Whether a table belongs to a campaign a person would speak of: one that can go on, or has. */
const goesOn = (table: TableView): boolean => !table.over || table.leaves !== undefined || (table.campaign?.chapter ?? 1) > 1;

/** The campaigns of these tables: those that wait for somebody here first, then the latest first, those that are over last. */
export function campaigns(tables: readonly TableView[]): Mine[] {
  const known = new Set(tables.map((table) => table.id));
  const byId = new Map<string, TableView[]>();
  for (const table of tables) {
    if (table.campaign) byId.set(table.campaign.id, [...(byId.get(table.campaign.id) ?? []), table]);
  }
  const found = [...byId].flatMap(([id, all]): Mine[] => {
    const table = latest(all.filter((one) => !(one.next && known.has(one.next))), (one) => one.updated);
    if (!table || !all.some(goesOn)) return [];
    const stands = !table.over ? 'running' : table.next ? 'elsewhere' : table.leaves ? 'open' : 'over';
    const turn = table.awaited.some((seat) => table.yours.includes(seat));
    return [{ id, table, chapter: table.campaign?.chapter ?? 1, stands, turn }];
  });
  const rank = (one: Mine): number => (one.turn ? 0 : one.stands === 'over' ? 2 : 1);
  return found.sort((a, b) => rank(a) - rank(b) || b.table.updated - a.table.updated);
}

/** Who plays on if nothing is chosen: everybody, as far as there are seats. */
export function everybody(table: TableView): NextSeat[] {
  const most = table.leaves?.seats[1] ?? table.sitters.length;
  return table.sitters.slice(0, most).map((sitter) => ({ keep: sitter.seat }));
}

/** A seat given to somebody: whoever is kept twice changes places with whoever was to sit here. */
export function seated(seats: readonly NextSeat[], index: number, wanted: NextSeat): NextSeat[] {
  const before = seats[index];
  return seats.map((seat, at) => {
    if (at === index) return wanted;
    const same = 'keep' in wanted && 'keep' in seat && seat.keep === wanted.keep;
    return same && before ? before : seat;
  });
}

/** What is asked for: nothing where everything is as it was. */
export function wish(table: TableView, seats: readonly NextSeat[], options: Readonly<Record<string, string>>): NextTable {
  const same = JSON.stringify(seats) === JSON.stringify(everybody(table));
  const open = table.leaves?.open ?? {};
  const changed = Object.entries(options).filter(([key, value]) => open[key] !== value);
  return { ...(same ? {} : { seats: [...seats] }), options: Object.fromEntries(changed) };
}
