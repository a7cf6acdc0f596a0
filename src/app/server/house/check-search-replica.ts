import { sql } from 'kysely';
import type { Verdict } from '../../../admin/rules/house-verdict.ts';
import { judgeSearchReplica } from '../../../admin/rules/judge-followers.ts';
import { explainConnection } from '../../../platform/database/explain-connection.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { reasonOf } from './check-with-limit.ts';

const MADE = sql<{ is_made: boolean }>`select to_regclass('search_replica') is not null as is_made`;

type FollowerRow = {
  identity: string;
  beat: string | null;
  at: Date | null;
  is_copying: boolean;
  has_other_places: boolean;
};
const FOLLOWED = sql<FollowerRow>`
  select identity::text, (select beat::text from search_replica_beat) as beat, (select at from search_replica_beat) as at,
    exists (select from pg_subscription_rel where srsubstate <> 'r') as is_copying,
    regions is not null and places_hash is distinct from (select source_hash from locations_source) as has_other_places
  from search_replica`;

type PrimaryRow = { identity: string; beat: string; now: Date };
const PRIMARY = sql<PrimaryRow>`
  select (select id::text from database_identity) as identity, beat::text as beat, clock_timestamp() as now
  from search_replica_beat`;

const MS = 1000;

/** The database of searches, beside the one that it follows: each portal has the beat counted up, which its subscriber applies. */
export async function checkSearchReplica(url: string, primaryUrl: string): Promise<Verdict> {
  const replica = openDatabase(url, { size: 1 });
  const primary = openDatabase(primaryUrl, { size: 1 });
  try {
    const isMade = (await MADE.execute(replica.db)).rows[0]?.is_made ?? false;
    const here = isMade ? (await FOLLOWED.execute(replica.db)).rows[0] : undefined;
    if (here === undefined) return judgeSearchReplica(null);
    const [there] = (await PRIMARY.execute(primary.db)).rows;
    const isLevel = here.beat === there?.beat;
    return judgeSearchReplica({
      isOther: here.identity !== there?.identity,
      isCopying: here.is_copying || here.beat === null,
      hasOtherPlaces: here.has_other_places,
      lagSeconds: isLevel ? 0 : ((there?.now.getTime() ?? 0) - (here.at?.getTime() ?? 0)) / MS,
    });
  } catch (error) {
    return { kind: 'ricerche.assente', reason: reasonOf(explainConnection(error, url, 'SEARCH_DATABASE_URL')) };
  } finally {
    await Promise.all([replica.close(), primary.close()]);
  }
}
