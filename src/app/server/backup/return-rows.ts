import { type ClientBase, DatabaseError } from 'pg';
import type { ArchiveHeader, ArchiveTable } from '../../../platform/backup/archive-schema.ts';
import { dependentsOf, type ForeignKey, listForeignKeys } from '../../../platform/backup/foreign-keys.ts';
import { checkTables, columnList, listTables, type TableShape } from '../../../platform/backup/list-tables.ts';
import {
  copyRows,
  finish,
  type Frames,
  nextFrame,
  readTable,
  skipRows,
} from '../../../platform/backup/read-archive.ts';
import { eraseReturned, maskErased, type SearchedTable } from './erased-rows.ts';
import { refreshReturned } from './refresh-search.ts';
import { setTriggers } from '../../../platform/backup/set-triggers.ts';

/** `skipped` lists the strutture that were not restored because another home now has their CIN. */
export type ReturnedRows = {
  strutture: number;
  skipped: { id: number; nome: string }[];
  /** Number of restored photo rows. The photos' files were already deleted, so the operator must copy them back. */
  photos: number;
  /** Number of persons whose erasure was repeated (`again`) or rejected (`refused`). */
  erasures?: { again: number; refused: number };
};

/** Maximum wait for the table locks. A running portal can read during a restore, but its writes wait. */
const LOCK_TIMEOUT = '30s';
const UNIQUE_VIOLATION = '23505';

/** The state of a restore. The temporary tables `archived_{table}` contain the archived rows that remain to be restored. */
type Return = {
  client: ClientBase;
  shapes: ReadonlyMap<string, TableShape>;
  keys: readonly ForeignKey[];
  dependents: readonly string[];
};

const archived = (table: string) => `archived_${table}`;

function names({ client, shapes }: Return, table: string): { columns: string; target: string; source: string } {
  const { columns = [] } = shapes.get(table) ?? {};
  return {
    columns: columns.map((name) => client.escapeIdentifier(name)).join(', '),
    target: client.escapeIdentifier(table),
    source: client.escapeIdentifier(archived(table)),
  };
}

/** Advances the sequence past the archived ids. A rollback does not undo this. */
async function advance(client: ClientBase, { name, last_value }: NonNullable<ArchiveTable['sequence']>): Promise<void> {
  await client.query(`select setval($1, $2) from ${name} where last_value < $2`, [name, last_value]);
}

async function load(work: Return, header: ArchiveHeader, frames: Frames): Promise<string[]> {
  const { client, keys, dependents } = work;
  const parents = keys.filter(({ table }) => dependents.includes(table)).map(({ parent }) => parent);
  for (const table of header.tables) {
    const { columns, sequence } = await readTable(frames, table);
    if (dependents.includes(table) || parents.includes(table) || table === 'erasures') {
      const { source, target } = names(work, table);
      await client.query(`create temporary table ${source} (like ${target} including generated) on commit drop`);
      await copyRows(client, frames, columnList(client, { table: archived(table), columns }));
      await client.query(`analyze ${source}`);
      if (sequence !== null) await advance(client, sequence);
    } else await skipRows(frames);
  }
  await finish(frames);
  return [...dependents, ...parents];
}

function searched({ shapes }: Return, tables: readonly string[], nameOf: (table: string) => string): SearchedTable[] {
  return [...new Set(tables)].map((table) => ({ name: nameOf(table), columns: shapes.get(table)?.columns ?? [] }));
}

function joins({ client }: Return, { columns, parent_columns }: ForeignKey): string {
  const pairs = columns.map((column, index) => {
    const named = parent_columns[index] ?? column;
    return `parent.${client.escapeIdentifier(named)} = child.${client.escapeIdentifier(column)}`;
  });
  return pairs.join(' and ');
}

async function prune(work: Return, table: string): Promise<void> {
  const { client, keys, dependents } = work;
  const belongs = keys
    .filter((key) => key.table === table && dependents.includes(key.parent))
    .map((key) => `exists (select from ${names(work, key.parent).source} as parent where ${joins(work, key)})`);
  if (belongs.length === 0) return;
  await client.query(`delete from ${names(work, table).source} as child where not (${belongs.join(' or ')})`);
}

/** Replaces archived photo ids, because a photo that was uploaded again has a new id. */
async function followPhotos(work: Return, { table, columns }: ForeignKey): Promise<void> {
  const column = work.client.escapeIdentifier(columns[0] ?? '');
  await work.client.query(`
    update ${names(work, table).source} as child set ${column} = photos.id
    from ${archived('photos')} as before join photos on photos.hash = before.hash
    where child.${column} = before.id and photos.id <> before.id
  `);
}

async function returnParents(work: Return, table: string): Promise<number> {
  let photos = 0;
  for (const key of work.keys.filter((one) => one.table === table && !work.dependents.includes(one.parent))) {
    const { columns, source, target } = names(work, key.parent);
    if (key.parent === 'photos') await followPhotos(work, key);
    const { rowCount } = await work.client.query(`
      insert into ${target} (${columns}) overriding system value select ${columns} from ${source} as parent
      where exists (select from ${names(work, table).source} as child where ${joins(work, key)})
      on conflict do nothing
    `);
    if (key.parent === 'photos') photos += rowCount ?? 0;
  }
  return photos;
}

async function insert(work: Return, table: string): Promise<void> {
  const { columns, source, target } = names(work, table);
  await work.client.query(`
    insert into ${target} (${columns}) overriding system value select ${columns} from ${source} on conflict do nothing
  `);
}

async function showAgain(work: Return, id: number): Promise<void> {
  const { client, shapes } = work;
  const columns = (shapes.get('strutture')?.columns ?? []).filter((name) => name !== 'id');
  const list = columns.map((name) => client.escapeIdentifier(name)).join(', ');
  await client.query('savepoint shown');
  try {
    await client.query(
      `update strutture set (${list}) = (select ${list} from archived_strutture where id = $1) where id = $1`,
      [id],
    );
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
    await client.query('rollback to savepoint shown');
  }
  await client.query('release savepoint shown');
}

async function returnStrutture(work: Return): Promise<ReturnedRows['skipped']> {
  const { client } = work;
  await client.query(`
    delete from archived_strutture as before using strutture as now
    where now.id = before.id and (now.status <> 'eliminata' or before.status = 'eliminata')
  `);
  const { rows: hidden } = await client.query<{ id: number }>(
    'select id from strutture join archived_strutture using (id) order by id',
  );
  await returnParents(work, 'strutture');
  await insert(work, 'strutture');
  for (const { id } of hidden) await showAgain(work, id);
  const { rows } = await client.query<{ id: number; nome: string }>(`
    with skipped as (
      delete from archived_strutture as before where not exists (
        select from strutture as now where now.id = before.id and now.status = before.status
      ) returning id, nome
    )
    select id, nome from skipped order by id
  `);
  return rows;
}

/** Recalculates the counts that the triggers of strutture normally maintain, because these triggers are disabled here. */
const RECOUNT = `
  insert into strutture_per_citta (citta_id, strutture_count)
  select citta_id, count(*) filter (where status = 'approvata') from strutture
  where citta_id in (select citta_id from archived_strutture) group by citta_id
  on conflict (citta_id) do update set strutture_count = excluded.strutture_count
`;

/** Restores deleted and hidden strutture and their missing rows in other tables. Must be called inside a transaction. */
export async function returnRows(client: ClientBase, header: ArchiveHeader, frames: Frames): Promise<ReturnedRows> {
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await nextFrame(frames);
  await checkTables(client, header.tables);
  const shapes = new Map((await listTables(client)).map((shape) => [shape.table, shape]));
  const keys = await listForeignKeys(client);
  const dependents = dependentsOf('strutture', header.tables, keys);
  const work: Return = { client, shapes, keys, dependents };
  const loaded = await load(work, header, frames);
  const masked = await maskErased(client, archived('erasures'), searched(work, loaded, archived));
  await setTriggers(client, dependents, 'disable');
  const skipped = await returnStrutture(work);
  let photos = 0;
  for (const table of dependents.filter((name) => name !== 'strutture')) {
    await prune(work, table);
    photos += await returnParents(work, table);
    await insert(work, table);
  }
  await client.query(RECOUNT);
  await client.query('delete from gone_strutture using archived_strutture as back where gone_strutture.id = back.id');
  await client.query('delete from removed_homes using archived_strutture as back where struttura_id = back.id');
  await client.query('set constraints all immediate');
  await setTriggers(client, dependents, 'enable');
  const refused = await eraseReturned(
    client,
    masked,
    searched(work, loaded, (table) => table),
  );
  await refreshReturned(client, archived('strutture'));
  // The triggers that invalidate pages were disabled too, so all pages are invalidated here.
  await client.query(`select invalidate_pages(array['all'])`);
  const { rowCount } = await client.query('select from archived_strutture');
  const erasures = masked.length > 0 && { erasures: { again: masked.length - refused, refused } };
  return { strutture: rowCount ?? 0, skipped, photos, ...erasures };
}
