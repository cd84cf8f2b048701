// Pages by address. Every address works when it is typed in.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game?: string }
  | { page: 'learn' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at?: number; chapters?: 'shown' | 'played' }
  | { page: 'campaign'; id: string }
  | { page: 'rules'; game?: string; rule?: string }
  | { page: 'replays' }
  | { page: 'watch' }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'about' }
  | { page: 'nowhere' };

/** The page an address means. */
export function parse(path: string, query = ''): Route {
  const [head = '', one] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const params = new URLSearchParams(query);
  switch (head) {
    case '':
      return { page: 'lobby' };
    case 'new':
      return one ? { page: 'new', game: one } : { page: 'new' };
    case 't':
      return one ? { page: 'table', id: one } : { page: 'nowhere' };
    case 'c':
      return one ? { page: 'campaign', id: one } : { page: 'nowhere' };
    case 'replay': {
      if (!one) return { page: 'replays' };
      const at = params.get('at');
      // A campaign is replayed chapter after chapter; `played` goes on by itself.
      const chapters = params.get('chapters');
      return {
        page: 'replay',
        id: one,
        ...(at !== null && /^\d+$/.test(at) ? { at: Number(at) } : {}),
        ...(chapters === null ? {} : { chapters: chapters === 'played' ? 'played' : 'shown' }),
      };
    }
    case 'rules':
      // Ids of rules have dots, and an address with dots looks like a file: the rule is asked for in the query.
      return { page: 'rules', ...(one ? { game: one } : {}), ...(params.has('rule') ? { rule: params.get('rule') ?? '' } : {}) };
    case 'learn':
    case 'watch':
    case 'settings':
    case 'account':
    case 'about':
      return { page: head };
    default:
      return { page: 'nowhere' };
  }
}

const here = (): Route => parse(location.pathname, location.search);

export const router: { route: Route } = $state({
  route: typeof location === 'undefined' ? { page: 'lobby' } : here(),
});

/** Goes to an address of this site. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  router.route = here();
  if (!replace) scrollTo(0, 0);
}

/** Follows the browser's own back and forward, and clicks on links of this site. */
export function listen(): void {
  addEventListener('popstate', () => {
    router.route = here();
  });
  // A seat link followed while at its table: only the fragment changes, and another seat is to be taken.
  addEventListener('hashchange', () => {
    if (/[#&]seat=/.test(location.hash)) location.reload();
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
