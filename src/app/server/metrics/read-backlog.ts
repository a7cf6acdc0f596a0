import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { ALL_QUEUES } from '../jobs/queues.ts';
import type { WaitingJobs } from '../../../platform/metrics/job-metrics.ts';
import type { Backlog } from './module-metrics.ts';

/** Maximum of each count, which keeps the query cheap. The operator must intervene at much lower counts. */
const MAX_COUNT = 10_000;
/** Delay after which a due feed counts as overdue. Normally, it is queued within a minute. */
const BEHIND = '5 minutes';
const STALE = '24 hours';

/** Counts the waiting work. Because of partial indexes, the cost depends only on the waiting rows. */
export async function readBacklog(db: Db): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select count(*) from (
        select from feeds where not paused and next_poll_at < now() - ${BEHIND}::interval limit ${MAX_COUNT}) t) as "feedsBehind",
      (select count(*) from (
        select from feeds where fault is not null and failing_since < now() - ${STALE}::interval limit ${MAX_COUNT}) t) as "feedsStale",
      (select count(*) from (
        select from bookings where status in ('in_attesa_pagamento', 'richiesta') and status = 'in_attesa_pagamento'
        limit ${MAX_COUNT}) t) as holds,
      (select count(*) from (
        select from bookings where status in ('in_attesa_pagamento', 'richiesta') and status = 'richiesta'
        limit ${MAX_COUNT}) t) as requests,
      (select count(*) from (
        select from refunds where status in ('da_fare', 'da_verificare') and status = 'da_fare'
        limit ${MAX_COUNT}) t) as "refundsWaiting",
      (select count(*) from (
        select from refunds where status in ('da_fare', 'da_verificare') and status = 'da_verificare'
        limit ${MAX_COUNT}) t) as "refundsToReview",
      (select count(*) from (
        select from bookings where needs_review is not null limit ${MAX_COUNT}) t) as "bookingsToReview",
      (select extract(epoch from now() - written_at)::float8 from nightly_archives) as "archiveAge"
  `.execute(db);
  const [standing] = rows;
  if (standing === undefined) throw new Error('a select without a table returned no row');
  return standing;
}

export async function readWaitingJobs(db: Db): Promise<WaitingJobs[]> {
  const names = ALL_QUEUES.map(({ name }) => name);
  const { rows } = await sql<WaitingJobs>`
    select queue, count(due.at) as waiting,
      coalesce(greatest(0, extract(epoch from now() - min(due.at))), 0)::float8 as "oldestSeconds"
    from unnest(${names}::text[]) as queue
    left join lateral (
      select greatest(created_on, start_after) as at from pgboss.job
      where name = queue and state < 'active' and not blocked and start_after <= now()
      order by priority desc, created_on
      limit ${MAX_COUNT}
    ) as due on true
    group by queue
  `.execute(db);
  return rows;
}
