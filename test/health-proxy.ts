import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { pipeline } from 'node:stream';

/** A portal behind the proxy, and whether `/readyz` was well when it was last asked. */
type Backend = { port: number; isReady: boolean };

/** A reverse proxy: in turns, to those that are ready, over kept connections; what was sent is never sent again. */
export type HealthProxy = {
  port: number;
  /** Requests that a backend did not answer: cut, reset, refused. */
  failures: string[];
  ready(): number[];
  close(): Promise<void>;
};

const CHECK_MS = 100;

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

export async function openHealthProxy(ports: readonly number[]): Promise<HealthProxy> {
  const backends: Backend[] = ports.map((port) => ({ port, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let turn = 0;

  const check = async (backend: Backend) => {
    backend.isReady = await isReady(backend.port);
  };
  const timers = backends.map((backend) => setInterval(() => void check(backend), CHECK_MS));
  await Promise.all(backends.map(check));

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
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

  const server = createServer(pass);
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
