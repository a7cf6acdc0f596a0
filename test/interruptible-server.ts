import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A server with a cable before it that can be cut. */
export type InterruptibleServer = {
  /** The same address, through the cable. */
  url: string;
  /** Breaks all connections, and refuses new ones until `mend`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
};

/** Stands before the server of a URL on a port of its own. */
export async function openInterruptibleServer(url: string): Promise<InterruptibleServer> {
  const there = new URL(url);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  };
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const here = new URL(url);
  here.host = `127.0.0.1:${port}`;
  return {
    url: here.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(port),
  };
}
