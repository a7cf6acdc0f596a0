import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const FINISH_MS = 25_000;

export type Drain = {
  /** Tracks a running response, so that `retire` closes its connection. Tracking a cached page would take longer than sending it. */
  follow(answer: ServerResponse): void;
  /** Continues to answer requests, but closes each connection after its next response. */
  retire(): void;
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
      // Browsers open connections in advance, and `server.close` would wait for them.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), finishMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

type DrainOptions = { listening: Pick<Drain, 'retire' | 'close'>; jobs: { stop(): Promise<void> }; graceMs: number };

/** Shuts down gracefully: for `graceMs`, the process still answers requests but starts no jobs. */
export async function drain({ listening, jobs, graceMs }: DrainOptions): Promise<void> {
  // Ignores failures, because the caller calls `stop` again, which waits for the jobs and reports failures.
  jobs.stop().catch(() => undefined);
  listening.retire();
  await pause(graceMs);
  await listening.close();
}
