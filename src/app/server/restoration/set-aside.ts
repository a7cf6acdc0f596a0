import type { ClientBase } from 'pg';
import type { ForeignKey } from '../../../platform/backup/foreign-keys.ts';

/**
 * Tables that are not set aside. Derived rows are rebuilt. Decisions that administrators can still undo and pending changes of
 * public email addresses are discarded.
 */
const MADE_ANEW: ReadonlySet<string> = new Set([
  'cards',
  'offers',
  'listed_homes',
  'search_texts',
  'undoable_decisions',
  'public_email_changes',
]);

/** A table that is not archived. Its rows are set aside while the rows that it references are replaced. */
export type WaitingTable = { table: string; columns: string };

const aside = (table: string) => `aside_${table}`;

function hangingOn(replaced: readonly string[], keys: readonly ForeignKey[]): string[] {
  const gone = new Set(replaced);
  const found: string[] = [];
  for (let last = -1; last !== found.length; ) {
    last = found.length;
    for (const { table, parent } of keys) {
      if (!gone.has(parent) || gone.has(table)) continue;
      gone.add(table);
      found.push(table);
    }
  }
  return found.filter((table) => !MADE_ANEW.has(table));
}

async function columnsOf(client: ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => client.escapeIdentifier(name)).join(', ');
}

export async function setAside(
  client: ClientBase,
  replaced: readonly string[],
  keys: readonly ForeignKey[],
): Promise<WaitingTable[]> {
  const waiting: WaitingTable[] = [];
  for (const table of hangingOn(replaced, keys)) {
    const columns = await columnsOf(client, table);
    await client.query(`create temporary table ${aside(table)} on commit drop as select ${columns} from ${table}`);
    waiting.push({ table, columns });
  }
  return waiting;
}

function isThere({ columns, parent, parent_columns }: ForeignKey): string {
  const pairs = columns.map((column, index) => `parent."${parent_columns[index] ?? column}" = row."${column}"`);
  const isNull = columns.map((column) => `row."${column}" is null`);
  return `(${isNull.join(' or ')} or exists (select from ${parent} as parent where ${pairs.join(' and ')}))`;
}

export async function returnWaiting(
  client: ClientBase,
  waiting: readonly WaitingTable[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, columns } of waiting) {
    const conditions = keys.filter((key) => key.table === table).map(isThere);
    await client.query(
      `insert into ${table} (${columns}) overriding system value
      select ${columns} from ${aside(table)} as row where ${conditions.join(' and ')}`,
    );
  }
}
