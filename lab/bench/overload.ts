import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Agent as AgentTls, request as requestTls } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type autocannon from 'autocannon';
import { Stripe } from 'stripe';
import { type Measurement, measurement, median } from '../measurement.ts';
import { startHaproxy } from '../../test/start-haproxy.ts';
import { findTrixie } from '../../test/trixie.ts';
import { AS_BROWSERS, fire, percentileOf } from '../load.ts';
import { choosePages, originOf, uncachedPaths, withDemo } from './demo.ts';

const ROUNDS = 3;
const QUIET_MS = 10_000;
const LOAD_MS = 15_000;
const GATHER_MS = 3000;
const VISITORS = 4;
const THINK_MS = 300;
const TIMES = 5;
const WEBHOOK_EVERY_MS = 100;
const RECOVERY_MS = 20_000;
const IN_A_ROW = 10;
const PATIENCE_MS = 15_000;
const STRIPE = { key: 'sk_test_1', secret: 'whsec_one' };
const { webhooks } = new Stripe(STRIPE.key);

const ENVIRONMENT = {
  STRIPE_SECRET_KEY: STRIPE.key,
  STRIPE_WEBHOOK_SECRET: STRIPE.secret,
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_two',
  // Nothing in this benchmark makes the portal look up a payment, so no server listens on this address.
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  STRIPE_API_BASE_IN_PRODUCTION: '1',
};

type Site = { port: number; isSecure: boolean; list: string };
/**
 * Without `rate`, each connection waits for a response before its next request (closed model), and all connections share one
 * client address.
 */
type CrowdTask = Site & { connections: number; halfOpen: number; ms: number; rate?: number };
type Crowd = { good: number; p99: number; seconds: number };

async function standHalfOpen({ port, isSecure }: Site): Promise<never> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(isSecure ? '\x16\x03\x01' : 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    socket.on('error', () => undefined).resume();
    await new Promise((resolve) => socket.once('close', resolve));
    await pause(1000);
  }
}

async function runCrowd({ connections, halfOpen, ms, rate, ...site }: CrowdTask): Promise<Crowd> {
  for (let nth = 0; nth < halfOpen; nth += 1) void standHalfOpen(site);
  const nextPath = uncachedPaths(site.list);
  const latencies: number[] = [];
  const measuredFrom = performance.now() + GATHER_MS;
  let nth = 0;
  const setupRequest = (template: autocannon.Request): autocannon.Request => {
    nth += 1;
    const caller = rate === undefined ? {} : { 'X-Forwarded-For': `198.18.0.${nth % 200}` };
    return { ...template, path: nextPath(), headers: { ...AS_BROWSERS, ...caller } };
  };
  const url = `${site.isSecure ? 'https' : 'http'}://127.0.0.1:${site.port}`;
  const paced = rate === undefined ? {} : { overallRate: Math.ceil(rate) };
  const options = { url, connections, duration: (GATHER_MS + ms) / 1000, requests: [{ setupRequest }], ...paced };
  const { duration } = await fire(options, (status, latency) => {
    if (status === 200 && performance.now() >= measuredFrom) latencies.push(latency);
  });
  return { good: latencies.length, p99: percentileOf(latencies, 0.99), seconds: duration - GATHER_MS / 1000 };
}

if (process.argv[2] === 'crowd') {
  process.once('disconnect', () => process.exit());
  process.once('message', (task: CrowdTask) => {
    void runCrowd(task).then((crowd) => process.send?.(crowd));
  });
}

function startCrowd(task: CrowdTask): () => Promise<Crowd> {
  const child = fork(import.meta.filename, ['crowd']);
  child.send(task);
  const report = once(child, 'message');
  return async () => {
    const [crowd] = await report;
    child.kill();
    return crowd;
  };
}

/** `status` is 0 if the connection failed. */
type Outcome = { status: number; ms: number };
type Call = { port: number; path: string; agent: Agent; method?: string; headers?: Record<string, string> };

function requestOnce({ headers = AS_BROWSERS, ...call }: Call, body = ''): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - start });
    const send = call.agent instanceof AgentTls ? requestTls : request;
    const sent = send({ ...call, host: '127.0.0.1', headers, timeout: PATIENCE_MS }, (answer) => {
      answer.on('error', () => end(0));
      answer.resume().on('end', () => end(answer.statusCode ?? 0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end(0)).end(body);
  });
}

function agentAt(localAddress: string, { isSecure }: Site): Agent {
  const options = { keepAlive: true, localAddress };
  return isSecure ? new AgentTls({ ...options, rejectUnauthorized: false }) : new Agent(options);
}

let events = 0;

/** Sends a Stripe event with a valid signature, so that the portal must store it. */
function sendEvent(port: number, agent: Agent): Promise<Outcome> {
  events += 1;
  const id = `evt_${process.pid}_${Date.now()}_${events}`;
  const data = { object: { id: 'pi_of_nobody' } };
  const payload = JSON.stringify({ id, object: 'event', type: 'payment_intent.created', livemode: false, data });
  const signature = webhooks.generateTestHeaderString({ payload, secret: STRIPE.secret });
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  return requestOnce({ port, path: '/api/payments/webhook', agent, method: 'POST', headers }, payload);
}

type Phase = { others: Outcome[]; hooks: Outcome[] };

async function watch(site: Site, ms: number): Promise<Phase> {
  const { port } = site;
  const nextPath = uncachedPaths(site.list);
  const until = performance.now() + ms;
  const phase: Phase = { others: [], hooks: [] };
  const visit = async (_: unknown, nth: number) => {
    const agent = agentAt(`127.0.1.${nth + 1}`, site);
    for (; performance.now() < until; await pause(THINK_MS))
      phase.others.push(await requestOnce({ port, path: nextPath(), agent }));
  };
  const notify = async () => {
    const agent = agentAt('127.0.3.1', site);
    const sent: Promise<unknown>[] = [];
    for (; performance.now() < until; await pause(WEBHOOK_EVERY_MS))
      sent.push(sendEvent(port, agent).then((outcome) => phase.hooks.push(outcome)));
    await Promise.all(sent);
  };
  await Promise.all([...Array.from({ length: VISITORS }, visit), notify()]);
  return phase;
}

const p99 = (outcomes: readonly Outcome[]) =>
  percentileOf(
    outcomes.map(({ ms }) => ms),
    0.99,
  );
const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status !== 200).length;

function hookMeasurements(name: string, hooks: readonly Outcome[]): Measurement[] {
  const slowest = Math.max(...hooks.map(({ ms }) => ms));
  return [
    measurement(`${name} slowest webhook`, slowest, 'ms', { goal: 1000 }),
    measurement(`${name} webhooks without a 200`, failed(hooks), `of ${hooks.length}`, { goal: 0 }),
  ];
}

/** Measures the portal while a single address opens 200 connections that send requests and 2,000 half-open sockets (reliability G14). */
async function measureFlood(site: Site): Promise<{ measurements: Measurement[]; restMs: number }> {
  const rounds: { rest: Phase; flood: Phase }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rest = await watch(site, QUIET_MS);
    const report = startCrowd({ ...site, connections: 200, halfOpen: 2000, ms: LOAD_MS });
    await pause(GATHER_MS);
    rounds.push({ rest, flood: await watch(site, LOAD_MS) });
    await report();
    process.stdout.write(`flood, round ${round + 1} of ${ROUNDS}\n`);
  }
  const restMs = median(rounds.map(({ rest }) => p99(rest.others)));
  const ratio = median(rounds.map(({ rest, flood }) => p99(flood.others) / p99(rest.others)));
  const name = '200 callers and 2,000 half-open sockets of one address:';
  const others = rounds.flatMap(({ flood }) => flood.others);
  const hooks = rounds.flatMap(({ flood }) => flood.hooks);
  return {
    restMs,
    measurements: [
      measurement(`${name} p99 of others ÷ at rest`, ratio, '×', { goal: 3 }),
      measurement(`${name} p99 of others`, p99(others), 'ms'),
      measurement(`${name} others without a response`, failed(others), `of ${others.length}`, { goal: 0 }),
      ...hookMeasurements(name, hooks),
    ],
  };
}

async function measureRecovery(site: Site, restMs: number): Promise<number> {
  const [nextPath, agent, start] = [uncachedPaths(site.list), agentAt('127.0.4.1', site), performance.now()];
  for (let inARow = 0; inARow < IN_A_ROW && performance.now() - start < RECOVERY_MS; ) {
    const { status, ms } = await requestOnce({ port: site.port, path: nextPath(), agent });
    inARow = status === 200 && ms <= restMs ? inARow + 1 : 0;
  }
  return (performance.now() - start) / 1000;
}

/** Sends five times as many requests as the portal can answer (reliability G13). */
async function measureOpen(site: Site, restMs: number): Promise<Measurement[]> {
  const rounds: { goodput: number; peak: number; p99: number; recovery: number }[] = [];
  const hooks: Outcome[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const most = await startCrowd({ ...site, connections: 16, halfOpen: 0, ms: QUIET_MS, rate: 10_000 })();
    const peak = most.good / most.seconds;
    const report = startCrowd({ ...site, connections: 1000, halfOpen: 0, ms: LOAD_MS, rate: TIMES * peak });
    await pause(GATHER_MS);
    hooks.push(...(await watch(site, LOAD_MS)).hooks);
    const { good, seconds, p99: admitted } = await report();
    const recovery = await measureRecovery(site, restMs);
    rounds.push({ goodput: good / seconds / peak, peak, p99: admitted, recovery });
    process.stdout.write(`open model, round ${round + 1} of ${ROUNDS}\n`);
  }
  const name = `${TIMES} × its capacity:`;
  const of = (field: 'goodput' | 'peak' | 'p99' | 'recovery') => median(rounds.map((round) => round[field]));
  return [
    measurement(`${name} good answers ÷ peak`, of('goodput'), '×', { floor: 0.8 }),
    measurement(`${name} peak`, of('peak'), 'per second'),
    measurement(`${name} p99 of admitted requests`, of('p99'), 'ms', { goal: 1000 }),
    measurement(`${name} recovery time`, of('recovery'), 's', { goal: 10 }),
    ...hookMeasurements(name, hooks),
  ];
}

type Place = { root: string | null; portal: { port: number }; cdnNetworks: string };

async function withSite<T>({ root, portal, cdnNetworks }: Place, work: (site: Site) => Promise<T>): Promise<T> {
  const { list } = await choosePages(originOf(portal));
  if (root === null) return work({ port: portal.port, isSecure: false, list });
  const haproxy = await startHaproxy(root, { portals: [portal.port], cdnNetworks });
  try {
    return await work({ port: haproxy.https, isSecure: true, list });
  } finally {
    await haproxy.stop();
  }
}

export async function measureOverload(): Promise<{ measurements: Measurement[] }> {
  const { root } = findTrixie();
  process.stdout.write(root === null ? 'measures a bare portal\n' : 'measures through HAProxy\n');
  const flood = await withDemo((portal) => withSite({ root, portal, cdnNetworks: '' }, measureFlood), {
    ...ENVIRONMENT,
    TRUST_PROXY: root === null ? '0' : '1',
  });
  // In the open model, each generated request carries a client address in a header, as requests from a CDN do.
  const open = await withDemo(
    (portal) => withSite({ root, portal, cdnNetworks: '127.0.0.1' }, (site) => measureOpen(site, 3 * flood.restMs)),
    ENVIRONMENT,
  );
  return { measurements: [...flood.measurements, ...open] };
}
