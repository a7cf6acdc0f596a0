import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { HOMES, type Home } from './plan.ts';

/** Into how many parts the tables are cut; Citus makes 32 shards of each, which changes no plan's kind. */
const PARTS = 4;

/** The schema of the cut tables, before `public` on the path of whoever asks. */
export const CUT = 'cut';

type CutTable = Exclude<Home, string>;

async function cutTable(db: Db, table: string, { by, from }: CutTable): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const column = from === undefined ? '' : `, ${by} integer`;
  const shape = 'including defaults including generated including identity';
  await run(`create table ${CUT}.${table} (like public.${table} ${shape}${column}) partition by hash (${by})`);
  for (let part = 0; part < PARTS; part += 1) {
    const values = `for values with (modulus ${PARTS}, remainder ${part})`;
    await run(`create table ${CUT}.${table}_part${part} partition of ${CUT}.${table} ${values}`);
  }
  const { rows } = await sql<{ definition: string; holds: boolean; arbitrates: boolean }>`
    select pg_get_indexdef(indexrelid) as definition, indisunique and not indisexclusion as arbitrates, exists (
      select from pg_attribute where attrelid = indrelid and attname = ${by} and attnum = any (indkey::int2[])
    ) as holds
    from pg_index where indrelid = ${`public.${table}`}::regclass`.execute(db);
  for (const { definition, holds, arbitrates } of rows) {
    // What is unique stays so where it holds the key: `on conflict` asks for it.
    const kind = holds && arbitrates ? 'unique ' : '';
    await run(definition.replace(/^CREATE (?:UNIQUE )?INDEX \S+ ON \S+/, `create ${kind}index on ${CUT}.${table}`));
  }
}

async function fillTable(db: Db, table: string, { by, from }: CutTable): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  );
  const columns = rows[0]?.columns ?? '';
  const [into, values] = from === undefined ? [columns, columns] : [`${columns}, ${by}`, `${columns}, ${from}`];
  const copied = `select ${values} from public.${table}`;
  await sql.raw(`truncate ${CUT}.${table}`).execute(db);
  await sql.raw(`insert into ${CUT}.${table} (${into}) overriding system value ${copied}`).execute(db);
}

const cutTables = [...HOMES].flatMap(([table, home]): [string, CutTable][] =>
  typeof home === 'object' ? [[table, home]] : [],
);

export async function fillCut(db: Db): Promise<void> {
  for (const [table, home] of cutTables) await fillTable(db, table, home);
}

export async function cutSchema(db: Db): Promise<void> {
  await sql.raw(`create schema ${CUT}`).execute(db);
  for (const [table, home] of cutTables) await cutTable(db, table, home);
}
