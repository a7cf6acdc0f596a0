import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shareSockets, type SocketLimits } from './socket-shares.ts';

/** However slow the machine is: what is waited for comes. */
const PATIENCE = { timeout: 30_000 };
const LIMITS: SocketLimits = { total: 8, ofOne: 4, ofWide: 6, unheardOfOne: 3 };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that answers nothing: its sockets stay open until somebody closes them. */
async function open(limits: SocketLimits = LIMITS) {
  let requests = 0;
  const server = createServer((incoming) => {
    requests += 1;
    shares.headCame(incoming.socket);
  });
  const shares = shareSockets(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closers.push(() => server.close().closeAllConnections());
  return {
    shares,
    /** Whole requests that have come. */
    heard: () => requests,
    /** Of an address of this machine; `says`: what is sent at once. */
    async come(localAddress: string, says = ''): Promise<Socket> {
      const seen = { ...shares.counters() };
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined).resume();
      closers.push(() => socket.destroy());
      await once(socket, 'connect');
      await vi.waitFor(() => expect(shares.counters()).not.toEqual(seen), PATIENCE);
      if (says !== '') socket.write(says);
      return socket;
    },
  };
}

const WHOLE = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const HALF = 'GET / HTTP/1.1\r\nHost: x\r\n';
const [EVE, ANNA, BRUNO] = ['127.0.0.66', '127.0.0.2', '127.0.0.3'];

describe('connections of one address', () => {
  test('are refused beyond its share, and others come in', async () => {
    const { come, shares, heard } = await open({ ...LIMITS, unheardOfOne: 10 });
    for (let nth = 0; nth < 4; nth += 1) await come(EVE, WHOLE);
    const refused = await come(EVE, WHOLE);
    expect(shares.counters()).toEqual({ open: 4, refused: 1, cut: 0, parked: 1 });
    await vi.waitFor(() => expect(heard()).toBe(4), PATIENCE);
    expect(refused.closed).toBe(false);
    const other = await come(ANNA, WHOLE);
    expect([other.closed, shares.counters()['open']]).toEqual([false, 5]);
  });

  test('have room again when one is closed', async () => {
    const { come, shares } = await open({ ...LIMITS, unheardOfOne: 10 });
    const [first] = [await come(EVE), await come(EVE), await come(EVE), await come(EVE)];
    first?.destroy();
    await vi.waitFor(() => expect(shares.counters()['open']).toBe(3), PATIENCE);
    await come(EVE);
    expect(shares.counters()).toEqual({ open: 4, refused: 0, cut: 0, parked: 0 });
  });

  test('that have sent no whole head are few: the one that was waited for longest is cut', async () => {
    const { come, shares, heard } = await open();
    const first = await come(EVE, HALF);
    await come(EVE, HALF);
    await come(EVE, HALF);
    await come(EVE, HALF);
    expect(shares.counters()).toEqual({ open: 3, refused: 0, cut: 1, parked: 1 });
    // It is listened to no more.
    first.write('\r\n');
    const last = await come(ANNA, WHOLE);
    await vi.waitFor(() => expect(heard()).toBe(1), PATIENCE);
    expect([first.closed, last.closed]).toEqual([false, false]);
  });

  test('that have sent one are not cut for those that have not', async () => {
    const { come, shares } = await open({ ...LIMITS, ofOne: 8 });
    const heard = await come(EVE, WHOLE);
    for (let nth = 0; nth < 3; nth += 1) await come(EVE, HALF);
    await come(EVE, HALF);
    await vi.waitFor(() => expect(shares.counters()['cut']).toBeGreaterThan(0), PATIENCE);
    expect(heard.closed).toBe(false);
  });
});

test('connections of all networks of a /48 have a share, too', () => {
  const server = new EventEmitter();
  const shares = shareSockets(server, LIMITS);
  for (let network = 1; network <= 7; network += 1) {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: `2001:db8:1:${network}::1` });
    closers.push(() => socket.destroy());
    server.emit('connection', socket);
  }
  expect(shares.counters()).toEqual({ open: 6, refused: 1, cut: 0, parked: 1 });
});

describe('all connections together', () => {
  test('make room for whoever comes: whoever has most loses one that was never heard of', async () => {
    const { come, shares, heard } = await open({ total: 3, ofOne: 3, ofWide: 3, unheardOfOne: 3 });
    const first = await come(EVE, HALF);
    await come(EVE, HALF);
    await come(ANNA, WHOLE);
    const late = await come(BRUNO);
    expect(shares.counters()).toEqual({ open: 3, refused: 0, cut: 1, parked: 1 });
    late.write(WHOLE);
    await vi.waitFor(() => expect(heard()).toBe(2), PATIENCE);
    expect(first.closed).toBe(false);
  });
});
