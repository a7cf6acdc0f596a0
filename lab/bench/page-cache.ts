import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { type Measurement, measurement } from '../measurement.ts';
import type { Work } from '../cpu-seconds.ts';
import { AS_BROWSERS, measureInTurn, middleOf, ratioOf, type Round, type Rounds, sendLoad } from '../load.ts';
import { startPortal, type StartedPortal } from '../portal.ts';
import { choosePages, DEMO_DIR, originOf, withDemo } from './demo.ts';

const CONNECTIONS = 64;
/** Minimum throughput relative to bare `node:http`, in percent, computed from the CPU time per response. */
const FLOOR_PERCENT = 75;
/** Minimum number of responses per second for the cached list. */
const LIST_FLOOR = 7000;
const REST_MS = 20_000;

type Page = { type: string; coding: string; body: string };

/** The bare server runs in a separate process. It answers every request with the page that its parent sent. */
if (process.argv[2] === 'bare') {
  process.once('message', ({ type, coding, body }: Page) => {
    const bytes = Buffer.from(body, 'base64');
    const headers = { 'Content-Type': type, 'Content-Encoding': coding, 'Content-Length': bytes.length };
    const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(typeof address === 'object' ? address?.port : 0);
    });
  });
}

async function startBare(page: Page) {
  const child = fork(import.meta.filename, ['bare']);
  process.once('exit', () => child.kill());
  child.send(page);
  const [port] = await once(child, 'message');
  return { port: Number(port), pid: child.pid ?? 0, stop: () => child.kill() };
}

/** Returns the compressed bytes of a page, which `fetch` would decompress. */
async function readPage(url: string): Promise<Page> {
  const { headers, body } = await request(url, { headers: AS_BROWSERS });
  if (headers['etag'] === undefined) throw new Error(`${url} is not cached`);
  const bytes = Buffer.from(await body.arrayBuffer());
  const [type, coding] = [headers['content-type'], headers['content-encoding']].map(String);
  return { type: type ?? '', coding: coding ?? '', body: bytes.toString('base64') };
}

type CachedPage = { name: string; rounds: Rounds<Round & Work> };

async function measurePage(portal: StartedPortal, [name, path]: [string, string]): Promise<CachedPage> {
  const bare = await startBare(await readPage(originOf(portal) + path));
  const targetAt = (port: number) => ({ port, nextPath: path, headers: AS_BROWSERS });
  const targets = { portal: targetAt(portal.port), bare: targetAt(bare.port) };
  try {
    const pids = [portal.pid, bare.pid];
    return { name, rounds: await measureInTurn(targets, { connections: CONNECTIONS, pids, ms: 2000 }) };
  } finally {
    bare.stop();
  }
}

function measurementsOf({ name, rounds }: CachedPage): Measurement[] {
  const share = 100 * ratioOf(rounds, ['bare', 'portal'], 'portalMs');
  const perSecond = middleOf(rounds, 'portal', 'perSecond');
  return [
    measurement(`${name}, cached: share of bare node:http, by CPU time`, share, '%', { floor: FLOOR_PERCENT }),
    measurement(`${name}, cached: answers`, perSecond, 'per second', name === 'list' ? { floor: LIST_FLOOR } : {}),
    measurement(`${name}, cached: CPU time per response`, 1000 * middleOf(rounds, 'portal', 'portalMs'), 'µs'),
    measurement(`${name}, cached: p99 at ${CONNECTIONS} connections`, middleOf(rounds, 'portal', 'p99'), 'ms'),
  ];
}

/** Compares cached pages of one process with a bare `node:http` server that sends the same bytes (P1). */
export const measurePageCache = () =>
  withDemo(async (portal) => {
    const pages = [];
    for (const page of Object.entries(await choosePages(originOf(portal)))) pages.push(await measurePage(portal, page));
    return { measurements: pages.flatMap(measurementsOf), pages };
  });

/** Measures the memory of a portal process (`VmRSS`, without PostgreSQL) at rest and with 64 connections that send requests. */
export async function measureMemory() {
  // Seeds the database in another process first, because seeding would increase the memory use of the measured
  // process.
  await withDemo(async () => undefined);
  const portal = await startPortal(DEMO_DIR, 0);
  try {
    await pause(REST_MS);
    const rest = portal.residentMb();
    const pages = Object.values(await choosePages(originOf(portal)));
    const { peakMb } = await portal.strainOf(async () => {
      for (const path of pages)
        await sendLoad({ port: portal.port, nextPath: path, headers: AS_BROWSERS }, CONNECTIONS, 3000);
    });
    const measurements = [
      measurement('seconds until ready, second start', portal.readySeconds, 's', { goal: 2 }),
      measurement('memory at rest', rest, 'MB', { goal: 115 }),
      measurement('memory under load, highest', peakMb, 'MB', { goal: 200 }),
      measurement('memory after load', portal.residentMb(), 'MB'),
    ];
    return { measurements };
  } finally {
    await portal.stop();
  }
}
