import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { openJobs } from '../../src/app/server/jobs/open-jobs.ts';
import { providerAt } from '../../test/stripe/stripe-fixture.ts';
import { comparePhotos } from './photo-files.ts';
import type { Environment } from './environment.ts';

/** Amount by which the clock is advanced. Afterwards no hold can be paid, even if its portal's clock was an hour ahead. */
const LATER_MS = 125 * 60_000;
const PATIENCE_MS = 240_000;
const JOBS = sql`'mail', 'payment-action', 'photo-avif', 'bookings-due'`;

async function passTime({ database: { db } }: Environment): Promise<void> {
  await sql`update photos set created_at = created_at - interval '26 hours'`.execute(db);
  await sql`update photo_uploads set created_at = created_at - interval '26 hours'`.execute(db);
}

async function hurryJobs({ database: { db } }: Environment): Promise<void> {
  await sql`update pgboss.job set started_on = started_on - interval '20 minutes'
    where state = 'active' and started_on < now() - interval '30 seconds' and name in (${JOBS})`.execute(db);
  await sql`update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() and name in (${JOBS})`.execute(db);
}

type Count = (environment: Environment) => Promise<number>;

const countBy =
  (query: ReturnType<typeof sql<{ n: number }>>): Count =>
  async ({ database: { db } }) =>
    (await query.execute(db)).rows[0]?.n ?? Number.NaN;

const holds = countBy(sql`select count(*)::int as n from bookings where status = 'in_attesa_pagamento'`);
const countJobs = countBy(sql`
  select count(*)::int as n from pgboss.job
  where name in ('photo-sweep', ${JOBS}) and state in ('created', 'retry', 'active')`);

async function waitForNone(environment: Environment, count: Count, hurry: () => Promise<void>): Promise<number> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const left = await count(environment);
    if (left === 0 || performance.now() > until) return left;
    await hurry();
    await pause(1000);
  }
}

type PaidBooking = { codice: string; status: string; session_id: string; paid: number; refunded: number };

export async function checkRefunds({
  database: { db },
  stripe,
}: {
  database: { db: Db };
  stripe: Environment['stripe'];
}): Promise<string[]> {
  const { rows } = await sql<PaidBooking>`
    select codice, status, session_id, paid_cents as paid,
      (select coalesce(sum(amount_cents), 0)::int from refunds where booking_id = b.id and status = 'riuscito') as refunded
    from bookings b where paid_cents > 0`.execute(db);
  const provider = providerAt(stripe);
  const wrong: string[] = [];
  for (const { codice, status, session_id, paid, refunded } of rows) {
    const { refunded_cents, amount_cents } = await provider.readCheckout(session_id);
    const isRight = refunded === refunded_cents && paid === amount_cents;
    const isLeft = status === 'confermata' ? refunded_cents > 0 : refunded_cents === 0;
    if (!isRight || isLeft)
      wrong.push(`${codice}, ${status}: ${refunded_cents} of ${paid} refunded by the provider, ${refunded} recorded`);
  }
  return wrong;
}

async function tidy({ portals }: Environment, photo: Uint8Array<ArrayBuffer>): Promise<void> {
  for (const { port } of portals) {
    const headers = { 'Content-Type': 'image/jpeg' };
    await fetch(`http://127.0.0.1:${port}/api/foto?nome=a.jpg`, { method: 'POST', body: photo, headers });
  }
}

async function startLater({ portals, start, stripe }: Environment): Promise<void> {
  await stripe.advance(LATER_MS / 1000);
  for (const place of portals.keys()) await start(place, LATER_MS).ready();
}

export async function endEnvironment(environment: Environment): Promise<string[]> {
  const { database, stripe, portals, nextPhoto } = environment;
  const { put } = openJobs(database.pool, { onError: () => undefined });
  // Disables webhook events, because their signatures contain a timestamp, and the clock of the restarted portals will differ.
  await stripe.hooks();
  await Promise.all(portals.map((portal) => portal.stop()));
  await passTime(environment);
  await put('bookings-due', {});
  await put('photo-sweep', {});
  await startLater(environment);
  const again = () => put('bookings-due', {});
  const stuckHolds = await waitForNone(environment, holds, again);
  const unfinishedJobs = await waitForNone(environment, countJobs, () => hurryJobs(environment));
  await tidy(environment, nextPhoto());
  return [
    ...(stuckHolds > 0 ? [`${stuckHolds} holds outlive their deadline`] : []),
    ...(unfinishedJobs > 0 ? [`${unfinishedJobs} jobs do not finish`] : []),
    ...(await checkRefunds(environment)).map((about) => `refund: ${about}`),
    ...(await comparePhotos(database.db, environment)),
  ];
}
