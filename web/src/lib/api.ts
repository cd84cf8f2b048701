// The server's HTTP interface, one function a request. Every failure is a sentence the server wrote.
import type {
  AccountView, AlmanacPage, CampaignView, Credentials, Entry, ForkTable, GameCard, Lang, NewTable, NextTable, OpenedTable, Position, Problem, Replay, RulesPage,
  RuleView, TableList, TableView,
} from '../protocol';

/** A request that failed: what the server said, or that it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'text' in value && 'code' in value;
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError('offline', '');
  }
  if (response.ok) return response;
  const text = await response.text();
  let problem: unknown;
  try {
    problem = JSON.parse(text);
  } catch {
    problem = undefined;
  }
  if (isProblem(problem)) throw new ApiError(problem.code, problem.text);
  throw new ApiError(`status-${response.status}`, text);
}

async function get<T>(path: string, token?: string): Promise<T> {
  const response = await ask(path, token ? { headers: { 'X-Seat': token } } : {});
  return (await response.json()) as T;
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { 'X-Seat': token } : {}) };
  const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const of = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

export const api = {
  games: (lang: Lang) => get<GameCard[]>(`/api/games?lang=${lang}`),
  game: (id: string, lang: Lang) => get<GameCard>(`${of(id)}?lang=${lang}`),
  rules: (game: string, lang: Lang, q = '') =>
    get<RulesPage>(`${of(game)}/rules?lang=${lang}${q ? `&q=${encodeURIComponent(q)}` : ''}`),
  almanac: (game: string, lang: Lang) => get<AlmanacPage>(`${of(game)}/almanac?lang=${lang}`),
  rule: (game: string, rule: string, lang: Lang) =>
    get<RuleView>(`${of(game)}/rules/${encodeURIComponent(rule)}?lang=${lang}`),
  open: (table: NewTable, lang: Lang) => post<OpenedTable>(`/api/tables?lang=${lang}`, table),
  table: (id: string, lang: Lang, token?: string) => get<TableView>(`${at(id)}?lang=${lang}`, token),
  publicTables: (lang: Lang) => get<TableList>(`/api/tables?which=public&lang=${lang}`),
  myTables: (tokens: string[], lang: Lang) => post<TableList>(`/api/tables/mine?lang=${lang}`, { tokens }),
  rematch: (id: string, lang: Lang, token?: string) =>
    post<OpenedTable>(`${at(id)}/rematch?lang=${lang}`, {}, token),
  /** The next chapter of a campaign; asked again, the same table. */
  next: (id: string, body: NextTable, lang: Lang, token?: string) =>
    post<OpenedTable>(`${at(id)}/next?lang=${lang}`, body, token),
  /** The seats that this secret alone opens at a table: an account, which may hold others, is left out. */
  opens: async (id: string, token: string, lang: Lang): Promise<number[]> => {
    const answer = await ask(`${at(id)}?lang=${lang}`, { credentials: 'omit', headers: { 'X-Seat': token } });
    return ((await answer.json()) as TableView).yours;
  },
  campaign: (id: string, lang: Lang, tokens: string[]) =>
    get<CampaignView>(`/api/campaigns/${encodeURIComponent(id)}?lang=${lang}`, tokens.join()),
  /** The records of the finished chapters on the way to a table, one text. */
  chapters: async (id: string, to: string, lang: Lang): Promise<string> =>
    (await ask(`/api/campaigns/${encodeURIComponent(id)}/records?to=${encodeURIComponent(to)}&lang=${lang}`)).text(),
  fork: (id: string, body: ForkTable, lang: Lang, token?: string) =>
    post<OpenedTable>(`${at(id)}/fork?lang=${lang}`, body, token),
  record: async (id: string, token?: string): Promise<string> =>
    (await ask(`${at(id)}/record`, token ? { headers: { 'X-Seat': token } } : {})).text(),
  upload: (record: string, lang: Lang) => post<OpenedTable>(`/api/records?lang=${lang}`, { record }),
  replay: (id: string, viewer: string, lang: Lang, token?: string) =>
    get<Replay>(`${at(id)}/replay?lang=${lang}${viewer ? `&viewer=${viewer}` : ''}`, token),
  position: (id: string, n: number, viewer: string, lang: Lang, token?: string) =>
    get<Position>(`${at(id)}/positions/${n}?viewer=${viewer}&lang=${lang}`, token),
  /** A page that was read at a table, the sealed ones too. */
  page: (id: string, entry: string, viewer: string, lang: Lang, token?: string) =>
    get<Entry>(`${at(id)}/pages/${encodeURIComponent(entry)}?viewer=${viewer}&lang=${lang}`, token),
  account: () => get<AccountView>('/api/account'),
  register: (who: Credentials) => post<AccountView>('/api/account/register', who),
  login: (who: Credentials) => post<AccountView>('/api/account/login', who),
  logout: () => post<unknown>('/api/account/logout', {}),
};
