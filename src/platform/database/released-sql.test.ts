import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSqlObjects } from '../../../scripts/sql-objects.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { readSchemaFiles } from './apply-schema.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';

const FOLDER = join(import.meta.dirname, '../../../db');

/** Update all of these values with each release. */
const RELEASED = {
  migration: '0001_baseline',
  migrations: 'e17df86d5f559299955ca89e3e65ed66db3169715b282b86e298a9e56dc36457',
  version: 1,
  schema: '57367d918044fe6c466591325702c41491613b838cec9e12c0a5c43dce1af5be',
};

function hashOf(files: readonly SqlFile[]): string {
  const hash = createHash('sha256');
  for (const { name, sha256 } of files) hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex');
}

test('no released migration is edited, not even in its comments', async () => {
  const files = await readSqlFiles(join(FOLDER, 'migrations'));
  expect(hashOf(files.filter(({ name }) => name <= RELEASED.migration))).toBe(RELEASED.migrations);
});

test('db/schema/version is one above the released version if and only if a file of db/schema differs from the release', async () => {
  const { version, files } = await readSchemaFiles(join(FOLDER, 'schema'));
  expect(version).toBe(hashOf(files) === RELEASED.schema ? RELEASED.version : RELEASED.version + 1);
});

test('a migrated database has the functions, views and triggers that the files in db define, and no others', async () => {
  const database = await createTestDatabase();
  const { rows } = await database.pool.query<{ name: string }>(`
    select proname::text as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select viewname from pg_views where schemaname = 'public'
    union all select tgrelid::regclass || ' ' || tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace`);
  await database.close();
  const defined = readSqlObjects().flatMap(({ name, triggers }) => [
    name,
    ...triggers.map((trigger) => `${trigger.table} ${trigger.name}`),
  ]);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(defined.toSorted());
});
