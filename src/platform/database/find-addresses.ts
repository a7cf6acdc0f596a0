import type { ClientBase, Pool } from 'pg';

/** What looks like a mail address in a row, in whatever column or JSON. */
const ADDRESS = String.raw`[A-Za-z0-9_''+.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,63}`;

type QueryRunner = Pick<ClientBase | Pool, 'query'>;

/** All that looks like an address in the rows of tables, in small letters; a quote or dot that is stuck to it may come along. */
export async function findAddresses(asked: QueryRunner, tables: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of tables) {
    const { rows } = await asked.query<{ email: string }>(`
      select distinct lower(match[1]) as email
      from "${table}" as each, regexp_matches(each::text, '(${ADDRESS})', 'g') as match
      where each::text like '%@%'`);
    for (const { email } of rows) found.add(email).add(email.replace(/^['.]+/, ''));
  }
  return found;
}

/** Every table of the schema, tables of tomorrow too. */
export async function listAllTables(asked: QueryRunner): Promise<string[]> {
  const { rows } = await asked.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}
