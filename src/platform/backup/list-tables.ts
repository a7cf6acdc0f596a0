import type { ClientBase } from 'pg';
import { OperatorError } from '../process/operator-error.ts';

/** A table with the columns that hold something of its own, and the sequence that numbers its rows. */
export type TableShape = { table: string; columns: string[]; sequence: string | null };

type Row = TableShape & { references: string[] };

/** They describe the schema, which is there before the rows, and so are not contents. */
const SCHEMA_RECORDS = ['migration_hashes', 'schema_hashes'];

/**
 * What opens doors and is worth nothing later stays where it is: after a restoration everybody signs in anew. For the
 * same reason, and because mails are not to be sent twice, the jobs' own schema is left out, and how far newsletters have come.
 * What limits count and pages are told is of the moment, and what lists and searches read is derived (`refresh-search.ts`).
 */
const LEFT_OUT = [
  'secrets',
  'sessions',
  'sign_in_links',
  'sign_in_requests',
  'person_links',
  'public_email_changes',
  'sign_in_address_changes',
  'newsletter_sendings',
  'admins',
  'admin_sessions',
  'admin_devices',
  'admin_passkeys',
  'admin_recovery_codes',
  'admin_links',
  'account_passkeys',
  'passkey_challenges',
  'login_attempts',
  'limit_counts',
  'page_invalidations',
  'page_invalidation_sweeps',
  'processes',
  'feed_host_turns',
  'nightly_archives',
  'last_mail',
  'restorations',
  'undoable_decisions',
  'cards',
  'machine_translations',
  'offers',
  'listed_homes',
  'search_texts',
  'search_words',
  // Archives of the baseline restore to its tables, from which 0002 drops these.
  'cdn_purge_lease',
  'search_replica_beat',
];

/** Of what is left out, what a portal is at home with: without its secret calendars are sealed for ever, and nobody enters the panel. */
export const KEYS_OF_THE_HOUSE = ['secrets', 'admins', 'admin_passkeys', 'admin_recovery_codes'];

const REGISTER = 'registro_azioni';

/**
 * Begun by a migration or by a portal's first start: a new database has rows of them, and those of an archive take their place. Each
 * before those that its rows refer to.
 */
const SEEDED = [
  'blog_categories',
  'citta_alias',
  'citta_nomi',
  'citta',
  'province',
  'regioni',
  'locations_source',
  REGISTER,
];

/** Of the register what was done on the machine itself, as making the first administrator, is no work of anybody's that would be lost. */
const WRITTEN_BY_PEOPLE = `select from ${REGISTER} where address <> 'console' limit 1`;

/** Which database it is: a mark in the archive's head, and no row. */
const IDENTITY = ['database_identity'];

const TABLES = `
  select
    class.relname as table,
    array(
      select attname::text from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns,
    (
      select pg_get_serial_sequence(quote_ident(class.relname), attname) from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped
        and pg_get_serial_sequence(quote_ident(class.relname), attname) is not null
      limit 1
    ) as sequence,
    array(
      select target.relname::text from pg_constraint join pg_class as target on target.oid = confrelid
      where contype = 'f' and conrelid = class.oid and confrelid <> class.oid
    ) as references
  from pg_class as class
  -- A table in partitions is one table.
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
    and class.relname <> all ($1)
  order by class.relname
`;

/** Every table with contents, each after those that its rows refer to. */
export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<Row>(TABLES, [[...SCHEMA_RECORDS, ...LEFT_OUT, ...IDENTITY]]);
  const waiting = new Map(rows.map((row) => [row.table, row]));
  const ordered: TableShape[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find((row) => !row.references.some((name) => waiting.has(name)));
    if (next === undefined)
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.table);
    ordered.push({ table: next.table, columns: next.columns, sequence: next.sequence });
  }
  return ordered;
}

/** Reads all rows of a table; PostgreSQL copies one in partitions only by a query. */
export function copyOut(client: ClientBase, { table, columns }: Pick<TableShape, 'table' | 'columns'>): string {
  const list = columns.map((name) => client.escapeIdentifier(name)).join(', ');
  return `copy (select ${list} from ${client.escapeIdentifier(table)}) to stdout`;
}

export function columnList(client: ClientBase, { table, columns }: Pick<TableShape, 'table' | 'columns'>): string {
  return `${client.escapeIdentifier(table)} (${columns.map((name) => client.escapeIdentifier(name)).join(', ')})`;
}

/** Refuses an archive of other tables than there are. */
export async function checkTables(client: ClientBase, archived: readonly string[]): Promise<void> {
  const tables = await listTables(client);
  if (tables.map(({ table }) => table).join() === archived.join()) return;
  throw new OperatorError("Le tabelle del database non sono quelle dell'archivio.");
}

/** A table that somebody has written rows into, or `null` in a new database, also in one that a portal has started on. */
export async function findRows(client: ClientBase): Promise<string | null> {
  for (const { table } of await listTables(client)) {
    if (SEEDED.includes(table) && table !== REGISTER) continue;
    const anyRow = `select from ${client.escapeIdentifier(table)} limit 1`;
    const { rowCount } = await client.query(table === REGISTER ? WRITTEN_BY_PEOPLE : anyRow);
    if (rowCount !== 0) return table;
  }
  return null;
}

export async function clearSeeded(client: ClientBase, archived: readonly string[]): Promise<void> {
  for (const table of SEEDED) {
    if (archived.includes(table)) await client.query(`delete from ${client.escapeIdentifier(table)}`);
  }
}
