import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveHeader, ArchiveTable } from './archive-schema.ts';
import { frame } from './frames.ts';
import { newestMigration, readIdentity } from './identity.ts';
import { columnList, listTables, type TableShape } from './list-tables.ts';

async function readHeader(client: ClientBase, tables: readonly TableShape[]): Promise<ArchiveHeader> {
  return {
    format: 'ospitalia-1',
    created_at: new Date().toISOString(),
    migration: await newestMigration(client),
    database: await readIdentity(client),
    tables: tables.map(({ table }) => table),
  };
}

async function readSequence(client: ClientBase, name: string | null): Promise<ArchiveTable['sequence']> {
  if (name === null) return null;
  const { rows } = await client.query<{ last_value: number; is_called: boolean }>(
    `select last_value, is_called from ${name}`,
  );
  const state = rows[0];
  return state === undefined ? null : { name, ...state };
}

async function* archiveFrames(client: ClientBase): AsyncGenerator<Buffer> {
  const tables = await listTables(client);
  yield frame(JSON.stringify(await readHeader(client, tables)));
  for (const shape of tables) {
    const { table, columns } = shape;
    const entry: ArchiveTable = { table, columns, sequence: await readSequence(client, shape.sequence) };
    yield frame(JSON.stringify(entry));
    const rows: AsyncIterable<Buffer> = client.query(copyTo(`copy ${columnList(client, shape)} to stdout`));
    for await (const chunk of rows) yield frame(chunk);
    yield frame('');
  }
}

/** Every row, as it is at one moment; the portal may go on working. The file gets its name when it is whole. No photos. */
export async function writeBackup(pool: Pool, file: string): Promise<void> {
  const unfinished = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(archiveFrames(client), { objectMode: false }),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await client.query('commit');
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    // Whatever state a failure left the session in, nobody gets it again.
    client.release(true);
  }
}
