import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { formatMoment } from '../../../kernel/dates/format-moment.ts';
import type { ArchiveTrust } from '../../../platform/backup/archive-bytes.ts';
import type { ArchivePlace } from '../../../platform/backup/archive-place.ts';
import type { ArchiveHeader } from '../../../platform/backup/archive-schema.ts';
import { databaseOwner, newestMigration } from '../../../platform/backup/identity.ts';
import { PORTAL_CREDENTIALS } from '../../../platform/backup/list-tables.ts';
import { readHeader } from '../../../platform/backup/read-archive.ts';
import { NO_LIMITS, openDatabase } from '../../../platform/database/open-database.ts';
import { replaceDatabase } from '../../../platform/database/replace-database.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import { completeErasures } from '../../../privacy/server/erasures.ts';
import type { Database, Tables } from '../database.ts';
import { bookingStates } from './booking-states.ts';
import { assertNoPortal, fillAsArchived } from './restore-backup.ts';
import * as commandMessages from '../../messages/commands.ts';

export type Downgrade = {
  header: ArchiveHeader;
  lost: LostRows;
  renamedDatabase: string;
};

/** `bookings` contains the creation times of bookings that were created or changed after the archive was written. */
export type LostRows = { bookings: Date[]; strutture: number };

type DowngradeParts = {
  database: Database;
  url: string;
  file: string;
  trust: ArchiveTrust;
  folder?: string;
  /** Places where erasure records are stored. New records are written to the first place. */
  places: readonly ArchivePlace[];
  mayLose: number;
};

const SHOWN = 5;

async function checkArchive({ database }: DowngradeParts, header: ArchiveHeader): Promise<void> {
  const client = await database.pool.connect();
  try {
    if (header.database !== (await databaseOwner(client))) {
      throw new OperatorError(commandMessages.archiveOfOtherDatabase());
    }
    const migration = await newestMigration(client);
    if (header.migration >= migration) {
      throw new OperatorError(commandMessages.archiveHasThisSchema(migration));
    }
    await assertNoPortal(client);
  } finally {
    client.release();
  }
}

async function columnsOf(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function copyTable(from: Pool, to: Pool, table: string): Promise<void> {
  const [source, target] = await Promise.all([columnsOf(from, table), columnsOf(to, table)]);
  const columns = target.filter((name) => source.includes(name));
  if (columns.length === 0) return;
  const list = `${escapeIdentifier(table)} (${columns.map((name) => escapeIdentifier(name)).join(', ')})`;
  const [reader, writer] = await Promise.all([from.connect(), to.connect()]);
  try {
    await pipeline(reader.query(copyTo(`copy ${list} to stdout`)), writer.query(copyFrom(`copy ${list} from stdin`)));
  } finally {
    reader.release(true);
    writer.release(true);
  }
}

type BookingState = { id: string; state: string; created_at: Date };

async function listBookings(pool: Pool): Promise<BookingState[]> {
  const states = bookingStates('bookings', 'refunds');
  return (await pool.query<BookingState>(`${states} order by created_at`)).rows;
}

async function listStrutture(pool: Pool): Promise<number[]> {
  return (await pool.query<{ id: number }>('select id from strutture')).rows.map(({ id }) => id);
}

async function findLost(now: Pool, then: Pool): Promise<LostRows> {
  const before = new Map((await listBookings(then)).map(({ id, state }) => [id, state]));
  const there = new Set(await listStrutture(then));
  return {
    bookings: (await listBookings(now))
      .filter(({ id, state }) => before.get(id) !== state)
      .map(({ created_at }) => created_at),
    strutture: (await listStrutture(now)).filter((id) => !there.has(id)).length,
  };
}

function refuseLoss({ bookings }: LostRows): OperatorError {
  const shown = bookings.slice(0, SHOWN).map((at) => formatMoment(at.toISOString()));
  if (bookings.length > SHOWN) shown.push('…');
  return new OperatorError(commandMessages.downgradeWouldLose(bookings.length, shown.join('; ')));
}

async function fill(parts: DowngradeParts, header: ArchiveHeader, url: string): Promise<LostRows> {
  const fresh = openDatabase<Tables>(url, { timeLimits: NO_LIMITS });
  const now = parts.database.pool;
  try {
    await fillAsArchived(fresh, header, parts);
    for (const table of PORTAL_CREDENTIALS) await copyTable(now, fresh.pool, table);
    const lost = await findLost(now, fresh.pool);
    if (lost.bookings.length > 0 && lost.bookings.length !== parts.mayLose) throw refuseLoss(lost);
    return lost;
  } finally {
    await fresh.close();
  }
}

/**
 * Replaces the database with a new one that contains the rows of an archive with an older schema. Throws if a portal is running,
 * or if the number of lost bookings is neither 0 nor `mayLose`. On failure, the database is not replaced.
 */
export async function downgrade(parts: DowngradeParts): Promise<Downgrade> {
  const header = await readHeader(parts.file, parts.trust);
  await checkArchive(parts, header);
  // Writes missing erasure records to the archive place, where the older release reads them and repeats the erasures.
  await completeErasures({ db: parts.database.db, places: parts.places });
  const { done: lost, previousName: renamedDatabase } = await replaceDatabase(
    parts.url,
    (url) => fill(parts, header, url),
    parts.database.close,
  );
  return { header, lost, renamedDatabase };
}
