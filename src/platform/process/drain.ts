import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What runs longer than this after the listener has closed is cut: an upload over a slow line. */
const FINISH_MS = 25_000;

/** How a server stops without failing a request. */
export type Drain = {
  /** Follows a request that is not answered at once. Those that are need nobody: it would take longer than they do. */
  follow(answer: ServerResponse): void;
  /** From now on each answer is the last of its connection; everything is still answered. */
  retire(): void;
  /** Takes no more connections, lets running requests finish, and cuts what takes too long. */
  close(): Promise<void>;
};

function watchSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

function closeAfterAnswer(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
}

export function createDrain(server: Server, finishMs = FINISH_MS): Drain {
  const running = new Set<ServerResponse>();
  const sockets = watchSockets(server);
  let isRetired = false;

  const retire = () => {
    if (isRetired) return;
    isRetired = true;
    server.prependListener('request', (_: IncomingMessage, answer: ServerResponse) => closeAfterAnswer(answer));
    for (const answer of running) closeAfterAnswer(answer);
  };

  return {
    follow(answer) {
      running.add(answer);
      answer.once('close', () => running.delete(answer));
    },
    retire,
    async close() {
      retire();
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      // Browsers open some ahead of time, and the server itself would wait for them.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), finishMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

type DrainOptions = { listening: Pick<Drain, 'retire' | 'close'>; jobs: { stop(): Promise<void> }; graceMs: number };

/** The end of a portal beside others: for `graceMs` more whoever still comes is answered, and no more jobs begin. */
export async function drain({ listening, jobs, graceMs }: DrainOptions): Promise<void> {
  // Waited for, and reported if it fails, by whoever stops the jobs next.
  jobs.stop().catch(() => undefined);
  listening.retire();
  await pause(graceMs);
  await listening.close();
}
