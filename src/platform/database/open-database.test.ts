import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { openDatabase } from './open-database.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
}

const cases: [expression: string, value: unknown][] = [
  [`date '2026-10-25'`, '2026-10-25'],
  [`array[date '2026-03-29', null]`, ['2026-03-29', null]],
  [`'{}'::date[]`, []],
  ['count(*)', 1],
  ['array[1, 9007199254740991]::bigint[]', [1, Number.MAX_SAFE_INTEGER]],
  [`daterange('2026-08-14', '2026-08-21')`, '[2026-08-14,2026-08-21)'],
  [`timestamptz '2026-08-14 12:00:00+02'`, new Date('2026-08-14T10:00:00Z')],
];
test.each(cases)('a query returns %s as %j', async (expression, value) => {
  expect(await read(expression)).toEqual(value);
});

test('a query throws a RangeError for an integer beyond the safe range', async () => {
  await expect(read('9007199254740993::bigint')).rejects.toThrow(RangeError);
});

test('PostgreSQL cancels a slow statement before the client times out', async () => {
  const impatient = openDatabase(database.url, { timeLimits: { statement_timeout: 50, query_timeout: 5000 } });
  await expect(sql`select pg_sleep(30)`.execute(impatient.db)).rejects.toMatchObject({ code: '57014' });
  await impatient.close();
});

test('a pool reports a broken idle connection and opens a new one for the next query', async () => {
  const broken: Error[] = [];
  const watched = openDatabase(database.url, { onConnectionError: (error) => broken.push(error) });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(watched.db);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
  await expect.poll(() => broken.length).toBe(1);
  expect((await sql`select 1`.execute(watched.db)).rows).toHaveLength(1);
  await watched.close();
});

test('prepares only statements marked as prepared, and passes their values as parameters', async () => {
  const { db, close } = openDatabase(database.url);
  const read3 = await db.connection().execute(async (one) => {
    const values: unknown[] = [];
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ value: number }>`/* prepared */ select ${value}::integer as value`.execute(one);
      await sql`select ${value}::integer as other`.execute(one);
      values.push(rows[0]?.value);
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
    return { values, kept: rows.map(({ statement }) => statement) };
  });
  expect(read3).toEqual({ values: [1, 2, 3], kept: ['/* prepared */ select $1::integer as value'] });
  await close();
});

test('prepares a query-builder statement that is marked by modifyFront', async () => {
  const { db, close } = openDatabase<{ regioni: { id: number; nome: string } }>(database.url, { size: 1 });
  const [first] = await db
    .selectFrom('regioni')
    .modifyFront(sql`/* prepared */`)
    .select('nome')
    .where('id', '=', 9)
    .execute();
  const { rows } = await sql<{ plans: number }>`
    select count(*)::int as plans from pg_prepared_statements where statement like '%from "regioni"%'`.execute(db);
  expect([first?.nome, rows[0]?.plans]).toEqual(['Toscana', 1]);
  await close();
});

test('re-prepares a statement after the type of a column changes, but fails once inside a transaction', async () => {
  await sql`create table ages (age smallint)`.execute(database.db);
  await sql`insert into ages values (7)`.execute(database.db);
  const { db, close } = openDatabase(database.url, { size: 2 });
  const readAge = (on: typeof db) => sql<{ age: number }>`/* prepared */ select age from ages`.execute(on);
  const readTwice = () =>
    db
      .connection()
      .execute((one) => db.connection().execute(async (other) => [await readAge(one), await readAge(other)]));
  const ages = async () => (await readTwice()).flatMap(({ rows }) => rows.map(({ age }) => age));
  expect(await ages()).toEqual([7, 7]);
  await sql`alter table ages alter column age type bigint`.execute(database.db);
  expect(await ages()).toEqual([7, 7]);
  await sql`alter table ages alter column age type integer`.execute(database.db);
  const inTransaction = () => db.transaction().execute(readAge);
  await expect(inTransaction()).rejects.toThrow('cached plan must not change result type');
  expect((await inTransaction()).rows).toEqual([{ age: 7 }]);
  expect(await ages()).toEqual([7, 7]);
  await close();
});
