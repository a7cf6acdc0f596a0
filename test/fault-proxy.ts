import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * `refuse` and `cut` close existing connections. `refuse` also rejects new ones, and `cut` accepts and closes them. `blackhole`
 * keeps all connections open but withholds their data.
 */
export type Fault = 'none' | 'refuse' | 'cut' | 'blackhole' | { delayMs: number };

export type FaultProxy = {
  port: number;
  url: string;
  set(fault: Fault): Promise<void>;
  leadTo(url: string): void;
  close(): Promise<void>;
};

type Pair = { near: Socket; far: Socket };

function passOn(from: Socket, to: Socket, faultNow: () => Fault): () => void {
  let dueAt = 0;
  let held: Buffer[] = [];
  const forward = (bytes: Buffer) => {
    const fault = faultNow();
    if (fault === 'blackhole') return void held.push(bytes);
    dueAt = Math.max(dueAt, performance.now() + (typeof fault === 'object' ? fault.delayMs : 0));
    setTimeout(() => void (to.writable && to.write(bytes)), Math.max(0, dueAt - performance.now()));
  };
  from.on('data', forward);
  return () => {
    const waiting = held;
    held = [];
    for (const bytes of waiting) forward(bytes);
  };
}

export async function listenBefore(url: string, server: Server) {
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const here = new URL(url);
  here.host = `127.0.0.1:${port}`;
  return { port, url: here.href, listen: () => listen(port) };
}

/** Opens a proxy that injects network faults. Data sent during a `blackhole` is delivered afterwards, as TCP would retransmit it. */
export async function openFaultProxy(url: string): Promise<FaultProxy> {
  let there = new URL(url);
  const pairs = new Map<Pair, () => void>();
  let fault: Fault = 'none';
  const breakAll = () => {
    for (const { near, far } of pairs.keys()) for (const socket of [near, far]) socket.destroy();
  };
  const server = createServer((near) => {
    if (fault === 'cut') return void near.destroy();
    const far = connect(Number(there.port), there.hostname);
    const pair = { near, far };
    const faultNow = () => fault;
    const flushes = [passOn(near, far, faultNow), passOn(far, near, faultNow)];
    pairs.set(pair, () => flushes.forEach((flush) => flush()));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
  });
  const { port, url: here, listen } = await listenBefore(url, server);
  return {
    port,
    url: here,
    async set(next) {
      fault = next;
      if (next === 'refuse' && server.listening) server.close();
      if (next === 'refuse' || next === 'cut') breakAll();
      if (next !== 'refuse' && !server.listening) await listen();
      if (next !== 'blackhole') for (const flush of pairs.values()) flush();
    },
    leadTo(other) {
      there = new URL(other);
      breakAll();
    },
    async close() {
      breakAll();
      if (server.listening) server.close();
    },
  };
}
