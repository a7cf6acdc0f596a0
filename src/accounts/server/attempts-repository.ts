import { sql } from 'kysely';
import type { AttemptCount } from '../rules/count-attempt.ts';
import type { Db } from './tables.ts';

type Row = AttemptCount & { bucket: string; now: Date };

/** `now` is the database time, because the clocks of the processes differ. */
export type SeenCounts = { counts: ReadonlyMap<string, AttemptCount>; now: Date };

async function select(db: Db, buckets: readonly string[], lock = sql``): Promise<SeenCounts> {
  const { rows } = await sql<Row>`
    select bucket, tries, waits_until, forgotten_at, clock_timestamp() as now
    from login_attempts where bucket = any(${buckets}) order by bucket ${lock}
  `.execute(db);
  const counts = rows.map(({ bucket, tries, waits_until, forgotten_at }) => {
    return [bucket, { tries, waits_until, forgotten_at }] as const;
  });
  return { counts: new Map(counts), now: rows[0]?.now ?? new Date() };
}

export function readCounts(db: Db, buckets: readonly string[]): Promise<SeenCounts> {
  return select(db, buckets);
}

/** Locks the buckets until the transaction ends, always in the same order to avoid deadlocks. */
export async function lockCounts(db: Db, buckets: readonly string[]): Promise<SeenCounts> {
  await sql`
    insert into login_attempts (bucket, tries, forgotten_at)
    select bucket, 0, clock_timestamp() from unnest(${buckets}::text[]) as bucket order by bucket
    on conflict do nothing
  `.execute(db);
  return select(db, buckets, sql`for update`);
}

export async function saveCounts(db: Db, counts: ReadonlyMap<string, AttemptCount>): Promise<void> {
  const rows = [...counts].map(([bucket, count]) => ({ bucket, ...count }));
  await sql`
    update login_attempts as known
    set tries = new.tries, waits_until = new.waits_until, forgotten_at = new.forgotten_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new (bucket text, tries integer, waits_until timestamptz, forgotten_at timestamptz)
    where known.bucket = new.bucket
  `.execute(db);
}

export async function resetAttempts(db: Db, { one, all }: { one: readonly string[]; all: readonly string[] }) {
  await sql`
    with held as (
      select bucket from login_attempts where bucket = any(${[...one, ...all]}) order by bucket for update
    )
    update login_attempts as known
    set tries = case when held.bucket = any(${all}) then 0 else greatest(known.tries - 1, 0) end, waits_until = null
    from held where known.bucket = held.bucket
  `.execute(db);
}

export async function deleteCounts(db: Db): Promise<void> {
  await sql`delete from login_attempts`.execute(db);
}
