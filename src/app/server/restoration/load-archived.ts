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

export const archived = (table: string) => `archived_${table}`;

export type OpenedArchive = { file: string; trust: ArchiveTrust; onBytes?: ByteCounter };

export type Columns = ReadonlyMap<string, readonly string[]>;

/** `homes` is the number of archived homes, excluding removed ones. */
export type LoadedArchive = { header: ArchiveHeader; columns: Columns; homes: number };

/** Throws a `RestorationRefusal` if an archive is from another database or schema version. */
export async function assertMatchingArchive(client: ClientBase, header: ArchiveHeader): Promise<void> {
  if (header.database !== (await databaseOwner(client))) throw refuse('altroPortale');
  const migration = await newestMigration(client);
  if (header.migration > migration) throw refuse('schemaNuovo');
  if (header.migration < migration) throw refuse('schemaVecchio');
}

export async function countHomes(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*) from ${table} where status <> 'eliminata'`);
  return rows[0]?.count ?? 0;
}

/** Loads an archive into temporary tables. Must be called inside a transaction. Locks no tables of the portal. */
export async function loadArchived(client: ClientBase, archive: OpenedArchive): Promise<LoadedArchive> {
  const { file, trust, onBytes } = archive;
  const header = await readHeader(file, trust, onBytes);
  await assertMatchingArchive(client, header);
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
