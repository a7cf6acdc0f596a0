import { randomBytes } from 'node:crypto';
import { Client, type ClientBase } from 'pg';
import type { Database } from '../src/app/server/database.ts';
import { type DatabaseOptions, openDatabase } from '../src/platform/database/open-database.ts';

/** Name of the environment variable with the URL of the database server. `test/global-setup.ts` sets it unless the caller does. */
export const SERVER_VARIABLE = 'TEST_DATABASE_URL';
/** Name of the environment variable with the template from which every test database is copied. `test/global-setup.ts` sets it. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE';

export type TestDatabase = Database & { url: string };

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: run tests with vitest, whose global setup starts the server`);
  return value;
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function administer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}

async function createDatabase(template: string, options: DatabaseOptions): Promise<TestDatabase> {
  const server = required(SERVER_VARIABLE);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  const url = withDatabase(server, name);
  // Uses a longer connection timeout than the portal's two seconds, which would make tests fail on a busy machine.
  const database = openDatabase(url, { connectionTimeoutMs: 60_000, ...options });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      const differences = await withClient(url, derivedDifferences);
      await administer(server, `drop database ${name} with (force)`);
      if (differences.length > 0) throw new Error(`derived rows differ:\n${differences.join('\n')}`);
    },
  };
}

/** Creates a database from the template. `close` throws if derived rows, which triggers maintain, differ from computed ones. */
export function createTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return createDatabase(`${required(TEMPLATE_VARIABLE)} strategy file_copy`, options);
}

export function createEmptyDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  return createDatabase('template0', options);
}

const DIFFERENCES = `
  with ids as (select array(select id from strutture) as ids),
    offer as (select to_jsonb(offers) as row from offers), new_offer as (select to_jsonb(one) as row from ids, offers_of(ids) as one),
    home as (select to_jsonb(listed_homes) as row from listed_homes), new_home as (select to_jsonb(one) as row from ids, listed_homes_of(ids) as one),
    card as (select to_jsonb(cards) as row from cards), new_card as (select to_jsonb(one) as row from ids, cards_of(ids) as one),
    text as (select struttura_id from search_texts), new_text as (select id from strutture where status = 'approvata')
  select 'offers: stored' as kind, row::text from (table offer except table new_offer) as one
  union all select 'offers: computed', row::text from (table new_offer except table offer) as one
  union all select 'listed_homes: stored', row::text from (table home except table new_home) as one
  union all select 'listed_homes: computed', row::text from (table new_home except table home) as one
  union all select 'cards: stored', row::text from (table card except table new_card) as one
  union all select 'cards: computed', row::text from (table new_card except table card) as one
  union all select 'search_texts: stored', struttura_id::text from (table text except table new_text) as one
  union all select 'search_texts: computed', id::text from (table new_text except table text) as one
  order by 1, 2`;

async function derivedDifferences(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rowCount } = await client.query(`select from pg_proc where oid = to_regproc('cards_of')`);
  // Skips the comparison if the schema was dropped or belongs to an older release.
  if (rowCount === 0) return [];
  const { rows } = await client.query<{ kind: string; row: string }>(DIFFERENCES);
  return rows.map(({ kind, row }) => `${kind}: ${row}`);
}
