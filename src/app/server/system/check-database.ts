import { sql } from 'kysely';
import type { Verdict } from '../../../admin/rules/verdict.ts';
import {
  judgeAddresses,
  judgeDatabase,
  judgeFeeds,
  judgeMailQueue,
  judgeQueues,
  judgeReplica,
  type ClockReading,
  judgeRoles,
} from '../../../admin/rules/judge-system.ts';
import type { HostLoad } from '../../../calendar/rules/poll-capacity.ts';
import type { Clock } from '../../../kernel/dates/clock.ts';
import { createLastMail } from '../../../mail/server/last-mail.ts';
import { describeTarget } from '../../../platform/database/describe-target.ts';
import { explainConnection } from '../../../platform/database/explain-connection.ts';
import { newestMigration } from '../../../platform/database/migrate.ts';
import { PORTAL_ROLE } from '../../../platform/database/portal-role.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import type { Db } from '../database.ts';
import { readBacklog, readWaitingJobs } from '../metrics/read-backlog.ts';
import { PROCESS_ROLES } from '../read-roles.ts';
import { reasonOf } from './check-with-limit.ts';
import * as operatorMessages from '../../messages/operator.ts';

const MAIL_QUEUE = 'mail';
const MS = 1000;

/** Extensions that the portal needs, all of which are contrib modules of PostgreSQL. */
const EXTENSIONS = ['btree_gist', 'pg_trgm', 'unaccent', 'fuzzystrmatch'];

type ServerState = {
  version: string;
  used: number;
  most: number;
  user: string;
  has_migration: boolean;
  may_use_role: boolean;
  missing_extensions: string[];
};

export async function checkServer(db: Db, url: string): Promise<Verdict> {
  const migration = await newestMigration();
  const { rows } = await sql<ServerState>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('max_connections')::integer as most,
      (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used,
      exists (select from migration_hashes where name = ${migration}) as has_migration,
      current_user as user, coalesce(pg_has_role(current_user, to_regrole(${PORTAL_ROLE}), 'member'), false) as may_use_role,
      array(select unnest(${EXTENSIONS}::text[]) except select extname::text from pg_extension) as missing_extensions`.execute(
    db,
  );
  const [state] = rows;
  if (state === undefined) throw new Error('a select without a table returned no row');
  return judgeDatabase({
    ...state,
    target: describeTarget(url),
    migration: state.has_migration ? null : migration,
    role: PORTAL_ROLE,
    mayUseRole: state.may_use_role,
    missingExtensions: state.missing_extensions,
  });
}

/**
 * Measures how many seconds the portal's clock is ahead of the database's, assuming that the database reads its clock halfway
 * through the round trip.
 */
export async function readDatabaseClock(db: Db, clock: Clock): Promise<ClockReading> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const ours = (before + clock.now().getTime()) / 2;
  return { reference: operatorMessages.databaseClock(), aheadSeconds: (ours - (rows[0]?.now.getTime() ?? ours)) / MS };
}

async function readHostLoads(db: Db): Promise<HostLoad[]> {
  const { rows } = await sql<HostLoad>`
    select host, sum(60.0 / sync_interval_minutes)::float8 as readings, (
      select count(distinct sent_from)::integer from feed_host_turns where started_at > now() - interval '10 minutes'
    ) as addresses
    from feeds where not paused group by host`.execute(db);
  return rows;
}

export async function checkBacklog(db: Db): Promise<Verdict[]> {
  const [backlog, queues, sentAt, loads] = await Promise.all([
    readBacklog(db),
    readWaitingJobs(db),
    createLastMail(db).read(),
    readHostLoads(db),
  ]);
  const missing = judgeAddresses(loads);
  const { rows } = await sql<{ count: number; failing: number }>`
    select count(*)::integer as count, (count(*) filter (where fault is not null))::integer as failing
    from feeds where not paused`.execute(db);
  const [feeds = { count: 0, failing: 0 }] = rows;
  const mails = queues.find(({ queue }) => queue === MAIL_QUEUE);
  const money = backlog.refundsToReview + backlog.bookingsToReview;
  return [
    judgeMailQueue(mails, sentAt?.toISOString() ?? null),
    judgeQueues(queues.filter(({ queue }) => queue !== MAIL_QUEUE)),
    judgeFeeds({ ...feeds, behind: backlog.feedsBehind }),
    ...(missing === null ? [] : [missing]),
    ...(money > 0 ? [{ kind: 'denaro.da_vedere' as const, count: money }] : []),
  ];
}

/** Checks that each role has a running process. A process without a recent heartbeat is considered stopped. */
export async function checkRoles(db: Db): Promise<Verdict> {
  const { rows } = await sql<{ role: string }>`
    select distinct unnest(roles) as role from processes where seen_at > clock_timestamp() - interval '20 seconds'`.execute(
    db,
  );
  return judgeRoles(
    rows.map(({ role }) => role),
    PROCESS_ROLES,
  );
}

export async function hasNoHomes(db: Db): Promise<boolean> {
  return (await db.selectFrom('strutture').select('id').limit(1).execute()).length === 0;
}

export async function checkReplica(url: string): Promise<Verdict> {
  const replica = openDatabase(url, { size: 1 });
  try {
    const { rows } = await sql<{ lag: number | null }>`
      select case when pg_is_in_recovery() then
        -- An idle primary sends nothing. If everything received has been replayed, there is no lag.
        case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) end
      end::float8 as lag`.execute(replica.db);
    return judgeReplica(rows[0]?.lag ?? null);
  } catch (error) {
    return { kind: 'replica.assente', reason: reasonOf(explainConnection(error, url, 'DATABASE_READ_URL')) };
  } finally {
    await replica.close();
  }
}
