import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

type Check = { owner: string; definition: string };

test('every check constraint can be added to existing rows with an empty search path, as pg_restore does', async () => {
  await buildStruttura(database.db);
  await database.db.transaction().execute(async (transaction) => {
    await sql`set local search_path = ''`.execute(transaction);
    const { rows } = await sql<Check>`
      select pg_get_constraintdef(oid) as definition,
        case conrelid when 0 then 'domain ' || contypid::regtype else 'table ' || conrelid::regclass end as owner
      from pg_constraint
      where contype = 'c' and coninhcount = 0 and connamespace = 'public'::regnamespace`.execute(transaction);
    expect(rows.length).toBeGreaterThan(100);
    for (const { owner, definition } of rows) {
      await sql.raw(`alter ${owner} add constraint as_restored ${definition}`).execute(transaction);
      await sql.raw(`alter ${owner} drop constraint as_restored`).execute(transaction);
    }
  });
});
