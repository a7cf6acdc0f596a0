import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { Tables } from '../../app/server/database.ts';
import { openDatabase } from './open-database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../db/migrations');
const parent = temporaryFolder();

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(parent, 'migrations-'));
  for (const name of await readdir(MIGRATIONS)) await copyFile(join(MIGRATIONS, name), join(folder, name));
});
afterEach(() => database.close());

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const writeFirst = () => write('9001_first.sql', 'create table nuova_a (id integer primary key);');

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where tablename like 'nuova%' order by 1
  `.execute(database.db);
  return rows.map((row) => row.name);
}

describe('migrate', () => {
  test('applies new files in the order of their names, once', async () => {
    await write('9002_second.sql', 'create table nuova_b (a_id integer references nuova_a (id));');
    await write('9001_first.sql', 'create table nuova_a (id integer primary key); insert into nuova_a values (1);');
    await migrate(database.db, { folder });
    await migrate(database.db, { folder });
    expect(await tables()).toEqual(['nuova_a', 'nuova_b']);
  });

  test('processes that start together on an empty database apply each file once', async () => {
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    await writeFirst();
    const others = [1, 2, 3].map(() => openDatabase<Tables>(database.url));
    await Promise.all([database, ...others].map(({ db }) => migrate(db, { folder })));
    for (const other of others) await other.close();
    expect(await tables()).toEqual(['nuova_a']);
  });

  test('a file that fails leaves nothing behind, of its own or of its run', async () => {
    await writeFirst();
    await write('9002_wrong.sql', 'create table nuova_b (id integer primary key); select 1 / 0;');
    await expect(migrate(database.db, { folder })).rejects.toThrow('migration 9002_wrong failed');
    expect(await tables()).toEqual([]);
  });

  test('a file that changed after it was applied is refused by name', async () => {
    await writeFirst();
    await migrate(database.db, { folder });
    await write('9001_first.sql', 'create table nuova_a (id bigint primary key);');
    await expect(migrate(database.db, { folder })).rejects.toThrow(/9001_first è cambiata dopo/);
  });

  test('stops at a file that is named, and refuses a name that it does not know', async () => {
    await writeFirst();
    await write('9002_second.sql', 'create table nuova_b (id integer primary key);');
    await migrate(database.db, { folder, upTo: '9001_first' });
    expect(await tables()).toEqual(['nuova_a']);
    await expect(migrate(database.db, { folder, upTo: '9001_other' })).rejects.toThrow(/programma più nuovo/);
  });

  test('a database that a newer program has migrated is refused', async () => {
    await writeFirst();
    await migrate(database.db, { folder });
    await rm(join(folder, '9001_first.sql'));
    await expect(migrate(database.db, { folder })).rejects.toThrow(/più nuovo di questo programma/);
  });
});
