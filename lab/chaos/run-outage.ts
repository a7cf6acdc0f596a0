import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tables } from '../../src/app/server/database.ts';
import { addDays, dateInRome } from '../../src/kernel/calendar-date.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { freePort } from '../../src/platform/postgres/free-port.ts';
import { paymentBody } from '../../test/open-stay.ts';
import { createRandom } from '../../test/random-source.ts';
import { openStandby } from '../../test/standby.ts';
import { buildOutageHomes, type OutageHome } from './outage-places.ts';
import { startVisitors, type VisitFigures, type Visitors } from './outage-visitors.ts';
import type { Run } from './run-worlds.ts';
import { type ChaosPortal, startPortal } from './start-portal.ts';
import * as stayMessages from '../../src/stay/messages/visitor.ts';

export type OutageFigures = {
  minutes: number;
  /** Before the primary was killed, while it was away, and when it was back. */
  before: VisitFigures;
  during: VisitFigures;
  after: VisitFigures;
  /** Bookings that were told to wait, in their own sentence. */
  bookingsTold: number;
  /** From the start of the primary to the first booking. */
  bookedAgainSeconds: number;
  faults: string[];
};

const PORTALS = 2;
const VISITORS = 8;
const MINUTE_MS = 60_000;
const QUIET_MS = 20_000;
const TRY_MS = 3000;
const AGAIN_MS = 250;
/** Within so long a portal has found out that its primary is away, and a booking is possible again after it is back. */
const PATIENCE_MS = 30_000;

type Answer = { status: number; detail: string };
type Places = { portals: readonly ChaosPortal[]; homes: readonly OutageHome[] };

let stays = 0;

async function book({ portals, homes }: Places): Promise<Answer> {
  stays += 1;
  const home = homes[stays % homes.length];
  const check_in_date = addDays(dateInRome(new Date()), 30 + Math.floor(stays / homes.length) * 4);
  const dates = { check_in_date, check_out_date: addDays(check_in_date, 3) };
  const body = JSON.stringify(paymentBody(home?.id ?? 0, { cin: home?.cin ?? '', ...dates }));
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.8.${stays >> 8}.${stays & 255}` };
  const port = portals[stays % portals.length]?.port;
  const address = `http://127.0.0.1:${port}/api/payments/booking/create-payment`;
  const answer = await fetch(address, { method: 'POST', headers, body });
  const { detail = '' }: Partial<Answer> = JSON.parse(await answer.text());
  return { status: answer.status, detail };
}

/** Tries to book, and asks each portal whether it is ready, until the outage is over. */
async function bookInVain(places: Places, until: number, faults: string[]): Promise<number> {
  let told = 0;
  while (performance.now() < until) {
    const { status, detail } = await book(places);
    if (status === 503 && detail === stayMessages.bookingsSuspended) told += 1;
    else faults.push(`a booking was answered ${status} ${detail}`);
    for (const { port } of places.portals) {
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      await ready.arrayBuffer();
      if (!ready.ok) faults.push(`/readyz was answered ${ready.status}`);
    }
    await pause(Math.max(0, Math.min(TRY_MS, until - performance.now())));
  }
  return told;
}

async function untilBooked(places: Places): Promise<number> {
  const since = performance.now();
  for (;;) {
    const { status, detail } = await book(places);
    if (status === 200) return (performance.now() - since) / 1000;
    if (performance.now() - since > PATIENCE_MS) throw new Error(`a booking is answered ${status} ${detail}`);
    await pause(AGAIN_MS);
  }
}

async function openPortals(folder: string, urls: { primary: string; replica: string }, program: Run['program']) {
  const env = {
    DATABASE_URL: urls.primary,
    DATABASE_READ_URL: urls.replica,
    OSPITALIA_DATA_DIR: join(folder, 'dati'),
    OSPITALIA_DEMO: '0',
    TRUST_PROXY: '1',
    LOG_ACCESS: '0',
  };
  const portals: ChaosPortal[] = [];
  for (let place = 0; place < PORTALS; place += 1) {
    const log = join(folder, `portal-${place}.log`);
    const portal = startPortal({ program, port: await freePort(), env, preloads: [], log });
    portals.push(portal);
    // The first makes what the second finds.
    if ((await portal.ready()) === null) throw new Error(`a portal did not start: see ${log}`);
  }
  return portals;
}

type Outage = { standby: Awaited<ReturnType<typeof openStandby>>; places: Places; visitors: Visitors; minutes: number };

async function runPhases({ standby, places, visitors, minutes }: Outage, say: Run['say']): Promise<OutageFigures> {
  const faults: string[] = [];
  await pause(QUIET_MS);
  const before = visitors.take();
  await standby.killPrimary();
  say('outage: the primary is killed');
  const bookingsTold = await bookInVain(places, performance.now() + minutes * MINUTE_MS, faults);
  const during = visitors.take();
  await standby.startPrimary();
  const bookedAgainSeconds = Math.round((await untilBooked(places)) * 10) / 10;
  await pause(TRY_MS);
  const returning = visitors.take();
  await pause(QUIET_MS);
  const after = visitors.take();
  if (after.marked > 0) faults.push(`${after.marked} answers say that they may be old, though the primary is back`);
  for (const phase of [before, during, returning, after]) faults.push(...phase.faults);
  return { minutes, before, during, after, bookingsTold, bookedAgainSeconds, faults };
}

/** Visitors of two portals, whose primary is killed for some minutes while its replica is well. */
export async function runOutage({ folder, program, seed, say }: Run, minutes: number): Promise<OutageFigures> {
  const own = join(folder, 'outage');
  mkdirSync(own);
  const standby = await openStandby();
  const closing: (() => Promise<unknown>)[] = [standby.stop];
  try {
    const database = openDatabase<Tables>(standby.primaryUrl);
    closing.push(database.close);
    const homes = await buildOutageHomes(database.db);
    const urls = { primary: standby.primaryUrl, replica: standby.replicaUrl };
    const portals = await openPortals(own, urls, program);
    closing.push(() => Promise.all(portals.map((portal) => portal.kill())));
    const ports = portals.map(({ port }) => port);
    const visitors = startVisitors({ ports, homes, random: createRandom(seed), count: VISITORS });
    closing.push(visitors.stop);
    return await runPhases({ standby, places: { portals, homes }, visitors, minutes }, say);
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}
