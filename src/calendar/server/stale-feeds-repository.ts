import { sql } from 'kysely';
import { isResting } from './feed-host-repository.ts';
import type { CalendarDb } from './repository.ts';

/** A feed that was not read lately. `may_be_asked`: its platform did not ask for peace, and its host does not rest. */
export type StaleFeed = { id: number; host: string; is_claimed: boolean; may_be_asked: boolean };

export async function staleFeeds(
  db: CalendarDb,
  unitIds: readonly number[],
  { since, now }: { since: Date; now: Date },
): Promise<StaleFeed[]> {
  const { rows } = await sql<StaleFeed>`
    select id, host, coalesce(claimed_until > ${now}, false) as is_claimed,
      not paused and (fault is distinct from 'troppe_richieste' or next_poll_at <= ${now})
        and not ${isResting(sql.ref('feeds.host'), now)} as may_be_asked
    from feeds where unit_id = any(${unitIds}::integer[]) and (succeeded_at is null or succeeded_at < ${since})
    order by id`.execute(db);
  return rows;
}
