import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './load.ts';
import { agentAt, askOnce, countStatuses, type Outcome, uncachedPaths } from './overload-requests.ts';

/**
 * A crowd in a process of its own, so that it does not keep those waiting who measure. `flood`: one address with many callers and as many
 * sockets as it can open that never end their headers. `open`: so many requests a second, whoever is answered or not.
 */
export type CrowdTask =
  | { kind: 'flood'; port: number; list: string; callers: number; sockets: number }
  | { kind: 'open'; port: number; list: string; perSecond: number; addresses: number };

export type CrowdReport = {
  statuses: Record<string, number>;
  seconds: number;
  p50: number;
  p99: number;
  standing: number;
};

const FLOODER = '127.0.0.66';
const AGAIN_MS = 1000;
const AFTER_RESET_MS = 100;
const TICK_MS = 10;

let isOver = false;
let standing = 0;
const outcomes: Outcome[] = [];

/** Opens a socket that never ends its headers, and another when it is closed. */
async function standHalfOpen(port: number): Promise<void> {
  while (!isOver) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: FLOODER });
    socket.on('connect', () => (standing += 1));
    socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    socket.on('error', () => undefined).resume();
    let wasOpen = false;
    socket.on('connect', () => (wasOpen = true));
    await new Promise((resolve) => socket.once('close', resolve));
    if (wasOpen) standing -= 1;
    await pause(AGAIN_MS);
  }
}

/** Asks again as soon as there is an answer. */
async function callEndlessly(port: number, nextPath: () => string): Promise<void> {
  const agent = agentAt(FLOODER, 1);
  while (!isOver) {
    const outcome = await askOnce({ port, path: nextPath(), agent });
    outcomes.push(outcome);
    if (outcome.status === 0) await pause(AFTER_RESET_MS);
  }
}

function flood({ port, list, callers, sockets }: Extract<CrowdTask, { kind: 'flood' }>): void {
  const nextPath = uncachedPaths(list);
  for (let nth = 0; nth < sockets; nth += 1) void standHalfOpen(port);
  for (let nth = 0; nth < callers; nth += 1) void callEndlessly(port, nextPath);
}

async function openModel({ port, list, perSecond, addresses }: Extract<CrowdTask, { kind: 'open' }>): Promise<void> {
  const nextPath = uncachedPaths(list);
  const agents = Array.from({ length: addresses }, (_, nth) => agentAt(`127.0.${10 + (nth >> 7)}.${1 + (nth & 127)}`));
  const start = performance.now();
  for (let sent = 0; !isOver; await pause(TICK_MS)) {
    for (const due = ((performance.now() - start) / 1000) * perSecond; sent < due; sent += 1) {
      const agent = agents[sent % agents.length];
      if (agent) void askOnce({ port, path: nextPath(), agent }).then((outcome) => outcomes.push(outcome));
    }
  }
}

let begun = 0;
// A bench that ends takes its crowd along.
process.on('disconnect', () => process.exit());
process.on('message', (task: CrowdTask | 'report') => {
  if (task !== 'report') {
    begun = performance.now();
    if (task.kind === 'flood') flood(task);
    else void openModel(task);
    return;
  }
  isOver = true;
  const good = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms);
  good.sort((a, b) => a - b);
  const report: CrowdReport = {
    statuses: countStatuses(outcomes),
    seconds: (performance.now() - begun) / 1000,
    p50: percentile(good, 0.5),
    p99: percentile(good, 0.99),
    standing,
  };
  process.send?.(report);
});
