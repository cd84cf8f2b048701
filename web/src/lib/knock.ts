// A table's connection is opened before the page that draws the table has come: by then somebody answers.

/** How to reach a table. */
function address(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}

let early: { readonly table: string; readonly socket: WebSocket } | undefined;

/** Opens a connection to the table that this page is about. */
export function knock(table: string): void {
  early = { table, socket: new WebSocket(address(table)) };
}

/** A connection to a table: the one that was opened early, once, if it still stands; otherwise a new one. */
export function connection(table: string): WebSocket {
  const opened = early;
  early = undefined;
  if (opened?.table === table && opened.socket.readyState <= WebSocket.OPEN) return opened.socket;
  opened?.socket.close();
  return new WebSocket(address(table));
}
