import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase, Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { OperatorError } from '../process/operator-error.ts';
import { encryptStream } from './age-stream.ts';
import type { ArchiveKey } from './archive-key.ts';
import { ARCHIVE_FORMAT, type ArchiveHeader, type ArchiveManifest, type ArchiveTable } from './archive-schema.ts';
import { frame } from './frames.ts';
import { databaseOwner, newestMigration, readErasureKey } from './identity.ts';
import { copyOut, listTables, type TableShape } from './list-tables.ts';
import { createRowTally } from './row-tally.ts';
import { signStream } from './signed-stream.ts';
import * as operatorMessages from '../messages/operator.ts';

export type ArchiveSeal = { key: ArchiveKey; recipients: readonly string[] };

async function readHeader(client: ClientBase, tables: readonly TableShape[]): Promise<ArchiveHeader> {
  return {
    format: `ospitalia-${ARCHIVE_FORMAT}`,
    created_at: new Date().toISOString(),
    migration: await newestMigration(client),
    database: await databaseOwner(client),
    erasure_key: await readErasureKey(client),
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
  const manifest: ArchiveManifest = {};
  yield frame(JSON.stringify(await readHeader(client, tables)));
  for (const shape of tables) {
    const { table, columns } = shape;
    const entry: ArchiveTable = { table, columns, sequence: await readSequence(client, shape.sequence) };
    yield frame(JSON.stringify(entry));
    const rows: AsyncIterable<Buffer> = client.query(copyTo(copyOut(client, shape)));
    const tally = createRowTally();
    for await (const chunk of rows) {
      tally.add(chunk);
      yield frame(chunk);
    }
    yield frame('');
    manifest[table] = tally.read();
  }
  yield frame(JSON.stringify({ manifest }));
}

/** If the promise resolves, all bytes are stored; if it rejects, none are. */
export type ArchiveSink = (bytes: AsyncIterable<Buffer>) => Promise<void>;

/** Writes an archive of one snapshot while the portal runs. Photos are not included. */
export async function streamBackup(pool: Pool, { key, recipients }: ArchiveSeal, sink: ArchiveSink): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(archiveFrames(client), { objectMode: false }),
      createGzip(),
      (packed: AsyncIterable<Buffer>) => signStream(packed, key),
      (signed: AsyncIterable<Buffer>) => encryptStream(signed, recipients),
      sink,
    );
    await client.query('commit');
  } finally {
    // A failure may leave the session in any state, so it is not reused.
    client.release(true);
  }
}

function describeFailure(error: unknown, file: string): unknown {
  const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  return isFull ? new OperatorError(operatorMessages.noSpaceForArchive(file)) : error;
}

export function fileSink(file: string): ArchiveSink {
  return async (bytes) => {
    const unfinished = `${file}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw describeFailure(error, file);
    }
  };
}

export function writeBackup(pool: Pool, file: string, seal: ArchiveSeal): Promise<void> {
  return streamBackup(pool, seal, fileSink(file));
}
