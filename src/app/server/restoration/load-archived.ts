import type { ClientBase } from 'pg';
import type { ArchiveTrust } from '../../../platform/backup/archive-bytes.ts';
import type { ArchiveHeader } from '../../../platform/backup/archive-schema.ts';
import { databaseOwner, newestMigration } from '../../../platform/backup/identity.ts';
import { checkTables, columnList, listTables } from '../../../platform/backup/list-tables.ts';
import {
  type ByteCounter,
  copyRows,
  finish,
  nextFrame,
  openArchive,
  readHeader,
  readTable,
  skipRows,
} from '../../../platform/backup/read-archive.ts';
import { refuse } from './refuse.ts';

/** What homes are made of, what they refer to, and what tells of persons and of bookings. */
const LOADED: ReadonlySet<string> = new Set([
  'accounts',
  'bookings',
  'calendar_events',
  'camere',
  'doorbells',
  'erasures',
  'export_addresses',
  'feeds',
  'photos',
  'refunds',
  'struttura_photos',
  'strutture',
  'tariffe',
  'units',
  'unseen_texts',
]);

/** Under which name a table of an archive lies here, until the transaction ends. */
export const archived = (table: string) => `archived_${table}`;

/** An archive as a file of this machine, and what is believed of it. */
export type OpenedArchive = { file: string; trust: ArchiveTrust; onBytes?: ByteCounter };

/** The columns of each table that hold something of their own. */
export type Columns = ReadonlyMap<string, readonly string[]>;

/** `homes`: how many it has that were not removed. */
export type LoadedArchive = { header: ArchiveHeader; columns: Columns; homes: number };

/** Throws a `RestorationRefusal` where an archive is of another database, or of another schema than it has. */
export async function assertOwn(client: ClientBase, header: ArchiveHeader): Promise<void> {
  if (header.database !== (await databaseOwner(client))) throw refuse('altroPortale');
  const migration = await newestMigration(client);
  if (header.migration > migration) throw refuse('schemaNuovo');
  if (header.migration < migration) throw refuse('schemaVecchio');
}

export async function countHomes(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*) from ${table} where status <> 'eliminata'`);
  return rows[0]?.count ?? 0;
}

/**
 * Reads an archive of this database to its signature, and then what it has of homes into temporary tables. Call it inside a transaction;
 * it locks nothing that the portal works with. Throws a `RestorationRefusal` or an `ArchiveRefusal`.
 */
export async function loadArchived(client: ClientBase, archive: OpenedArchive): Promise<LoadedArchive> {
  const { file, trust, onBytes } = archive;
  const header = await readHeader(file, trust, onBytes);
  await assertOwn(client, header);
  await checkTables(client, header.tables);
  const frames = openArchive(file, trust, onBytes);
  await nextFrame(frames);
  for (const table of header.tables) {
    const { columns } = await readTable(frames, table);
    if (!LOADED.has(table)) {
      await skipRows(frames);
      continue;
    }
    const name = archived(table);
    await client.query(
      `create temporary table ${name} (like ${client.escapeIdentifier(table)} including generated) on commit drop`,
    );
    await copyRows(client, frames, columnList(client, { table: name, columns }));
    await client.query(`analyze ${name}`);
  }
  await finish(frames);
  const columns = new Map((await listTables(client)).map((shape) => [shape.table, shape.columns]));
  return { header, columns, homes: await countHomes(client, archived('strutture')) };
}
