// Written by `cargo xtask types` from the Rust types in protocol/. Do not edit.

/** The version of the protocol. */
export const PROTOCOL = 1;

/** The longest line of chat, in characters. */
export const LONGEST_CHAT = 500;

/** The longest name of a person or a table, in characters. */
export const LONGEST_NAME = 40;

/** A language the product speaks. */
export type Lang = "en" | "it" | "ja";

/** What a client says. An `id` is the client's own number and comes back in the answer. */
export type ClientMessage = { "type": "hello",
  /** The client's [`crate::PROTOCOL`]. */
  protocol: number,
  /** The language of everything the table says. */
  lang: Lang,
  /** The secret of the seat; without one, the account's seat if it has one here, else a spectator. */
  seat_token?: string,
  /** What the person in the seat is called from now on. */
  name?: string,
  /** The sequence the client already knows. */
  since?: number,
  /** Only watches, whatever seat the account holds: nobody's hand stays on a screen that several people share. */
  watch?: boolean,
  /** The secrets of other seats before the same screen: their people are here too. */
  beside?: Array<string>, } | { "type": "move",
  /** The client's number. */
  id: number,
  /** The move in the game's notation. */
  notation: string,
  /** The sequence the person saw when deciding. */
  at: number, } | { "type": "undo",
  /** The client's number. */
  id: number,
  /** The whole turn rather than the latest decision. */
  turn?: boolean, } | { "type": "ask-undo",
  /** The client's number. */
  id: number, } | { "type": "answer-undo",
  /** The client's number. */
  id: number,
  /** Whether they may. */
  agrees: boolean, } | { "type": "why",
  /** The client's number. */
  id: number,
  /** A move in the game's notation. */
  notation?: string,
  /** Ids of pieces or zones. */
  touches?: Array<string>, } | { "type": "chat",
  /** The client's number. */
  id: number,
  /** What. */
  text: string, } | { "type": "hand-over",
  /** The client's number. */
  id: number,
  /** Which kind; the server's choice if none is given. */
  kind?: string, } | { "type": "take-back",
  /** The client's number. */
  id: number, } | { "type": "resign",
  /** The client's number. */
  id: number, } | { "type": "leave-lesson",
  /** The client's number. */
  id: number, } | { "type": "language",
  /** To this one. */
  lang: Lang, } | { "type": "ping", };

/** What the server says. */
export type ServerMessage = { "type": "welcome" } & Welcome | { "type": "update" } & UpdateView | { "type": "accepted",
  /** The client's number. */
  id: number,
  /** The journal's length with it. */
  sequence: number, } | { "type": "refused",
  /** The client's number. */
  id: number,
  /** The rule that refuses, if a rule does. */
  rule?: string,
  /** The reason in a sentence. */
  text: string, } | { "type": "stale",
  /** The client's number. */
  id: number,
  /** The journal's length now. */
  sequence: number, } | { "type": "why",
  /** The client's number. */
  id: number,
  /** One answer a move that fits the question. */
  answers: Array<WhyAnswer>, } | { "type": "chat" } & ChatLine | { "type": "presence",
  /** One entry a seat, in order. */
  sitters: Array<Sitter>, } | { "type": "table" } & TableView | { "type": "problem" } & Problem | { "type": "pong", };

/** The table as somebody meets it who comes to it. */
export type Welcome = {
  /** The server's [`crate::PROTOCOL`]. */
  protocol: number,
  /** The table's card. */
  table: TableView,
  /** The seat of this connection; none for a spectator. */
  you?: number,
  /** The table now, and what was told since the sequence in `hello`. */
  update: UpdateView,
  /** What was said, the latest last. */
  chat: Array<ChatLine>, };

/** Everything a viewer needs to be up to date. */
export type UpdateView = {
  /** The journal's length. */
  sequence: number,
  /** Something the viewer had heard of was taken back: forget what was told after this sequence, then read on. */
  rewound_to?: number,
  /** How many decisions stand: the number of the position, for replays and forks. */
  moves: number,
  /** The table as the viewer sees it. */
  scene: SceneView,
  /** What the viewer heard since the update before. */
  told: Array<ToldView>,
  /** Whether the viewer may take their latest decision back. */
  can_undo: boolean,
  /** How many decisions the viewer may take back as their turn. */
  turn_to_undo: number,
  /** Whether the viewer may ask the others to take the latest decision back. */
  can_ask_undo: boolean,
  /** Who asks to take a decision back. */
  undo_asked?: UndoAsked,
  /** Who decides for each seat, in order. */
  sitters: Array<Sitter>,
  /** What the lesson says now, at a table with a lesson. */
  guidance?: GuidanceView,
  /** The time each seat has left, at a table with clocks. */
  clocks?: Array<ClockView>,
  /** The seed, once the game is over: it fits the commitment on the table's card. */
  seed?: string, };

/** Somebody asks to take their latest decision back. */
export type UndoAsked = {
  /** Who asks. */
  seat: number,
  /** Who has not answered yet. */
  waiting: Array<number>, };

/** An event as the viewer heard it. */
export type ToldView = {
  /** The journal entry that made it happen. */
  sequence: number,
  /** The seat whose decision made it happen. */
  seat?: number,
  /** The sentence. */
  text: string,
  /** The rule behind it. */
  rule?: string,
  /** What it concerns in the scene. */
  touches: Array<string>, };

/** Who decides for a seat. */
export type Sitter = {
  /** Which seat. */
  seat: number,
  /** The kind that decides now: `me` is a person. */
  kind: string,
  /** A person's name, or "Seat 2". */
  name: string,
  /** Whether an automatic player stands in for a person. */
  stand_in: boolean,
  /** Whether the person gave the game up. */
  resigned: boolean,
  /** Whether the table waits for an automatic player to think. */
  thinking: boolean,
  /** Whether somebody is connected to the seat. */
  online: boolean, };

/** What a lesson says at this point. */
export type GuidanceView = {
  /** The lesson's title. */
  title: string,
  /** What to read, paragraph by paragraph. */
  text: Array<string>,
  /** The furthest step that speaks, counted from 1; 0 if none does. */
  step: number,
  /** How many steps the lesson has. */
  steps: number,
  /** The rules it teaches now. */
  teaches: Array<string>,
  /** The pieces and zones to look at. */
  touches: Array<string>,
  /** The moves the lesson points at; empty if any will do. */
  moves: Array<string>,
  /** The moves the game allows and the lesson does not. */
  forbidden: Array<ForbiddenView>, };

/** A move that only the lesson forbids. */
export type ForbiddenView = {
  /** The move in the game's notation. */
  notation: string,
  /** The rule behind it. */
  rule: string,
  /** The reason in a sentence. */
  text: string, };

/** The time a seat has left. */
export type ClockView = {
  /** Which seat. */
  seat: number,
  /** Milliseconds left when the message was sent. */
  left: number,
  /** Whether it runs now. */
  running: boolean, };

/** What the rules say to one move. */
export type WhyAnswer = {
  /** The move in the game's notation. */
  notation: string,
  /** The move in words, if the game can say it. */
  label?: string,
  /** Whether it may be made. */
  legal: boolean,
  /** The rule that refuses it, or that offers it. */
  rule?: string,
  /** The answer in a sentence. */
  text: string, };

/** Something somebody said. */
export type ChatLine = {
  /** Counts the lines of the table from 1. */
  number: number,
  /** From which seat; none for a spectator. */
  seat?: number,
  /** Who. */
  name: string,
  /** What. */
  text: string,
  /** When. */
  at: number, };

/** What is wrong, for a program and for a person. */
export type Problem = {
  /** A short name for programs: `not-found`, `too-large`, `too-fast`. */
  code: string,
  /** A sentence that says what to do next. */
  text: string, };

/** A game's card in the lobby: `GET /api/games`, `GET /api/games/{id}`. */
export type GameCard = {
  /** The short id. */
  id: string,
  /** The title, as on the box. */
  title: string,
  /** The fewest and the most seats. */
  players: [number, number],
  /** Ways to play. */
  modes: Array<string>,
  /** Switchable expansions. */
  modules: Array<string>,
  /** What can be chosen before the game. */
  options: Array<OptionCard>,
  /** Who can sit in a seat. */
  seat_kinds: Array<SeatKindCard>,
  /** The seats of a table that one click opens: `me` and automatic players. */
  suggested: Array<string>,
  /** The lessons that teach the game. */
  lessons: Array<LessonCard>,
  /** The languages the game speaks. */
  languages: Array<Lang>,
  /** How far it has come. */
  stage: Stage,
  /** Where it is shown. */
  shelf: Shelf,
  /** How its table looks. */
  theme: Theme,
  /** Whether anything is ever hidden from a seat or drawn by chance. */
  hidden_information: boolean,
  /** The version of the rules' behaviour. */
  rules_version: number, };

/** One choice before a game. */
export type OptionCard = {
  /** Its key in a new table's `options`. */
  key: string,
  /** What it is called; one without a name is for the command line and lessons. */
  name?: string,
  /** One line that explains it. */
  about: string,
  /** What may be chosen. */
  choice: ChoiceView,
  /** The default in the writing of `options`. */
  default: string, };

/** What may be chosen for an option. Every value is written as text. */
export type ChoiceView = { "kind": "flag" } | { "kind": "number",
  /** The least. */
  from: number,
  /** The most. */
  to: number, } | { "kind": "one",
  /** The values. */
  values: Array<ValueCard>, } | { "kind": "several",
  /** The values. */
  values: Array<ValueCard>, } | { "kind": "text",
  /** The most bytes. */
  longest: number, };

/** Somebody who can sit in a seat. */
export type SeatKindCard = {
  /** What to write in a new table's `seats`: `me`, `invited`, `random`, `search:normal`. */
  id: string,
  /** What may stand behind a colon, if anything: `CHARACTER`. */
  argument?: string,
  /** All that may stand there, if it can be listed. */
  choices: Array<ValueCard>,
  /** Whether nothing need stand behind it. */
  alone: boolean,
  /** Its name. */
  name: string,
  /** One line that explains it. */
  about: string,
  /** Whether a person sits there. */
  person: boolean, };

/** One value to choose. */
export type ValueCard = {
  /** How it is written. */
  id: string,
  /** What it is called. */
  name: string, };

/** A lesson of a game. */
export type LessonCard = {
  /** Its id: what to write in a new table's `lesson`. */
  id: string,
  /** Its title. */
  title: string,
  /** One line that explains it. */
  about: string,
  /** Whether one person leads every seat that is taught: no curtain between their hands. */
  alone: boolean, };

/** A game's almanac, every entry but the sealed ones: `GET /api/games/{id}/almanac`. */
export type AlmanacPage = {
  /** The entries, in the game's order. */
  entries: Array<Entry>, };

/** Rules in our own words: `GET /api/games/{id}/rules`. */
export type RulesPage = {
  /** The rules that were asked for, in the order of the book. */
  rules: Array<RuleView>,
  /** Whether they are in the language asked for; if not, they are English. */
  translated: boolean, };

/** One rule. */
export type RuleView = {
  /** Its id. */
  id: string,
  /** Its short title. */
  title: string,
  /** The heading it stands under. */
  chapter: string,
  /** The rule, in Markdown. */
  text: string, };

/** What to open: `POST /api/tables`. */
export type NewTable = {
  /** The game's id. */
  game: string,
  /** Options by key; what is not given is the default. */
  options: { [key in string]: string },
  /** One kind a seat: `me`, `invited`, or an automatic kind. */
  seats: Array<string>,
  /** What the people in the seats are called; an empty name is none. */
  names?: Array<string>,
  /** The seed of all chance, a number or 64 hexadecimal digits. A table whose seed somebody chose says so. */
  seed?: string,
  /** The lesson to play: it settles options, seats and, where it has one, the seed. */
  lesson?: string,
  /** Clocks for the people. */
  clock?: ClockSpec,
  /** Whether the lobby shows it to everybody. */
  public: boolean,
  /** What the table is called. */
  name?: string,
  /** An address that is told whenever a person's turn begins. */
  webhook?: string, };

/** How much time people have. A seat whose time is over is handed to an automatic player until it is taken back. */
export type ClockSpec = {
  /** Seconds at the start. */
  start: number,
  /** Seconds added for every decision. */
  each: number, };

/** A new table, for whoever opened it. The secrets in it are not shown again. */
export type OpenedTable = {
  /** The table's card. */
  table: TableView,
  /** One entry a seat. */
  seats: Array<SeatKey>,
  /** The path for those who only watch. */
  watch: string, };

/** How to sit down in a seat. */
export type SeatKey = {
  /** Which seat. */
  seat: number,
  /** The kind it was opened with: `me`, `invited`, or an automatic kind. */
  kind: string,
  /** The secret of the seat, for people. */
  token?: string,
  /** The path that carries the secret, for people. */
  link?: string, };

/** A table's card: lobby lists, and the head of the table itself. */
export type TableView = {
  /** Its id. */
  id: string,
  /** The game's id. */
  game: string,
  /** The game's title. */
  title: string,
  /** What the table is called. */
  name?: string,
  /** The options, every default written out. */
  options: { [key in string]: string },
  /** Who sits where. */
  sitters: Array<Sitter>,
  /** Your seats, as far as the tokens or the account of the request tell. */
  yours: Array<number>,
  /** Whose decision is awaited. */
  awaited: Array<number>,
  /** The length of the journal. */
  sequence: number,
  /** How many decisions stand. */
  moves: number,
  /** Whether the game is over. */
  over: boolean,
  /** How it ended, line by line. */
  result: Array<string>,
  /** Whether the lobby shows it to everybody. */
  public: boolean,
  /** The promise of the seed: BLAKE3, hexadecimal. */
  commitment: string,
  /** Whether whoever opened the table chose the seed, and so may know what is hidden. */
  seed_chosen: boolean,
  /** The lesson it teaches. */
  lesson?: string,
  /** Its clocks. */
  clock?: ClockSpec,
  /** Where it comes from. */
  origin?: Origin,
  /** The table where the same people play again. */
  rematch?: string,
  /** Which chapter of which campaign it is, in a game that has them. */
  campaign?: ChapterOf,
  /** The table of the next chapter, once somebody has asked for it. */
  next?: string,
  /** What its end leaves to the next chapter. */
  leaves?: Leaves,
  /** When it was opened. */
  created: number,
  /** When something last happened. */
  updated: number, };

/** Where a table comes from. */
export type Origin = { "kind": "fork",
  /** Which table. */
  table: string,
  /** After how many decisions. */
  at: number, } | { "kind": "rematch",
  /** The table before. */
  table: string, } | { "kind": "chapter",
  /** The table of the chapter before. */
  table: string, } | { "kind": "record" };

/** Which chapter of which campaign a table is. */
export type ChapterOf = {
  /** The campaign: the id of its first table. */
  id: string,
  /** The chapter, counted from 1. */
  chapter: number, };

/** What the end of a chapter leaves to the next one. */
export type Leaves = {
  /** What the next chapter is called. */
  title: string,
  /** What is carried, in sentences. */
  says: Array<string>,
  /** What came about in the chapter and stays. */
  notes: Array<Note>,
  /** From how many seats to how many may play on. */
  seats: [number, number],
  /** The options that may be chosen anew, as they were. */
  open: { [key in string]: string }, };

/** The next chapter: `POST /api/tables/{id}/next`. What is not given is as it was. */
export type NextTable = {
  /** Who plays on, one entry a seat; everybody if not given. */
  seats?: Array<NextSeat>,
  /** Options that may be chosen anew. */
  options: { [key in string]: string }, };

/** Who sits in a seat of the next chapter. */
export type NextSeat = {
  /** The seat they had. */
  keep: number, } | {
  /** `me`, `invited`, or an automatic kind. */
  kind: string, };

/** A campaign: `GET /api/campaigns/{id}`. */
export type CampaignView = {
  /** The id of its first table. */
  id: string,
  /** Every chapter that was opened, the first one first, and of the same chapter the oldest. */
  chapters: Array<ChapterView>, };

/** One chapter of a campaign. */
export type ChapterView = {
  /** Its table. */
  table: TableView,
  /** The table of the chapter it goes on from; none for a beginning. */
  after?: string,
  /** Whether the chapter was played before: it is a branch. */
  again: boolean,
  /** What can follow it. */
  stands: ChapterStands, };

/** What can follow a chapter. */
export type ChapterStands = "running" | "open" | "gone-on" | "ended" | "stuck";

/** The tables of whoever holds these secrets: `POST /api/tables/mine`. */
export type MineQuery = {
  /** Seat tokens. */
  tokens: Array<string>, };

/** A list of tables, those that wait for you first, then the latest first. */
export type TableList = {
  /** The cards. */
  tables: Array<TableView>, };

/** Where to go on from: `POST /api/tables/{id}/fork`. */
export type ForkTable = {
  /** After how many decisions. */
  at: number,
  /** Who decides from there on, one kind a seat; as the table was opened if not given. */
  seats?: Array<string>, };

/** A record to upload: `POST /api/records`. It becomes a table to replay, or to go on with. Of several, the chapters of a
   * campaign one after the other, the last one does. */
export type NewRecord = {
  /** The text of the record, or of a campaign file. */
  record: string, };

/** One position of a replay: `GET /api/tables/{id}/positions/{n}`. */
export type Position = {
  /** After how many decisions. */
  at: number,
  /** How many decisions the game has. */
  moves: number,
  /** The decision that led here; none at the start. Its notation is shown only once the game is over. */
  step?: Step,
  /** The position as the viewer saw it. */
  scene: SceneView, };

/** One decision of a replay. */
export type Step = {
  /** Its number, counted from 1. */
  number: number,
  /** Who decided. */
  seat: number,
  /** What, once the game is over. */
  notation?: string,
  /** The game's own clock after it. */
  clock?: string,
  /** What the viewer heard. */
  told: Array<ToldView>, };

/** All steps of a replay, for its scrubber: `GET /api/tables/{id}/replay`. */
export type Replay = {
  /** The table's card. */
  table: TableView,
  /** Who may be looked at here: `seat-1`, `spectator`, `referee`. */
  viewers: Array<string>,
  /** The steps in order. */
  steps: Array<Step>, };

/** A name and a passphrase: `POST /api/account/register`, `POST /api/account/login`. */
export type Credentials = {
  /** The name. */
  name: string,
  /** The passphrase. */
  passphrase: string, };

/** Who is signed in: `GET /api/account`. */
export type AccountView = {
  /** The name; none if nobody is signed in. */
  name?: string, };

/** What is sent to a table's web hook when a person's turn begins. */
export type TurnNotice = {
  /** The table's id. */
  table: string,
  /** The game's id. */
  game: string,
  /** Whose turn it is. */
  seat: number,
  /** What the seat is called. */
  name: string,
  /** The journal's length. */
  sequence: number,
  /** The path of the table. */
  path: string, };

/** What one viewer sees of one position. */
export type SceneView = {
  /** The game's id. */
  game: string,
  /** Who is looking. */
  viewer: string,
  /** What has happened so far in the game's own measure: "minute 7", "deal 2, trick 5". */
  clock?: string,
  /** One entry a seat, in order. */
  seats: Array<SeatPanel>,
  /** Places, rows, hands, tracks. */
  zones: Array<Zone>,
  /** Ways between places. */
  links: Array<Link>,
  /** Everything that lies in a zone. */
  pieces: Array<Piece>,
  /** Numbers on show: points, power, oxygen. */
  gauges: Array<Gauge>,
  /** Whose decision the table awaits. */
  awaited: Array<number>,
  /** Whether the awaited seats owe one decision among them, which any of them may give. */
  together: boolean,
  /** Who may act now though the table does not wait for them. */
  welcome: Array<number>,
  /** What the viewer must decide now, or what they wait for, in one sentence. */
  prompt?: Prompt,
  /** The viewer's legal moves. */
  offers: Array<Offer>,
  /** The page that lies open on the table. */
  page?: Page,
  /** The pages this viewer has read, in the order they were read: they stay readable. */
  read: Array<ReadPage>,
  /** How it ended, once it has. */
  outcome?: Outcome,
  /** Every point with its reason, once the game is over (or as far as it is public). */
  reckoning: Array<ScoreLine>, };

/** A seat as everybody sees it. */
export type SeatPanel = {
  /** Which seat. */
  seat: number,
  /** Who sits there: a name, or "Seat 2". */
  name: string,
  /** What it plays as, as far as the viewer knows: a side, a character, a colour. */
  role?: string,
  /** The palette entry of its pieces. Clients pair it with a shape or a letter. */
  tone: Tone,
  /** Numbers of this seat: points, cards in hand. */
  gauges: Array<Gauge>, };

/** A place pieces can lie in. */
export type Zone = {
  /** Unique among the scene's zones and pieces. */
  id: string,
  /** Its name, if it has one worth showing. */
  label?: string,
  /** How it is laid out. */
  layout: Layout,
  /** The zone it is part of: a row on a player's board. */
  within?: string,
  /** The zone beside it that it is mounted upon: it is drawn above that one. Both are within the same zone. */
  upon?: string,
  /** Whose it is. */
  owner?: number,
  /** The almanac's entry about it. A zone with the entry of a card is that card, with what lies on it. */
  entry?: string,
  /** Small signs on it: dark, damaged, locked. */
  badges: Array<Badge>,
  /** An icon name. */
  icon?: string,
  /** A palette entry. */
  tone: Tone, };

/** A way between two zones. It is a thing like a zone: it can be clicked, offers touch it, and pieces may lie on it. */
export type Link = {
  /** Unique among the scene's zones, links and pieces. */
  id: string,
  /** From this zone. */
  from: string,
  /** To this zone. */
  to: string,
  /** What kind: the game's own word for styling (`corridor`, `vent`, `road`). */
  kind: string,
  /** Whether it can be passed only from `from` to `to`. */
  one_way: boolean,
  /** Its name, if it has one worth saying. */
  label?: string,
  /** What stands at its beginning: the number of a corridor where it leaves `from`. */
  leaving?: string,
  /** What stands at its end, at `to`. */
  entering?: string,
  /** Small signs on it: a lock. */
  badges: Array<Badge>, };

/** Something that lies in a zone: a pawn, a token, a card, a die. */
export type Piece = {
  /** Unique among the scene's zones and pieces. For a hidden piece it must not tell what the piece is. */
  id: string,
  /** The zone it lies in, or the link it lies on. */
  zone: string,
  /** Its cell or space, in zones that have them. */
  slot?: number,
  /** What it is. */
  kind: PieceKind,
  /** Its name, if the viewer may know it. */
  label?: string,
  /** One to three characters to put on it. */
  mark?: string,
  /** Whose it is. */
  owner?: number,
  /** The almanac's entry about it, if the viewer may know what it is: its card, its page. */
  entry?: string,
  /** Which side is up for this viewer. */
  face: Face,
  /** Small signs on it: down, contaminated, 3 charges. */
  badges: Array<Badge>,
  /** An icon name. */
  icon?: string,
  /** A palette entry. */
  tone: Tone, };

/** A small sign on a zone, a link or a piece. */
export type Badge = {
  /** What it says. */
  label: string,
  /** An icon name. */
  icon?: string,
  /** A number on it. */
  count?: number,
  /** A palette entry. */
  tone: Tone, };

/** A number on show. */
export type Gauge = {
  /** Unique among the gauges of its scene or seat. */
  id: string,
  /** What it measures. */
  label: string,
  /** How much. */
  value: number,
  /** Out of how much, if it has an end. */
  of?: number,
  /** The whole gauge in words, where a number would say less: "Cameras OFF". Shown in place of label and number. */
  reading?: string,
  /** An icon name. */
  icon?: string,
  /** A palette entry. */
  tone: Tone, };

/** The one sentence that says what is to be decided. */
export type Prompt = {
  /** The sentence. */
  text: string,
  /** The rule it comes from. */
  rule?: string,
  /** The notation of the answer that declines what is asked and changes nothing else. A client may give it for its person
   * until their next turn, if they say so. */
  decline?: string, };

/** One legal move of the viewer. */
export type Offer = {
  /** The move in the game's notation: what a client sends back. */
  notation: string,
  /** The move in words. */
  label: string,
  /** The heading it is listed under. */
  group?: string,
  /** The ids of the pieces and zones it touches: first what acts, last the target. */
  touches: Array<string>,
  /** The rule it comes from. */
  rule?: string,
  /** Whether it cannot be taken back. Filled in by the table. */
  lasting: boolean,
  /** Whether the seat decides nothing more after it for now: its turn ends, or somebody else is asked. Filled in by
   * the table. */
  hands_over: boolean, };

/** How a game ended and for whom. */
export type Outcome = {
  /** The message id of the way it ended, for styling. */
  ending: string,
  /** The ending and how everybody stands, line by line, best first. */
  lines: Array<string>,
  /** Who contended with whom. */
  contest: Contest,
  /** One entry a seat, in order. */
  standings: Array<Standing>, };

/** One seat's result, with the seat it is of. */
export type Standing = {
  /** Which seat, from 1. */
  seat: number,
  /** 1 is best; equal seats share a rank. */
  rank: number,
  /** Whether this seat won. Several may; nobody need. */
  won: boolean,
  /** The points. */
  points: number, };

/** One line of the final count. */
export type ScoreLine = {
  /** How many. */
  points: number,
  /** What for. */
  text: string,
  /** By which rule. */
  rule?: string,
  /** The seat whose points they are. Without one, they are those of `rival`. */
  seat?: number,
  /** The name of the opponent whose points they are: one whom the game itself plays and who has no seat. */
  rival?: string, };

/** A palette entry. Meaning never hangs on it alone. */
export type Tone = "neutral" | { "seat": number } | { "hue": number } | "good" | "bad" | "warn";

/** How a zone is laid out. */
export type Layout = { "kind": "node",
  /** Across, from the left. */
  x: number,
  /** Down, from the top. */
  y: number,
  /** Width. */
  w: number,
  /** Height. */
  h: number,
  /** Its outline. */
  shape: Outline, } | { "kind": "grid",
  /** Cells across. */
  columns: number,
  /** Cells down. */
  rows: number, } | { "kind": "track",
  /** The first space's number. */
  first: number,
  /** How many spaces. */
  spaces: number, } | { "kind": "row" } | { "kind": "hand" } | { "kind": "stack" } | { "kind": "pool" } | { "kind": "group" };

/** The outline of a map node. */
export type Outline = "room" | "round" | "hex" | "open";

/** What a piece is, for its shape. */
export type PieceKind = "pawn" | "robot" | "token" | "cube" | "item" | "data" | "card" | "die" | "tile";

/** Which side of a piece the viewer sees. */
export type Face = "up" | "down" | "peeked";

/** What kind of ending this is. */
export type Contest = "free" | "teams" | "cooperative" | "each";

/** How far a game has come. Its tests earn it. */
export type Stage = "alpha" | "beta" | "production";

/** Where a game is shown. */
export type Shelf = "lobby" | "classics";

/** One thing of a game: a card, a character, a room, a token, an ability, a die. */
export type Entry = {
  /** Unique in the game, and of letters, digits and hyphens: it stands in addresses. */
  id: string,
  /** What kind of thing it is: its colour, letter and shape. */
  stock: Stock,
  /** Its name. */
  title: string,
  /** What it is, under the picture at the left: "Secret Identity". */
  line?: string,
  /** What goes with it at the right: "only in Combat". */
  aside?: string,
  /** What it costs or demands, at the top right: one number with its sign. */
  cost?: Badge,
  /** An icon name. */
  picture?: string,
  /** A few signs with numbers: what a small card says instead of its text. */
  signs: Array<Badge>,
  /** The text of the card. */
  text: Array<Passage>,
  /** What its page says beyond the card, sentence by sentence. */
  more: Array<Passage>,
  /** The rules about it, its own first. */
  rules: Array<string>,
  /** Other entries that belong to it. */
  see: Array<string>,
  /** What is printed on it to find it by: a number, a set. */
  number?: string,
  /** Whether only who has read it at the table may read it: a page of a story. It is left out of every list. */
  sealed: boolean, };

/** A paragraph of a card or a page. */
export type Passage = {
  /** What stands before it: "+3", "A", the faces of a die. */
  mark?: string,
  /** The sentence or sentences. */
  text: string,
  /** How it is set. */
  set: Setting,
  /** Signs behind it. */
  signs: Array<Badge>, };

/** How a paragraph is set. */
export type Setting = "plain" | "heading" | "boxed" | "prose" | "aside";

/** What kind of thing an entry is about. Each has a colour, a letter and a shape, always together. */
export type Stock = "identity" | "character" | "object" | "exploration" | "vehicle" | "enemy" | "event" | "story" | "action" | "wound" | "contamination" | "section" | "place" | "token" | "ability" | "die";

/** A page that is open on the table, or lies in the table's book: a story, a result. */
export type Page = {
  /** Unique among the scene's zones, pieces and links: offers that answer the page touch it. */
  id: string,
  /** Its title. */
  title: string,
  /** An icon name. */
  picture?: string,
  /** Its paragraphs. */
  text: Array<Passage>,
  /** The rule it comes from. */
  rule?: string, };

/** A page that was read and stays readable: its text is the almanac's entry of that id. */
export type ReadPage = {
  /** The entry's id. */
  entry: string,
  /** Its title. */
  title: string,
  /** What was answered, if it asked something. */
  answer?: string, };

/** One thing that a chapter leaves for good. */
export type Note = {
  /** What sort of thing it is. */
  kind: NoteKind,
  /** What or whom it is about: a name. */
  about: string,
  /** What came about, in a sentence. */
  says: string, };

/** What sort of thing a note is about. */
export type NoteKind = "choice" | "gain" | "fallen";

/** The look of a game's table. */
export type Theme = {
  /** What lies behind the map. */
  backdrop: Backdrop,
  /** How nodes of the map are built. */
  node: NodeLook,
  /** How ways between nodes look. */
  link: LinkLook,
  /** The typeface of titles. */
  face: TitleFace,
  /** What cards are printed on. */
  stock: CardStock,
  /** Colours at night. */
  dark: Palette,
  /** Colours by day. */
  light: Palette, };

/** The colours of a theme. Text keeps a contrast of 4.5 : 1 on ground, panel and raised (a law of conformance). */
export type Palette = {
  /** Behind everything. */
  ground: string,
  /** Panels. */
  panel: string,
  /** What stands out of a panel. */
  raised: string,
  /** Hairlines. */
  line: string,
  /** Lines that must be seen. */
  strong: string,
  /** Text. */
  text: string,
  /** Text of less weight. */
  muted: string,
  /** The plate behind titles. */
  plate: string,
  /** The backdrop from top to bottom. */
  sky: [string, string, string], };

/** What lies behind the map. */
export type Backdrop = "space" | "aurora" | "hull" | "world" | "cloth" | "plain";

/** How nodes of the map are built. */
export type NodeLook = "room" | "slab" | "hexagon" | "card";

/** How ways between nodes look. */
export type LinkLook = "corridor" | "road" | "path";

/** The typeface of titles. */
export type TitleFace = "plain" | "stencil" | "terminal";

/** What cards are printed on. */
export type CardStock = "night" | "ivory";
