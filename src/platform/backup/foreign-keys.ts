import type { ClientBase } from 'pg';

export type ForeignKey = { table: string; columns: string[]; parent: string; parent_columns: string[] };

const FOREIGN_KEYS = `
  select child.relname as table, parent.relname as parent,
    array(
      select attname::text from unnest(conkey) with ordinality as key (number, position)
      join pg_attribute on attrelid = conrelid and attnum = key.number order by position
    ) as columns,
    array(
      select attname::text from unnest(confkey) with ordinality as key (number, position)
      join pg_attribute on attrelid = confrelid and attnum = key.number order by position
    ) as parent_columns
  from pg_constraint
  join pg_class as child on child.oid = conrelid
  join pg_class as parent on parent.oid = confrelid
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
    and not child.relispartition
`;

/** Reads the foreign keys from the catalogue, so that tables of later migrations are included. Omits self-references. */
export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  return (await client.query<ForeignKey>(FOREIGN_KEYS)).rows;
}

/** Returns `root` and the tables that depend on it, in the order of `tables`, which must list parents first. */
export function dependentsOf(root: string, tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const hanging = new Set([root]);
  for (const table of tables) {
    if (keys.some((key) => key.table === table && hanging.has(key.parent))) hanging.add(table);
  }
  return tables.filter((table) => hanging.has(table));
}
