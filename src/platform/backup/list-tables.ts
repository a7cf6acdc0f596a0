import type { ClientBase } from 'pg';
import { OperatorError } from '../process/operator-error.ts';
import * as operatorMessages from '../messages/operator.ts';

export type TableShape = { table: string; columns: string[]; sequence: string | null };

type Row = TableShape & { references: string[] };

/** Tables that describe the schema. Archives omit them, because the schema already exists when rows are restored. */
const SCHEMA_RECORDS = ['migration_hashes', 'schema_hashes'];

/**
 * Tables that archives omit. Credentials must not be restored, and emails must not be sent twice; the other tables are transient
 * or derived.
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
  // Only databases of the baseline release (0001) have these tables. Migration 0002 drops them.
  'cdn_purge_lease',
  'search_replica_beat',
];

/** Tables without which encrypted calendars are unreadable and no administrator can sign in. */
export const PORTAL_CREDENTIALS = ['secrets', 'admins', 'admin_passkeys', 'admin_recovery_codes'];

const REGISTER = 'registro_azioni';

/** Tables with initial rows. A restore deletes these rows in this order, so referencing tables come first. */
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

/** Selects an audit log row of an action outside the console. Creating the first administrator counts as a console action. */
const WRITTEN_BY_PEOPLE = `select from ${REGISTER} where address <> 'console' limit 1`;

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

/** Returns the tables that archives contain. Each table comes after the tables that it refers to. */
export async function listTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<Row>(TABLES, [[...SCHEMA_RECORDS, ...LEFT_OUT, ...IDENTITY]]);
  const waiting = new Map(rows.map((row) => [row.table, row]));
  const ordered: TableShape[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find((row) => !row.references.some((name) => waiting.has(name)));
    if (next === undefined)
      throw new Error(`tables reference each other in a cycle: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.table);
    ordered.push({ table: next.table, columns: next.columns, sequence: next.sequence });
  }
  return ordered;
}

/** Returns a `copy` statement with a query, because `copy` cannot read a partitioned table directly. */
export function copyOut(client: ClientBase, { table, columns }: Pick<TableShape, 'table' | 'columns'>): string {
  const list = columns.map((name) => client.escapeIdentifier(name)).join(', ');
  return `copy (select ${list} from ${client.escapeIdentifier(table)}) to stdout`;
}

export function columnList(client: ClientBase, { table, columns }: Pick<TableShape, 'table' | 'columns'>): string {
  return `${client.escapeIdentifier(table)} (${columns.map((name) => client.escapeIdentifier(name)).join(', ')})`;
}

export async function checkTables(client: ClientBase, archived: readonly string[]): Promise<void> {
  const tables = await listTables(client);
  if (tables.map(({ table }) => table).join() === archived.join()) return;
  throw new OperatorError(operatorMessages.archivedTablesDiffer());
}

/** Returns the name of a table that contains data, or `null`. Ignores seeded tables and audit log rows of console actions. */
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
