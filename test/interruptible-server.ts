import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenBefore } from './fault-proxy.ts';

export type InterruptibleServer = {
  url: string;
  /** Closes all connections and refuses new ones until `restore` is called. */
  cut(): Promise<void>;
  /** Stops forwarding data over open connections, as if an intermediate machine lost power. New connections work. */
  silence(): void;
  restore(): Promise<void>;
};

/** Opens a proxy with interruptible connections. Client data that contains `silencedAt` makes the proxy call `silence`. */
export async function openInterruptibleServer(url: string, silencedAt?: string): Promise<InterruptibleServer> {
  const there = new URL(url);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  };
  const silence = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const socket of [near, far]) keep(socket);
    near.on('data', (bytes: Buffer) => silencedAt && bytes.includes(silencedAt) && silence());
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const { url: here, listen } = await listenBefore(url, server);
  return {
    url: here,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    silence,
    restore: listen,
  };
}
