import { beforeEach, expect, it, vi } from 'vitest';
import { connection, knock } from '../../src/lib/knock';

class Socket {
  static readonly OPEN = 1;
  readyState = 0;
  closed = false;
  constructor(readonly url: string) {}
  close(): void {
    this.closed = true;
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'stars.example' });
  // Nothing is left of another test.
  connection('nowhere');
});

it('a connection that was opened early is used once', () => {
  knock('abc');
  const first = connection('abc') as unknown as Socket;
  expect(first.url).toBe('wss://stars.example/api/tables/abc/live');
  const second = connection('abc');
  expect(second).not.toBe(first);
  expect(first.closed).toBe(false);
});

it('a connection to another table, or one that has ended, is not used', () => {
  const opened: Socket[] = [];
  vi.stubGlobal('WebSocket', class extends Socket {
    constructor(url: string) {
      super(url);
      opened.push(this);
    }
  });
  knock('abc');
  expect((connection('xyz') as unknown as Socket).url).toContain('/xyz/');
  expect(opened[0]?.closed).toBe(true);
  knock('abc');
  if (opened[2]) opened[2].readyState = 3;
  expect(connection('abc')).toBe(opened[3]);
});
