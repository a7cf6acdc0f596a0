import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a connection keeps the plans of statements that say so, and of no other; values are values', async () => {
  const { db, close } = openDatabase(database.url);
  const read = await db.connection().execute(async (one) => {
    const values: unknown[] = [];
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ value: number }>`/* prepared */ select ${value}::integer as value`.execute(one);
      await sql`select ${value}::integer as other`.execute(one);
      values.push(rows[0]?.value);
    }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
    return { values, kept: rows.map(({ statement }) => statement) };
  });
  expect(read).toEqual({ values: [1, 2, 3], kept: ['/* prepared */ select $1::integer as value'] });
  await close();
});
