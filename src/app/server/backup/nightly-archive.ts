import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/dates/clock.ts';
import { archiveName } from '../../../platform/backup/archive-name.ts';
import type { ArchivePlace } from '../../../platform/backup/archive-place.ts';
import {
  isArchiveDue,
  newestNightly,
  nightlyOccasion,
  outlivedArchives,
  type NightlyState,
} from '../../../platform/backup/nightly-archives.ts';
import { databaseOwner } from '../../../platform/backup/identity.ts';
import { streamBackup } from '../../../platform/backup/write-backup.ts';
import { NO_LIMITS, openDatabase } from '../../../platform/database/open-database.ts';
import { completeErasures } from '../../../privacy/server/erasures.ts';
import type { Config } from '../config.ts';
import type { Database, Tables } from '../database.ts';
import { archiveSeal } from './archive-trust.ts';
import { openArchivePlace } from './open-archive-place.ts';
import type { Pool } from 'pg';
import { hasTable } from '../../../platform/database/has-table.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import { type Kysely, sql } from 'kysely';
import * as commandMessages from '../../messages/commands.ts';

/**
 * Runs `work` under an advisory lock, or returns `undefined` if another process holds the lock. A crash releases the lock,
 * because it belongs to the connection.
 */
function withLock<T>(db: Kysely<Tables>, lock: number, work: () => Promise<T>): Promise<T | undefined> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${lock}) as locked`.execute(connection);
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await work();
    } finally {
      // Ignores a failure, because a broken connection has already released the lock.
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
    }
  });
}

async function readNightlyState(db: Kysely<Tables>): Promise<NightlyState> {
  const { rows } = await sql<{ written_at: Date | null; tried_at: Date | null }>`
    select written_at, tried_at from nightly_archives`.execute(db);
  return { writtenAt: rows[0]?.written_at ?? null, triedAt: rows[0]?.tried_at ?? null };
}

async function noteTry(db: Kysely<Tables>, at: Date): Promise<void> {
  await sql`
    insert into nightly_archives (tried_at) values (${at})
    on conflict (only_row) do update set tried_at = excluded.tried_at`.execute(db);
}

async function noteWritten(db: Kysely<Tables>, at: Date | null): Promise<void> {
  await sql`update nightly_archives set written_at = ${at}`.execute(db);
}

async function hasRows(pool: Pool, table: string): Promise<boolean> {
  if (!(await hasTable(pool, table))) return false;
  return (await pool.query(`select from "${table}" limit 1`)).rowCount !== 0;
}

async function findLack(pool: Pool): Promise<string | null> {
  if (!(await hasRows(pool, 'strutture'))) return commandMessages.lacksHomes();
  const hasUsers = (await hasRows(pool, 'accounts')) || (await hasRows(pool, 'admins'));
  return hasUsers ? null : commandMessages.lacksUsers();
}

/** Throws if the database has no homes or no users. Otherwise, its useless archives would gradually replace all useful ones. */
export async function assertFilled(pool: Pool): Promise<void> {
  const lack = await findLack(pool);
  if (lack === null) return;
  throw new OperatorError(commandMessages.databaseLooksWrong(lack));
}

/** Advisory lock of the nightly archive: an arbitrary constant ("nott" in ASCII). */
const NIGHTLY_LOCK = 0x6e6f7474;
const MS = 1000;

export type NightlyParts = {
  url: string;
  config: Pick<Config, 'secret' | 'backup'>;
  clock: Clock;
  log: Pick<Logger, 'info'>;
  place?: ArchivePlace;
};

function countBytes(bytes: AsyncIterable<Buffer>) {
  const counted = {
    total: 0,
    async *bytes(): AsyncGenerator<Buffer> {
      for await (const chunk of bytes) {
        counted.total += chunk.length;
        yield chunk;
      }
    },
  };
  return counted;
}

async function writeNightly({ config, log }: NightlyParts, database: Database, place: ArchivePlace, now: Date) {
  const start = performance.now();
  const seal = await archiveSeal(config, database);
  const owner = await databaseOwner(database.pool);
  const archivio = archiveName(now, { occasion: nightlyOccasion(owner), ...seal });
  let bytes = 0;
  await streamBackup(database.pool, seal, async (stream) => {
    const counted = countBytes(stream);
    await place.write(archivio, counted.bytes());
    bytes = counted.total;
  });
  log.info({ archivio, bytes, seconds: (performance.now() - start) / MS }, 'an archive was written');
  return archivio;
}

/**
 * Writes the nightly archive if it is due, and deletes expired archives. Records the attempt first, so that a failed attempt is
 * not repeated immediately.
 */
async function writeIfDue(parts: NightlyParts, database: Database, at: string, place: ArchivePlace): Promise<void> {
  const { db, pool } = database;
  const now = parts.clock.now();
  if (!isArchiveDue(now, at, await readNightlyState(db))) return;
  await noteTry(db, now);
  const owner = await databaseOwner(pool);
  const names = await place.list('');
  const writtenAt = newestNightly(names, owner);
  await noteWritten(db, writtenAt);
  if (!isArchiveDue(now, at, { writtenAt, triedAt: null })) return;
  await assertFilled(pool);
  await completeErasures({ db, places: [place] });
  const archivio = await writeNightly(parts, database, place, now);
  await noteWritten(db, now);
  for (const name of outlivedArchives([...names, archivio], owner, archivio)) await place.remove(name);
}

export function openNightlyArchive(parts: NightlyParts): () => Promise<void> {
  const { config, url } = parts;
  const { at } = config.backup;
  if (at === null) return async () => undefined;
  const place = parts.place ?? openArchivePlace(config);
  return async () => {
    const database = openDatabase<Tables>(url, { timeLimits: NO_LIMITS });
    try {
      await withLock(database.db, NIGHTLY_LOCK, () => writeIfDue(parts, database, at, place));
    } finally {
      await database.close();
    }
  };
}
