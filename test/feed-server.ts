import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * How a platform's server misbehaves:
 * - `stall`: takes the request and never answers; `stall_body`: answers half the body and no more
 * - `drip`: one byte each 50 ms, without end
 * - `endless`: plain bytes without end; `gzip_bomb`: 200 MB of blanks, gzipped, asked for or not
 * - `cut`: announces the whole body, sends half and closes; `reset`: closes before any answer
 */
export type FeedServerFault = 'stall' | 'stall_body' | 'drip' | 'endless' | 'gzip_bomb' | 'cut' | 'reset';

/**
 * What a path answers. `{{DTSTAMP}}` in the text of a body becomes the moment of the request, as platforms do. A request that
 * brings the `etag` or the `last-modified` of `headers` back is answered 304.
 */
export type FeedServerAnswer = {
  body?: string | Uint8Array;
  status?: number;
  headers?: Record<string, string>;
  fault?: FeedServerFault;
  delay?: number;
};

/**
 * A request as it arrived. `at`: milliseconds since 1970; `in_flight`: requests under way then, itself included; `from`: the address
 * it came from, with its own requests under way.
 */
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

/** A process that serves calendars over HTTP, as platforms do, well or badly. */
export type FeedServer = {
  /** `http://127.0.0.1:40123`. */
  origin: string;
  /** `127.0.0.1:40123`, as `OSPITALIA_FEED_ALLOW` names it. */
  host: string;
  /** What a path (with its query) answers from now on, `*` for every path without its own; of several answers each is given once, the last again and again. */
  set(path: string, ...answers: FeedServerAnswer[]): Promise<void>;
  /** What was asked so far, of one path or of all. With a count: waits until there were so many. */
  requests(path?: string, count?: number): Promise<FeedServerRequest[]>;
  /** TCP connections that were ever made. */
  connections(): Promise<number>;
  stop(): Promise<void>;
};

/** Where it listens: any address of this machine, `127.0.1.2` too. `tls`: with a certificate that nobody vouches for. */
export type FeedServerPlace = { host?: string; port?: number; tls?: boolean };

/** Starts one. It ends with its parent, whatever happens to that. */
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
