import type { ClientBase, Pool } from 'pg';

const ADDRESS = String.raw`[A-Za-z0-9_''+.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,63}`;

type QueryRunner = Pick<ClientBase | Pool, 'query'>;

/** Returns all email addresses in lower case. An address that follows a quote or dot is returned both with and without it. */
export async function findAddresses(client: QueryRunner, tables: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const table of tables) {
    const { rows } = await client.query<{ email: string }>(`
      select distinct lower(match[1]) as email
      from "${table}" as each, regexp_matches(each::text, '(${ADDRESS})', 'g') as match
      where each::text like '%@%'`);
    for (const { email } of rows) found.add(email).add(email.replace(/^['.]+/, ''));
  }
  return found;
}

export async function listAllTables(client: QueryRunner): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => name);
}
