import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';

/**
 * Node takes one new connection of a listener in each turn of its event loop. While pages are being made a turn lasts 20 ms or more, and
 * six hundred connections of a flood keep whoever comes next waiting for 29 s (measured; 4 s with eight listeners).
 */
const LISTENERS = 64;
/** Connections that wait at each of them; 4,096 in all. */
const BACKLOG = 64;

/** Where the system shares connections out among several listeners of one port; elsewhere there is one. */
function canShare(): boolean {
  return process.platform === 'linux';
}

/** Throws `EADDRINUSE` where somebody listens already, also as one of several: the system would let us in beside them. */
async function ensureFree(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export type Listening = {
  port: number;
  /** Takes no more connections; resolves when those of the further listeners have ended. Those of the server itself it ends by itself. */
  close(): Promise<void>;
};

/** Has a server listen; with `manyAtOnce` at as many listeners as take connections quickly enough. */
export async function listenAt(
  server: HttpServer,
  { host, port, manyAtOnce }: { host: string; port: number; manyAtOnce: boolean },
): Promise<Listening> {
  if (!manyAtOnce || !canShare()) {
    server.listen(port, host);
    await once(server, 'listening');
    return { port: portOf(server), close: async () => undefined };
  }
  await ensureFree(host, port);
  server.listen({ port, host, reusePort: true, backlog: BACKLOG });
  await once(server, 'listening');
  const taken = portOf(server);
  const others = Array.from({ length: LISTENERS - 1 }, () => {
    const other = createServer((socket) => server.emit('connection', socket));
    return other.listen({ port: taken, host, reusePort: true, backlog: BACKLOG });
  });
  await Promise.all(others.map((other) => once(other, 'listening')));
  return {
    port: taken,
    async close() {
      await Promise.all(others.map((other) => new Promise((resolve) => other.close(resolve))));
    },
  };
}
