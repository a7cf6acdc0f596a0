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

/** A new database has everything of the archive; the archive's own has what it had lost. */
export type Restoration = { kind: 'new'; erasures?: ReappliedErasures } | ({ kind: 'in place' } & ReturnedRows);

function refuseFilled(table: string): OperatorError {
  return new OperatorError(
    `Il database non è vuoto (${table}): ripristina in un database nuovo, o in un'altra OSPITALIA_DATA_DIR.`,
  );
}

/** Row for row, what was deleted comes back only where it was deleted: nowhere else do the numbers mean the same. */
async function checkOwn(client: ClientBase, header: ArchiveHeader, filled: string): Promise<void> {
  if (header.database !== (await databaseOwner(client))) throw refuseFilled(filled);
  const migration = await newestMigration(client);
  if (header.migration === migration) return;
  throw new OperatorError(
    `L’archivio è di un’altra versione del programma (${header.migration}, il database è alla ${migration}): ` +
      'ripristinalo in un database nuovo.',
  );
}

/** Looks at the rows when all are there, before triggers and migrations come. */
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

/** Rows of nights that are over come into the partition of their year, which a database has that is older than a day. */
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
  // Without statistics what lists read of 50,000 homes was not made anew within ten minutes.
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
    // A session in the middle of a failed transaction ends with its connection, and the transaction with it.
    client.release(true);
  }
}

/** An archive with its trusted signers. `folder`: the SQL files of another release than this one (`MigrateOptions`). */
type Archive = { file: string; trust: ArchiveTrust; folder?: string };

/**
 * A portal that was started on a new database has given it the newest schema, and rows of an older archive do not fit there: all of it
 * goes, as long as nobody's work is in it and no portal runs.
 */
async function makeRoomForOlder(client: ClientBase, header: ArchiveHeader): Promise<void> {
  if (!(await hasTable(client, 'migration_hashes')) || (await newestMigration(client)) <= header.migration) return;
  const filled = await findRows(client);
  if (filled !== null) throw refuseFilled(filled);
  await assertNoPortal(client);
  await client.query(`drop schema if exists ${JOBS_SCHEMA} cascade`);
  await client.query('drop schema if exists public cascade');
  await client.query('create schema public');
  await client.query('grant usage on schema public to public');
}

/** Throws an `OperatorError` where a portal works on the database. */
export async function assertNoPortal(client: ClientBase): Promise<void> {
  if (!(await hasTable(client, 'processes'))) return;
  const { rowCount } = await client.query(
    `select from processes where seen_at > clock_timestamp() - interval '20 seconds' limit 1`,
  );
  if (rowCount === 0) return;
  throw new OperatorError('Su questo database lavora un portale: fermalo, aspetta mezzo minuto e riprova.');
}

/**
 * Fills an empty database, which then has the tables of the archive's time. If they are older than this program, they have no triggers until
 * a program migrates them: the program of then applies its own.
 */
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

/** Fills an empty database. An archive of an older program goes into the tables of its time, which are then migrated. */
export async function fillNew(
  database: Database,
  header: ArchiveHeader,
  archive: Archive,
  inspect?: Inspect,
): Promise<void> {
  await inTransaction(database, (client) => makeRoomForOlder(client, header));
  await fillAsArchived(database, header, archive, inspect);
  await migrate(database.db, { folder: archive.folder });
}

/** Erases whom an archive has brought back and somebody had erased. */
export async function eraseAgain({ db, pool }: Database, places: readonly ErasurePlace[]): Promise<ReappliedErasures> {
  // Asked for only where somebody is due. A new database has no jobs yet, and mails are among them.
  const listAddresses = async () => {
    await prepareJobs(pool);
    return findAddresses(pool, await listAllTables(pool));
  };
  return reapplyErasures({ db, places, handlers: erasersOf(db), findAddresses: listAddresses });
}

/** Erasures that the archive does not know of are applied before anybody says that the database is restored. */
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
 * Fills a new database from an archive of `writeBackup`. Into the database that the archive is of, as after a purge, it
 * puts back the strutture that are gone or hidden since, row for row, and leaves alone what is there; the portal may be at
 * work meanwhile. Any other database that is not empty is refused. All of it or nothing.
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
    if (filled !== null) await checkOwn(client, header, filled);
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
