import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { type Figure, figure, median } from './figure.ts';
import { percentile } from './load.ts';
import type { CrowdReport, CrowdTask } from './overload-crowd.ts';
import { agentAt, askOnce, countStatuses, type Outcome, uncachedPaths } from './overload-requests.ts';
import { DEMO_DIR, startPortal } from './portal.ts';
import { choosePages } from './targets.ts';

const ROUNDS = 3;
const QUIET_MS = 10_000;
const FLOOD_MS = 15_000;
/** Sockets that are half open stand before anybody is measured. */
const GATHER_MS = 3000;
const PEAK_MS = 8000;
const OPEN_MS = 15_000;
/** Few enough to leave a slow machine time at rest. */
const OTHERS = 4;
const THINK_MS = 300;
const PEAK_CALLERS = 16;
const TIMES = 5;
const WEBHOOK_EVERY_MS = 100;
const RECOVERY_MS = 20_000;
/** Answers in a row that are as quick as at rest: it is over. */
const IN_A_ROW = 10;
const STRIPE = { key: 'sk_test_1', secret: 'whsec_one' };
const { webhooks } = new Stripe(STRIPE.key);

const ENVIRONMENT = {
  TRUST_PROXY: '0',
  LOG_ACCESS: '0',
  STRIPE_SECRET_KEY: STRIPE.key,
  STRIPE_WEBHOOK_SECRET: STRIPE.secret,
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_two',
  // Nobody answers there: no event of this bench is of a payment that would be looked up.
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  STRIPE_API_BASE_IN_PRODUCTION: '1',
};

type Site = { port: number; list: string };
type Phase = { others: Outcome[]; hooks: Outcome[] };

/** Begins a crowd's work; what it gives ends it and tells how it went. */
function startCrowd(task: CrowdTask): () => Promise<CrowdReport> {
  const crowd = fork(join(import.meta.dirname, 'overload-crowd.ts'));
  process.once('exit', () => crowd.kill());
  crowd.send(task);
  return async () => {
    crowd.send('report');
    const [report] = await once(crowd, 'message');
    crowd.kill();
    return report;
  };
}

let events = 0;

/** Tells of an event of the payment provider's, signed, which the portal writes down. */
function tellEvent(port: number, agent: ReturnType<typeof agentAt>): Promise<Outcome> {
  events += 1;
  const id = `evt_${process.pid}_${Date.now()}_${events}`;
  const data = { object: { id: 'pi_of_nobody' } };
  const payload = JSON.stringify({ id, object: 'event', type: 'payment_intent.created', livemode: false, data });
  const signature = webhooks.generateTestHeaderString({ payload, secret: STRIPE.secret });
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': String(payload.length),
    'Stripe-Signature': signature,
  };
  return askOnce({ port, path: '/api/payments/webhook', agent, method: 'POST', headers }, payload);
}

/** What some visitors, each at an address of their own, and the payment provider are answered for `ms` milliseconds. */
async function watch({ port, list }: Site, ms: number): Promise<Phase> {
  const nextPath = uncachedPaths(list);
  const until = performance.now() + ms;
  const phase: Phase = { others: [], hooks: [] };
  const visit = async (_: unknown, nth: number) => {
    const agent = agentAt(`127.0.1.${nth + 1}`);
    await pause((THINK_MS * nth) / OTHERS);
    while (performance.now() < until) {
      phase.others.push(await askOnce({ port, path: nextPath(), agent }));
      await pause(THINK_MS);
    }
  };
  const tell = async () => {
    const agent = agentAt('127.0.3.1');
    const told: Promise<unknown>[] = [];
    while (performance.now() < until) {
      told.push(tellEvent(port, agent).then((outcome) => phase.hooks.push(outcome)));
      await pause(WEBHOOK_EVERY_MS);
    }
    await Promise.all(told);
  };
  await Promise.all([...Array.from({ length: OTHERS }, visit), tell()]);
  return phase;
}

const sorted = (outcomes: readonly Outcome[]) => outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b);
const p99 = (outcomes: readonly Outcome[]) => percentile(sorted(outcomes), 0.99);
const slowest = (outcomes: readonly Outcome[]) => sorted(outcomes).at(-1) ?? Number.NaN;
const failed = (outcomes: readonly Outcome[]) => outcomes.filter(({ status }) => status !== 200).length;

type FloodRound = { rest: Phase; flood: Phase; crowd: CrowdReport };

async function measureFlood(site: Site): Promise<FloodRound[]> {
  const rounds: FloodRound[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rest = await watch(site, QUIET_MS);
    const end = startCrowd({ kind: 'flood', ...site, callers: 200, sockets: 2000 });
    await pause(GATHER_MS);
    const flood = await watch(site, FLOOD_MS);
    rounds.push({ rest, flood, crowd: await end() });
    process.stdout.write(`flood, round ${round + 1} of ${ROUNDS}\n`);
    await pause(GATHER_MS);
  }
  return rounds;
}

/** Good answers a second when callers ask as fast as they are answered. */
async function measurePeak({ port, list }: Site): Promise<number> {
  const nextPath = uncachedPaths(list);
  const start = performance.now();
  let good = 0;
  const call = async (_: unknown, nth: number) => {
    const agent = agentAt(`127.0.2.${nth + 1}`);
    while (performance.now() - start < PEAK_MS) {
      const { status } = await askOnce({ port, path: nextPath(), agent });
      if (status === 200) good += 1;
    }
  };
  await Promise.all(Array.from({ length: PEAK_CALLERS }, call));
  return good / ((performance.now() - start) / 1000);
}

/** Seconds until a visitor is answered as quickly as at rest, some times in a row. */
async function measureRecovery({ port, list }: Site, restMs: number): Promise<number> {
  const nextPath = uncachedPaths(list);
  const agent = agentAt('127.0.4.1');
  const start = performance.now();
  for (let inARow = 0; inARow < IN_A_ROW && performance.now() - start < RECOVERY_MS; ) {
    const { status, ms } = await askOnce({ port, path: nextPath(), agent });
    inARow = status === 200 && ms <= restMs ? inARow + 1 : 0;
  }
  return (performance.now() - start) / 1000;
}

type OpenRound = { peak: number; crowd: CrowdReport; hooks: Outcome[]; recovery: number };

async function measureOpen(site: Site, restMs: number): Promise<OpenRound[]> {
  const rounds: OpenRound[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const peak = await measurePeak(site);
    const end = startCrowd({ kind: 'open', ...site, perSecond: TIMES * peak, addresses: 200 });
    const { hooks } = await watch(site, OPEN_MS);
    const crowd = await end();
    rounds.push({ peak, crowd, hooks, recovery: await measureRecovery(site, restMs) });
    process.stdout.write(`open model, round ${round + 1} of ${ROUNDS}\n`);
    await pause(GATHER_MS);
  }
  return rounds;
}

function floodFigures(rounds: readonly FloodRound[]): Figure[] {
  const of = (value: (round: FloodRound) => number) => median(rounds.map(value));
  const hooks = rounds.flatMap(({ flood }) => flood.hooks);
  const name = '200 callers and 2,000 half-open sockets of one address:';
  return [
    figure(
      `${name} p99 of others ÷ at rest`,
      of(({ rest, flood }) => p99(flood.others) / p99(rest.others)),
      '×',
      { goal: 3 },
    ),
    figure(
      `${name} p99 of others at rest`,
      of(({ rest }) => p99(rest.others)),
      'ms',
    ),
    figure(
      `${name} p99 of others`,
      of(({ flood }) => p99(flood.others)),
      'ms',
    ),
    figure(
      `${name} others not answered`,
      of(({ flood }) => failed(flood.others)),
      'of a round',
      { goal: 0 },
    ),
    figure(`${name} slowest webhook`, slowest(hooks), 'ms', { goal: 1000 }),
    figure(`${name} webhooks not answered 200`, failed(hooks), `of ${hooks.length}`, { goal: 0 }),
  ];
}

function openFigures(rounds: readonly OpenRound[]): Figure[] {
  const of = (value: (round: OpenRound) => number) => median(rounds.map(value));
  const hooks = rounds.flatMap((round) => round.hooks);
  const name = `${TIMES} × what it can:`;
  const goodput = ({ crowd, peak }: OpenRound) => (crowd.statuses['200'] ?? 0) / crowd.seconds / peak;
  return [
    figure(`${name} good answers ÷ peak`, of(goodput), '×', { floor: 0.8 }),
    figure(
      `${name} peak`,
      of(({ peak }) => peak),
      'a second',
    ),
    figure(
      `${name} p99 of those admitted`,
      of(({ crowd }) => crowd.p99),
      'ms',
      { goal: 1000 },
    ),
    figure(
      `${name} until as quick as at rest`,
      of(({ recovery }) => recovery),
      's',
      { goal: 10 },
    ),
    figure(`${name} slowest webhook`, slowest(hooks), 'ms', { goal: 1000 }),
    figure(`${name} webhooks not answered 200`, failed(hooks), `of ${hooks.length}`, { goal: 0 }),
  ];
}

const summary = ({ others, hooks }: Phase) => ({
  others: { p50: percentile(sorted(others), 0.5), p99: p99(others), statuses: countStatuses(others) },
  hooks: { p99: p99(hooks), slowest: slowest(hooks), statuses: countStatuses(hooks) },
});

/** Whoever asks too much, and everybody at once (RELIABILITY.md G13, G14): who is answered, and after how long. Sockets are the callers' own. */
export async function measureOverload(): Promise<{ figures: Figure[]; floods: object[]; open: object[] }> {
  const portal = await startPortal(DEMO_DIR, 2000, ENVIRONMENT);
  try {
    const { list } = await choosePages(`http://127.0.0.1:${portal.port}`);
    const site = { port: portal.port, list };
    await watch(site, QUIET_MS / 2);
    const floods = await measureFlood(site);
    const open = await measureOpen(site, 3 * median(floods.map(({ rest }) => p99(rest.others))));
    return {
      figures: [...floodFigures(floods), ...openFigures(open)],
      floods: floods.map(({ rest, flood, crowd }) => ({ rest: summary(rest), flood: summary(flood), crowd })),
      open: open.map(({ hooks, ...round }) => ({ ...round, hooks: countStatuses(hooks), slowestHook: slowest(hooks) })),
    };
  } finally {
    await portal.stop();
  }
}
