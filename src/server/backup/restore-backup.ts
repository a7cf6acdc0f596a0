import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { OperatorError } from '../operator-error.ts';
import { type ArchiveHeader, archiveHeaderSchema, archiveTableSchema } from './archive-schema.ts';
import { readFrames } from './frames.ts';
import { columnList, listTables } from './list-tables.ts';

type Frames = AsyncGenerator<Buffer>;

function openArchive(file: string): Frames {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  return readFrames(source.pipe(unpacked));
}

async function nextFrame(frames: Frames): Promise<Buffer> {
  const { value, done } = await frames.next();
  if (done === true) throw new Error('the archive ends too early');
  return value;
}

/** Reads an archive to its end, where the check sum is: nothing is restored from one that is not whole. */
async function readHeader(file: string): Promise<ArchiveHeader> {
  const frames = openArchive(file);
  try {
    const header = archiveHeaderSchema.parse(JSON.parse((await nextFrame(frames)).toString()));
    while ((await frames.next()).done !== true);
    return header;
  } catch (cause) {
    throw new OperatorError(`${file} non è un archivio di Ospitalia, o è rovinato.`, { cause });
  }
}

async function checkEmpty(client: ClientBase, header: ArchiveHeader): Promise<void> {
  const tables = await listTables(client);
  if (tables.map(({ table }) => table).join() !== header.tables.join()) {
    throw new OperatorError("Le tabelle del database non sono quelle dell'archivio.");
  }
  for (const { table } of tables) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(table)} limit 1`);
    if (rowCount !== 0) {
      throw new OperatorError(
        `Il database non è vuoto (${table}): ripristina in un database nuovo, o in un'altra OSPITALIA_DATA_DIR.`,
      );
    }
  }
}

/** Rows come with what triggers once made of them: counters, units. Making it again would double it. */
async function setTriggers(client: ClientBase, tables: readonly string[], state: 'enable' | 'disable'): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${client.escapeIdentifier(table)} ${state} trigger user`);
  }
}

/** The frames of one table's rows. */
async function* framesOfTable(frames: Frames): AsyncGenerator<Buffer> {
  for (let chunk = await nextFrame(frames); chunk.length > 0; chunk = await nextFrame(frames)) yield chunk;
}

async function restoreTables(client: ClientBase, header: ArchiveHeader, frames: Frames): Promise<void> {
  await nextFrame(frames);
  await checkEmpty(client, header);
  await setTriggers(client, header.tables, 'disable');
  for (const table of header.tables) {
    const entry = archiveTableSchema.parse(JSON.parse((await nextFrame(frames)).toString()));
    if (entry.table !== table) throw new Error(`the archive holds ${entry.table} where ${table} should be`);
    await pipeline(framesOfTable(frames), client.query(copyFrom(`copy ${columnList(client, entry)} from stdin`)));
    const { sequence } = entry;
    if (sequence !== null) {
      await client.query('select setval($1, $2, $3)', [sequence.name, sequence.last_value, sequence.is_called]);
    }
  }
  await client.query('set constraints all immediate');
  await setTriggers(client, header.tables, 'enable');
}

/**
 * Fills a new database from an archive of `writeBackup`: all of it or nothing. An archive of an older program is
 * restored into the schema of its time and then migrated.
 */
export async function restoreBackup(database: Database, file: string): Promise<void> {
  const header = await readHeader(file);
  await migrate(database.db, { upTo: header.migration });
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await restoreTables(client, header, openArchive(file));
    await client.query('commit');
  } finally {
    // A session in the middle of a failed transaction ends with its connection, and the transaction with it.
    client.release(true);
  }
  await migrate(database.db);
  await database.pool.query('analyze');
}
