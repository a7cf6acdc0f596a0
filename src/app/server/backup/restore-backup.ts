import type { ClientBase } from 'pg';
import type { Database } from '../database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { OperatorError } from '../../../platform/process/operator-error.ts';
import type { ArchiveHeader } from '../../../platform/backup/archive-schema.ts';
import { newestMigration, readIdentity, takeIdentity } from '../../../platform/backup/identity.ts';
import { checkTables, clearSeeded, columnList, findRows } from '../../../platform/backup/list-tables.ts';
import {
  copyRows,
  type Frames,
  nextFrame,
  openArchive,
  readHeader,
  readTable,
} from '../../../platform/backup/read-archive.ts';
import { refreshSearch } from './refresh-search.ts';
import { type ReturnedRows, returnRows } from './return-rows.ts';
import { setTriggers } from '../../../platform/backup/set-triggers.ts';

/** A new database has everything of the archive; the archive's own has what it had lost. */
export type Restoration = { kind: 'new' } | ({ kind: 'in place' } & ReturnedRows);

function refuseFilled(table: string): OperatorError {
  return new OperatorError(
    `Il database non è vuoto (${table}): ripristina in un database nuovo, o in un'altra OSPITALIA_DATA_DIR.`,
  );
}

/** Row for row, what was deleted comes back only where it was deleted: nowhere else do the numbers mean the same. */
async function checkOwn(client: ClientBase, header: ArchiveHeader, filled: string): Promise<void> {
  if (header.database === null || header.database !== (await readIdentity(client))) throw refuseFilled(filled);
  const migration = await newestMigration(client);
  if (header.migration === migration) return;
  throw new OperatorError(
    `L’archivio è di un’altra versione del programma (${header.migration}, il database è alla ${migration}): ` +
      'ripristinalo in un database nuovo.',
  );
}

async function fillTables(client: ClientBase, header: ArchiveHeader, frames: Frames): Promise<void> {
  await nextFrame(frames);
  await checkTables(client, header.tables);
  const filled = await findRows(client);
  if (filled !== null) throw refuseFilled(filled);
  await setTriggers(client, header.tables, 'disable');
  await clearSeeded(client, header.tables);
  for (const table of header.tables) {
    const entry = await readTable(frames, table);
    await copyRows(client, frames, columnList(client, entry));
    const { sequence } = entry;
    if (sequence !== null) {
      await client.query('select setval($1, $2, $3)', [sequence.name, sequence.last_value, sequence.is_called]);
    }
  }
  await client.query('set constraints all immediate');
  await setTriggers(client, header.tables, 'enable');
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

/** An archive of an older program goes into the schema of its time, which is then migrated. */
async function fill(database: Database, header: ArchiveHeader, file: string): Promise<Restoration> {
  await migrate(database.db, { upTo: header.migration });
  await inTransaction(database, (client) => fillTables(client, header, openArchive(file)));
  await migrate(database.db);
  if (header.database !== null) await takeIdentity(database.pool, header.database);
  return { kind: 'new' };
}

/**
 * Fills a new database from an archive of `writeBackup`. Into the database that the archive is of, as after a purge, it
 * puts back the strutture that are gone or hidden since, row for row, and leaves alone what is there; the portal may be at
 * work meanwhile. Any other database that is not empty is refused. All of it or nothing.
 */
export async function restoreBackup(database: Database, file: string): Promise<Restoration> {
  const header = await readHeader(file);
  const isInPlace = await inTransaction(database, async (client) => {
    const filled = await findRows(client);
    if (filled !== null) await checkOwn(client, header, filled);
    return filled !== null;
  });
  const restored: Restoration = isInPlace
    ? {
        kind: 'in place',
        ...(await inTransaction(database, (client) => returnRows(client, header, openArchive(file)))),
      }
    : await fill(database, header, file);
  await database.pool.query('analyze');
  return restored;
}
