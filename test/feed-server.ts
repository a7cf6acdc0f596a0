import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * With `stall_body` and `cut`, the server stops after half of the body. Only `cut` then closes the connection. `gzip_bomb`
 * ignores `Accept-Encoding`.
 */
export type FeedServerFault = 'stall' | 'stall_body' | 'drip' | 'endless' | 'gzip_bomb' | 'cut' | 'reset';

/**
 * `{{DTSTAMP}}` in the body becomes the request time. Conditional requests get 304 if they match the `ETag` or `Last-Modified` of
 * `headers`.
 */
export type FeedServerAnswer = {
  body?: string | Uint8Array;
  status?: number;
  headers?: Record<string, string>;
  fault?: FeedServerFault;
  delay?: number;
};

/** `in_flight` counts all open requests, including this one. `from.in_flight` counts those of the same client. */
export type FeedServerRequest = {
  path: string;
  method: string;
  headers: Record<string, string | string[] | undefined>;
  at: number;
  in_flight: number;
  from: { address: string; in_flight: number };
};

export type FeedServerOrder =
  | { kind: 'set'; path: string; answers: FeedServerAnswer[] }
  | { kind: 'requests'; path: string | undefined; count: number }
  | { kind: 'connections' };
export type FeedServerReply = { id: number; requests?: FeedServerRequest[]; connections?: number };

export type FeedServer = {
  origin: string;
  /** Host and port in the format of `OSPITALIA_FEED_ALLOW`, for example `127.0.0.1:40123`. */
  host: string;
  /** Sets the answers for a path; `*` stands for all other paths. The last answer is repeated. */
  set(path: string, ...answers: FeedServerAnswer[]): Promise<void>;
  /** Returns the requests that have arrived. If `count` is given, waits until that many have. */
  requests(path?: string, count?: number): Promise<FeedServerRequest[]>;
  connections(): Promise<number>;
  stop(): Promise<void>;
};

/** `host` can be any address of this machine, including `127.0.1.2`. With `tls`, the certificate is self-signed. */
export type FeedServerPlace = { host?: string; port?: number; tls?: boolean };

/** Starts a feed server in a separate process, which ends with its parent even if the parent is killed. */
export async function startFeedServer(place: FeedServerPlace = {}): Promise<FeedServer> {
  const child = fork(join(import.meta.dirname, 'feed-server-process.ts'), [JSON.stringify(place)], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [{ port }] = await once(child, 'message');
  const waiting = new Map<number, (reply: FeedServerReply) => void>();
  let orders = 0;
  child.on('message', (reply: FeedServerReply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  const send = (order: FeedServerOrder) => {
    orders += 1;
    const { promise, resolve } = Promise.withResolvers<FeedServerReply>();
    waiting.set(orders, resolve);
    child.send({ ...order, id: orders });
    return promise;
  };
  const host = `${place.host ?? '127.0.0.1'}:${port}`;
  return {
    origin: `${place.tls === true ? 'https' : 'http'}://${host}`,
    host,
    set: async (path, ...answers) => void (await send({ kind: 'set', path, answers })),
    requests: async (path, count = 0) => (await send({ kind: 'requests', path, count })).requests ?? [],
    connections: async () => (await send({ kind: 'connections' })).connections ?? 0,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
