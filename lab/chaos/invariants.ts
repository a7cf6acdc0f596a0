import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';

const HOLDING = sql`('in_attesa_pagamento', 'richiesta', 'confermata')`;

const NEVER = {
  overlaps: sql<{ about: string }>`
    select one.codice || ' and ' || other.codice as about from bookings one join bookings other using (struttura_id)
    where one.id < other.id and one.places && other.places and one.period && other.period
      and one.status in ${HOLDING} and other.status in ${HOLDING}
    union all
    select 'booking ' || e.booking_id || ' and block ' || block.public_id from calendar_events e
    join calendar_events block on block.unit_id = e.unit_id and block.period && e.period
    where e.booking_id is not null and block.booking_id is null and block.platform_source = 'ospitalia'`,
  'nights without their booking': sql<{ about: string }>`
    select codice || ', ' || status as about from bookings b
    where (status in ${HOLDING}) <> exists (
      select from calendar_events e where e.booking_id = b.id and e.period = b.period and e.unit_id = b.unit_id)`,
  'emails sent twice': sql<{ about: string }>`
    select data ->> 'to' || ': ' || (data ->> 'subject') as about from pgboss.job
    where name = 'mail' and data ->> 'to' like 'carla-%' group by 1 having count(*) > 1`,
  'bookings without their confirmation': sql<{ about: string }>`
    select codice as about from bookings b where status = 'confermata' and not exists (
      select from pgboss.job where name = 'mail' and data ->> 'to' = b.guest_email)`,
  'refunds above the paid amount': sql<{ about: string }>`
    select codice as about from bookings b join refunds r on r.booking_id = b.id
    group by b.id having sum(r.amount_cents) > max(b.paid_cents) or count(*) > 1`,
} as const;

export type Broken = { invariant: string; about: string };

export async function findBroken(db: Db): Promise<Broken[]> {
  const found = await Promise.all(
    Object.entries(NEVER).map(async ([invariant, statement]) =>
      (await statement.execute(db)).rows.map(({ about }) => ({ invariant, about })),
    ),
  );
  return found.flat();
}
