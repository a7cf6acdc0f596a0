import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { HOMES } from './plan.ts';

/** A unique index or exclusion, and the columns that it compares for equality. */
export type Rule = { table: string; name: string; columns: string[] };

/** A reference; `columns` as pairs `own=theirs`. */
export type Reference = { from: string; to: string; name: string; columns: string[] };

/** Every table of the schema, those of the jobs aside. */
export async function readTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** What no two rows may share. */
export async function readRules(db: Db): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select tables.relname::text as "table", indexes.relname::text as name, array(
      select attname::text from pg_attribute
      join unnest(indkey::int2[]) with ordinality as key (attnum, place) using (attnum)
      left join pg_constraint on conindid = indexrelid and contype = 'x'
      left join pg_operator on pg_operator.oid = conexclop[place]
      where attrelid = indrelid and coalesce(oprname, '=') = '='
      order by place
    ) as columns
    from pg_index join pg_class as tables on tables.oid = indrelid join pg_class as indexes on indexes.oid = indexrelid
    where tables.relnamespace = 'public'::regnamespace and (indisunique or indisexclusion)
    order by 1, 2`.execute(db);
  return rows;
}

export async function readReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select source.relname::text as "from", target.relname::text as "to", conname::text as name, array(
      select own.attname || '=' || theirs.attname
      from unnest(conkey, confkey) as pair (here, there)
      join pg_attribute as own on own.attrelid = conrelid and own.attnum = here
      join pg_attribute as theirs on theirs.attrelid = confrelid and theirs.attnum = there
    ) as columns
    from pg_constraint join pg_class as source on source.oid = conrelid join pg_class as target on target.oid = confrelid
    where contype = 'f' and source.relnamespace = 'public'::regnamespace order by 1, 3`.execute(db);
  return rows;
}

/** The column that a table is cut by, or `null` for one that is whole. */
export function keyOf(table: string): string | null {
  const home = HOMES.get(table);
  return typeof home === 'object' ? home.by : null;
}
