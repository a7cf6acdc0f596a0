import { sql } from 'kysely';
import { isResting } from './feed-host-repository.ts';
import type { CalendarDb } from './repository.ts';

/** `before`: feeds that were asked since are left alone. `despiteBackOff`: those that fail are not. */
export type OldFeeds = { struttura_id: number; now: Date; before: Date; despiteBackOff: boolean };

/**
 * Makes the feeds of a struttura due that were last asked before a moment; gives them. Each is given to one caller only: who
 * comes next finds it due already. Left alone: what is paused or being read, a platform
 * that asked for peace, and a host that rests.
 */
export async function makeOldFeedsDue(
  db: CalendarDb,
  { struttura_id, now, before, despiteBackOff }: OldFeeds,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update feeds set next_poll_at = ${now}
    where unit_id in (
        select units.id from units join strutture on strutture.id = struttura_id
        where struttura_id = ${struttura_id} and status in ('approvata', 'sospesa'))
      and not paused and next_poll_at > ${now} and (claimed_until is null or claimed_until <= ${now})
      and (attempted_at is null or attempted_at <= ${before})
      and not ${isResting(sql.ref('feeds.host'), now)}
      and fault is distinct from 'troppe_richieste' and (failures = 0 or ${despiteBackOff}::boolean)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
