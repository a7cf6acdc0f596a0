import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../src/platform/postgres/acquire-server.ts';
import { createTestDatabase } from '../../test/database.ts';
import { startFeedServer } from '../../test/feed-server.ts';
import { ADMIN } from '../../test/sign-in-admin.ts';
import { startPortals } from '../../test/start-portal.ts';
import { startStripe } from '../../test/stripe/stand-in.ts';
import { stripeEnv } from '../../test/stripe/stripe-fixture.ts';
import { sized } from '../../test/verify.ts';
import { findBroken } from '../chaos/invariants.ts';
import { isMet } from '../measurement.ts';
import type { Outcome } from './act.ts';
import { judgeRun } from './judge-run.ts';
import { type Kind, KINDS } from './mix.ts';
import { openSite } from './open-site.ts';
import { soak } from './soak.ts';

const [database, stripe, feeds, metricsPort] = await Promise.all([
  createTestDatabase(),
  startStripe(),
  startFeedServer(),
  freePort(),
]);
const { portals, close } = await startPortals(database, 1, {
  env: {
    ...stripeEnv(stripe),
    OSPITALIA_ADMIN_USERNAME: ADMIN.username,
    OSPITALIA_ADMIN_PASSWORD: ADMIN.password,
    OSPITALIA_FEED_ALLOW: feeds.host,
    METRICS_PORT: String(metricsPort),
  },
});
afterAll(async () => {
  await close();
  await Promise.all([stripe.stop(), feeds.stop()]);
});

const STEPS = sized(12, 24);
const OTHERS = sized(2, 4);
const parts = { port: portals[0]?.port ?? 0, database, stripe, feeds };
const site = await openSite(parts, 7);

test('the soak test sends valid requests of each kind', async () => {
  const answered = new Map<Kind, Set<number>>();
  for (const kind of KINDS) {
    const outcomes: Outcome[] = [];
    for (let step = 0; step < (kind === 'booking' ? STEPS : OTHERS); step += 1) outcomes.push(await site.acts[kind]());
    expect(outcomes.flatMap(({ fault }) => fault ?? [])).toEqual([]);
    answered.set(kind, new Set(outcomes.map(({ status }) => status)));
  }
  // Only API calls can return 200, because the tests run without pages.
  for (const kind of ['availability', 'booking', 'import', 'admin'] as const) expect(answered.get(kind)).toContain(200);
});

test('the soak test finds no fault in a short run and samples every resource', async () => {
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const watched = { pid: portals[0]?.pid ?? 0, db: database.db, metricsUrl, heapMb: async () => 1 };
  const report = await soak({ ...parts, watched }, site, { minutes: 0.05, seed: 7, rate: 10 });
  expect(report.faults).toEqual([]);
  expect(report.broken).toEqual([]);
  expect(Object.keys(report.webhookStatuses)).toEqual(['200']);
  expect(report.bookings).toBeGreaterThan(STEPS / 4);
  expect(report.samples.length).toBeGreaterThan(4);
  const [sample] = report.samples;
  for (const value of Object.values({ ...sample?.levels, ...sample?.rows })) expect(value).toBeGreaterThanOrEqual(0);
  expect(sample?.levels.descriptors).toBeGreaterThan(5);
  // Skips growth measurements, because a portal's resource use can still grow shortly after the start.
  expect(judgeRun(report).filter((measurement) => measurement.goal === 0 && !isMet(measurement))).toEqual([]);
});

test('findBroken detects a booking whose nights are missing from the calendar', async () => {
  await sql`
    delete from calendar_events
    where booking_id = (select id from bookings where status = 'confermata' order by id limit 1)`.execute(database.db);
  const broken = await findBroken(database.db);
  expect(broken.map(({ invariant }) => invariant)).toEqual(['nights without their booking']);
});
