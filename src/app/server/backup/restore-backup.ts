import type { ClientBase } from 'pg';
import type { Database } from '../database.ts';
import { hasTable } from '../../../platform/database/has-table.ts';
import { JOBS_SCHEMA } from '../../../platform/jobs/open-queues.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import type { ArchiveHeader, ArchiveManifest, ArchiveTable } from '../../../platform/backup/archive-schema.ts';
import { databaseOwner, newestMigration, takeIdentity } from '../../../platform/backup/identity.ts';
import { checkTables, clearSeeded, columnList, findRows } from '../../../platform/backup/list-tables.ts';
import type { ArchiveTrust } from '../../../platform/backup/archive-bytes.ts';
import {
  copyRows,
  finish,
  type Frames,
  nextFrame,
  openArchive,
  readHeader,
  readManifest,
  readTable,
} from '../../../platform/backup/read-archive.ts';
import { findAddresses, listAllTables } from '../../../platform/database/find-addresses.ts';
import { type ErasurePlace, type ReappliedErasures, reapplyErasures } from '../../../privacy/server/erasures.ts';
import { prepareJobs } from '../jobs/open-jobs.ts';
import { erasersOf } from './restored-handlers.ts';
import { refreshSearch } from './refresh-search.ts';
import { type ReturnedRows, returnRows } from './return-rows.ts';
import { setTriggers } from '../../../platform/backup/set-triggers.ts';
import * as commandMessages from '../../messages/commands.ts';

/** `new`: the database was empty. `in place`: deleted rows were restored into the database from which the archive was written. */
export type Restoration = { kind: 'new'; erasures?: ReappliedErasures } | ({ kind: 'in place' } & ReturnedRows);

function refuseFilled(table: string): OperatorError {
  return new OperatorError(commandMessages.databaseNotEmpty(table));
}

/** Throws if the archive is from another database, where the same ids can identify other rows, or has another schema version. */
async function assertMatchingArchive(client: ClientBase, header: ArchiveHeader, filled: string): Promise<void> {
  if (header.database !== (await databaseOwner(client))) throw refuseFilled(filled);
  const migration = await newestMigration(client);
  if (header.migration === migration) return;
  throw new OperatorError(commandMessages.archiveOfOtherVersion(header.migration, migration));
}

type Inspect = (client: ClientBase, entries: readonly ArchiveTable[], manifest: ArchiveManifest) => Promise<void>;

async function copyTables(client: ClientBase, header: ArchiveHeader, frames: Frames): Promise<ArchiveTable[]> {
  const entries: ArchiveTable[] = [];
  for (const table of header.tables) {
    const entry = await readTable(frames, table);
    await copyRows(client, frames, columnList(client, entry));
    const { sequence } = entry;
    if (sequence !== null) {
      await client.query('select setval($1, $2, $3)', [sequence.name, sequence.last_value, sequence.is_called]);
    }
    entries.push(entry);
  }
  return entries;
}

/** Creates the yearly partitions of `past_calendar_events`, which a new database lacks. */
const MAKE_PAST_YEARS = 'select make_past_years(extract(year from current_date)::integer)';

async function fillTables(client: ClientBase, header: ArchiveHeader, frames: Frames, inspect?: Inspect): Promise<void> {
  await nextFrame(frames);
  await checkTables(client, header.tables);
  const filled = await findRows(client);
  if (filled !== null) throw refuseFilled(filled);
  await setTriggers(client, header.tables, 'disable');
  await clearSeeded(client, header.tables);
  await client.query(MAKE_PAST_YEARS);
  const entries = await copyTables(client, header, frames);
  const manifest = await readManifest(frames);
  await finish(frames);
  await inspect?.(client, entries, manifest);
  await client.query('set constraints all immediate');
  await setTriggers(client, header.tables, 'enable');
  // Updates the statistics first. Without them, building the list rows of 50,000 homes took more than ten minutes.
  await client.query('analyze');
  await refreshSearch(client);
}

async function inTransaction<T>({ pool }: Database, work: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Closes the connection, which rolls back a failed transaction.
    client.release(true);
  }
}

/** `folder` contains the SQL files of another release (see `MigrateOptions`). */
type Archive = { file: string; trust: ArchiveTrust; folder?: string };

/**
 * Drops a schema that is newer than the archive's; a portal creates such a schema when it starts on a new database. Throws if the
 * tables contain rows.
 */
async function dropNewerSchema(client: ClientBase, header: ArchiveHeader): Promise<void> {
  if (!(await hasTable(client, 'migration_hashes')) || (await newestMigration(client)) <= header.migration) return;
  const filled = await findRows(client);
  if (filled !== null) throw refuseFilled(filled);
  await assertNoPortal(client);
  await client.query(`drop schema if exists ${JOBS_SCHEMA} cascade`);
  await client.query('drop schema if exists public cascade');
  await client.query('create schema public');
  await client.query('grant usage on schema public to public');
}

export async function assertNoPortal(client: ClientBase): Promise<void> {
  if (!(await hasTable(client, 'processes'))) return;
  const { rowCount } = await client.query(
    `select from processes where seen_at > clock_timestamp() - interval '20 seconds' limit 1`,
  );
  if (rowCount === 0) return;
  throw new OperatorError(commandMessages.portalIsRunning());
}

/** Fills an empty database with the archive's tables. Tables of an older schema have no triggers until they are migrated. */
export async function fillAsArchived(
  database: Database,
  header: ArchiveHeader,
  { file, trust, folder }: Archive,
  inspect?: Inspect,
): Promise<void> {
  await migrate(database.db, { folder, upTo: header.migration });
  await inTransaction(database, (client) => fillTables(client, header, openArchive(file, trust), inspect));
  await takeIdentity(database.pool, header);
}

/** Fills an empty database. Loads the archive into the tables of its release, which are then migrated. */
export async function fillNew(
  database: Database,
  header: ArchiveHeader,
  archive: Archive,
  inspect?: Inspect,
): Promise<void> {
  await inTransaction(database, (client) => dropNewerSchema(client, header));
  await fillAsArchived(database, header, archive, inspect);
  await migrate(database.db, { folder: archive.folder });
}

export async function eraseAgain({ db, pool }: Database, places: readonly ErasurePlace[]): Promise<ReappliedErasures> {
  // Creates the job tables first, because a new database has none and an erasure also affects queued emails.
  const listAddresses = async () => {
    await prepareJobs(pool);
    return findAddresses(pool, await listAllTables(pool));
  };
  return reapplyErasures({ db, places, handlers: erasersOf(db), findAddresses: listAddresses });
}

async function fillAndErase(
  database: Database,
  header: ArchiveHeader,
  archive: Archive,
  places: readonly ErasurePlace[],
): Promise<{ erasures?: ReappliedErasures }> {
  await fillNew(database, header, archive);
  const erasures = await eraseAgain(database, places);
  return Object.values(erasures).some((count) => count > 0) ? { erasures } : {};
}

/**
 * Restores an archive: all rows into an empty database, or deleted and hidden strutture into the database from which the archive
 * was written.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  trust: ArchiveTrust,
  erasurePlaces: readonly ErasurePlace[] = [],
): Promise<Restoration> {
  const header = await readHeader(file, trust);
  const isInPlace = await inTransaction(database, async (client) => {
    const filled = await findRows(client);
    if (filled !== null) await assertMatchingArchive(client, header, filled);
    return filled !== null;
  });
  const restored: Restoration = isInPlace
    ? {
        kind: 'in place',
        ...(await inTransaction(database, (client) => returnRows(client, header, openArchive(file, trust)))),
      }
    : { kind: 'new', ...(await fillAndErase(database, header, { file, trust }, erasurePlaces)) };
  await database.pool.query('analyze');
  return restored;
}
