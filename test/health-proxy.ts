import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream';

/** A portal behind the proxy, with the result of its last `/readyz` check. */
type Backend = { port: number; isReady: boolean; checkedAt: number };

/** A round-robin reverse proxy to ready portals over persistent connections. It never retries a request. */
export type HealthProxy = {
  port: number;
  /** Requests that a backend did not answer: cut, reset, refused. */
  failures: string[];
  ready(): number[];
  close(): Promise<void>;
};

const CHECK_MS = 100;
/** A stopping portal reports it at once, and an ended one refuses connections: only a busy machine delays a check. */
const PATIENCE_MS = 60_000;

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}

export async function openHealthProxy(ports: readonly number[]): Promise<HealthProxy> {
  const backends: Backend[] = ports.map((port) => ({ port, isReady: false, checkedAt: 0 }));
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let turn = 0;

  const check = async (backend: Backend) => {
    const begin = performance.now();
    const ready = await isReady(backend.port);
    // Ignores the result if a later check has finished first.
    if (begin > backend.checkedAt) [backend.isReady, backend.checkedAt] = [ready, begin];
  };
  /** Checks are late on a busy machine: outdated ones are repeated before a request is forwarded. */
  const isFresh = ({ checkedAt }: Backend) => performance.now() - checkedAt < 5 * CHECK_MS;
  const timers = backends.map((backend) => setInterval(() => void check(backend), CHECK_MS));
  await Promise.all(backends.map(check));

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (!backends.every(isFresh)) await Promise.all(backends.map(check));
    const ready = backends.filter((backend) => backend.isReady);
    const backend = ready[turn++ % ready.length];
    const { method = '', url = '' } = incoming;
    const fail = (why: string) => {
      failures.push(`${method} ${url} ${why}`);
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    };
    if (backend === undefined) return fail('nobody is ready');
    const headers = { ...incoming.headers, connection: 'keep-alive' };
    const sent = request({ agent, host: '127.0.0.1', port: backend.port, method, path: url, headers }, (received) => {
      const { connection: _, 'keep-alive': __, ...kept } = received.headers;
      answer.writeHead(received.statusCode ?? 502, kept);
      pipeline(received, answer, (error) => error && fail(error.message));
    });
    sent.on('error', (error) => fail(`${backend.port}: ${error.message}`));
    incoming.pipe(sent);
  }

  const server = createServer((incoming, answer) => void pass(incoming, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    failures,
    ready: () => backends.filter((backend) => backend.isReady).map(({ port }) => port),
    async close() {
      for (const timer of timers) clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
