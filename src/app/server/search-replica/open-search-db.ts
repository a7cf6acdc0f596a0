import type { Pool } from 'pg';
import { PORTAL_ROLE } from '../../../platform/database/portal-role.ts';
import type { HeartbeatSources } from '../../../platform/replica/heartbeat.ts';
import { openFollower, type ReadDb, type ReplicaStats } from '../../../platform/replica/open-read-db.ts';
import type { HeldRegions } from '../../../search/rules/held-regions.ts';
import type { Database, Db, Tables } from '../database.ts';

/** A database of searches: asked while it is close, and in its place whoever answers visitors otherwise. */
export type SearchDb = {
  db: Db;
  /** What it holds; `null` while it is not to be asked. */
  held(): HeldRegions | null;
  stats(): ReplicaStats;
  close(): Promise<void>;
};

export type SearchDbParts = {
  database: Pick<Database, 'pool'>;
  reads: Pick<ReadDb<Tables>, 'ask'>;
  urls: { primary: string; replica: string };
  warn(message: string, error?: unknown): void;
  info?: ((message: string) => void) | undefined;
};

/** Of several portals one writes: the others find a beat that is young enough. Before it was committed all that is older was, too. */
const BEAT = `
  with written as (
    update search_replica_beat set beat = beat + 1, at = clock_timestamp()
    where at < clock_timestamp() - interval '80 milliseconds' returning beat
  )
  select coalesce((select beat from written), beat)::text as beat, (select id::text from database_identity) as identity,
    case when exists (select from written) then 0 else extract(epoch from clock_timestamp() - at) * 1000 end::float8 as age
  from search_replica_beat`;

/** A table that is being copied lacks rows, and other comuni than at its making may lie in its regions. */
const FOLLOWED = `
  select (select beat::text from search_replica_beat) as beat, identity::text, regions,
    exists (select from pg_subscription_rel where srsubstate <> 'r') as is_copying,
    regions is not null and places_hash is distinct from (select source_hash from locations_source) as has_other_places
  from search_replica`;

type BeatRow = { beat: string; identity: string; age: number };
type FollowedRow = {
  beat: string | null;
  identity: string;
  regions: number[] | null;
  is_copying: boolean;
  has_other_places: boolean;
};

function faultOf(here: FollowedRow | undefined, identity: string | undefined): string | null {
  if (here === undefined) return 'SEARCH_DATABASE_URL is not made yet: npm run db -- search-replica create';
  if (here.identity !== identity) return 'SEARCH_DATABASE_URL follows another database than DATABASE_URL';
  if (here.is_copying || here.beat === null) return 'SEARCH_DATABASE_URL is still being copied';
  return here.has_other_places ? 'its regions have other comuni by now: npm run db -- search-replica create' : null;
}

/** By the beat, which the primary counts up and its subscriber applies. `onRegions`: what it holds is read with each answer. */
function compareBeats(
  { primary, replica }: { primary: Pool; replica: Pool },
  onRegions: (regions: number[] | null) => void,
): HeartbeatSources {
  return {
    async askPrimary() {
      const asked = performance.now();
      const [there] = (await primary.query<BeatRow>(BEAT)).rows;
      const mark = { at: asked - (there?.age ?? 0), position: BigInt(there?.beat ?? 0) };
      return { mark, identity: there?.identity };
    },
    async askReplica(identity) {
      const [here] = (await replica.query<FollowedRow>(FOLLOWED)).rows;
      onRegions(here?.regions ?? null);
      return { replayed: BigInt(here?.beat ?? 0), fault: faultOf(here, identity) };
    },
  };
}

/** Opens the database that `npm run db -- search-replica create` has made; one that is not there is passed over. */
export function openSearchDb({ database, reads, urls, warn, info }: SearchDbParts): SearchDb {
  let regions: HeldRegions = [];
  const follower = openFollower<Tables>({
    name: 'the search replica',
    fallback: reads.ask,
    primary: database,
    urls,
    role: PORTAL_ROLE,
    compare: (pools) => compareBeats(pools, (held) => (regions = held ?? 'italia')),
    warn,
    info,
  });
  return {
    db: follower.db,
    held: () => (follower.replicaStats().isUp ? regions : null),
    stats: follower.replicaStats,
    close: follower.close,
  };
}
