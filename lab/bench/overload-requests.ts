import { Agent, request } from 'node:http';
import { AS_BROWSERS } from './load.ts';

/** What one request came to: its status, or 0 where the connection broke; and after how many milliseconds. */
export type Outcome = { status: number; ms: number };

type RequestParts = {
  port: number;
  path: string;
  agent: Agent;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
};

const PATIENCE_MS = 15_000;

/** Asks once, from the agent's own address. Never throws: a connection that broke is an outcome too. */
export function askOnce(
  { port, path, agent, method = 'GET', headers = AS_BROWSERS }: RequestParts,
  body = '',
): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - start });
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.on('error', () => end(0));
      answer.resume().on('end', () => end(answer.statusCode ?? 0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end(0)).end(body);
  });
}

/** Keeps the connections of one address of this machine, `127.0.x.y`. */
export function agentAt(localAddress: string, maxSockets = Number.POSITIVE_INFINITY): Agent {
  return new Agent({ keepAlive: true, localAddress, maxSockets });
}

/** Less than any home costs, and more: the list stays the same, and hardly an address is one that somebody has asked for. */
const CHEAPEST = 10;
const DEAREST = 50_000;

/** Addresses of one list, beginning anywhere among half a million. */
export function uncachedPaths(list: string): () => string {
  let next = Math.floor(Math.random() * CHEAPEST * DEAREST);
  return () => {
    next += 1;
    const least = 1 + (next % CHEAPEST);
    const most = DEAREST + (Math.floor(next / CHEAPEST) % DEAREST);
    return `${list}?prezzo_min=${least}&prezzo_max=${most}`;
  };
}

/** How often each status was the outcome. */
export function countStatuses(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
