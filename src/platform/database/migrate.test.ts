import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { plantRelease } from '../../../test/plant-release.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { Tables } from '../../app/server/database.ts';
import { openDatabase } from './open-database.ts';
import { migrate, newestMigration } from './migrate.ts';

const FIRST = 'migrations/9001_first.sql';
const SECOND = 'migrations/9002_second.sql';
const CREATE_A = 'create table nuova_a (id integer primary key);';
const CREATE_B = 'create table nuova_b (id integer primary key);';
const parent = temporaryFolder();

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ timeLimits: {} });
});
afterEach(() => database.close());

const plant = (files: Record<string, string>) => plantRelease(parent, files);
const run = (folder: string) => migrate(database.db, { folder });

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where tablename like 'nuova%' order by 1
  `.execute(database.db);
  return rows.map((row) => row.name);
}

describe('migrate', () => {
  test('applies migrations once, in the order of their names', async () => {
    const folder = await plant({
      [SECOND]: 'create table nuova_b (a_id integer references nuova_a (id));',
      [FIRST]: `${CREATE_A} insert into nuova_a values (1);`,
    });
    await run(folder);
    await run(folder);
    expect(await tables()).toEqual(['nuova_a', 'nuova_b']);
  });

  test('applies migrations once if several processes start concurrently with an empty database', async () => {
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    const folder = await plant({ [FIRST]: CREATE_A });
    const others = [1, 2, 3].map(() => openDatabase<Tables>(database.url, { timeLimits: {} }));
    await Promise.all([database, ...others].map(({ db }) => migrate(db, { folder })));
    for (const other of others) await other.close();
    expect(await tables()).toEqual(['nuova_a']);
  });

  test('rolls back all migrations if one fails', async () => {
    const folder = await plant({ [FIRST]: CREATE_A, [SECOND]: `${CREATE_B} select 1 / 0;` });
    await expect(run(folder)).rejects.toThrow('migration 9002_second failed');
    expect(await tables()).toEqual([]);
  });

  test('rejects an applied migration whose file changed', async () => {
    const folder = await plant({ [FIRST]: CREATE_A });
    await run(folder);
    await writeFile(join(folder, FIRST), 'create table nuova_a (id bigint primary key);');
    await expect(run(folder)).rejects.toThrow(/9001_first è cambiata dopo/);
  });

  test('rejects an unapplied migration that precedes an applied one', async () => {
    await run(await plant({ [SECOND]: CREATE_B }));
    await expect(run(await plant({ [FIRST]: CREATE_A, [SECOND]: CREATE_B }))).rejects.toThrow(/9001_first manca/);
  });

  test('stops after the migration given by `upTo` and rejects an unknown name', async () => {
    const folder = await plant({ [FIRST]: CREATE_A, [SECOND]: CREATE_B });
    await migrate(database.db, { folder, upTo: '9001_first' });
    expect(await tables()).toEqual(['nuova_a']);
    await expect(migrate(database.db, { folder, upTo: '9001_other' })).rejects.toThrow(/programma più nuovo/);
  });

  test('rejects a database that a newer program has migrated', async () => {
    const folder = await plant({ [FIRST]: CREATE_A });
    await run(folder);
    await rm(join(folder, FIRST));
    await expect(run(folder)).rejects.toThrow(/più nuovo di questo programma/);
  });

  test('rejects a database from before the first release', async () => {
    await sql`update migration_hashes set name = '0001_locations' where name = '0001_baseline'`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow(/di prova, precedente alla prima pubblicata/);
  });
});

describe('migrate with schema files', () => {
  const answering = (value: number, version: number) => ({
    'schema/answer.sql': `create or replace function nuova() returns integer language sql return ${value};`,
    'schema/version': String(version),
  });

  async function answer(): Promise<number | undefined> {
    const { rows } = await sql<{ nuova: number }>`select nuova()`.execute(database.db);
    return rows[0]?.nuova;
  }

  test('applies a schema file only when the file changes', async () => {
    const folder = await plant(answering(1, 7));
    await run(folder);
    await sql`create or replace function nuova() returns integer language sql return 5`.execute(database.db);
    await run(folder);
    expect(await answer()).toBe(5);
    await run(await plant(answering(2, 7)));
    expect(await answer()).toBe(2);
  });

  test("keeps the newer release's definitions if old and new portals start alternately", async () => {
    const [old, newer] = [await plant(answering(1, 7)), await plant(answering(2, 8))];
    const answers: unknown[] = [];
    for (const folder of [old, newer, old, newer]) {
      await run(folder);
      answers.push(await answer());
    }
    expect(answers).toEqual([1, 2, 2, 2]);
  });

  test('applies neither schema files nor migrations if a schema file fails', async () => {
    const folder = await plant({ [FIRST]: CREATE_A, 'schema/answer.sql': 'select 1 / 0;' });
    await expect(run(folder)).rejects.toThrow('db/schema/answer.sql failed');
    expect(await tables()).toEqual([]);
  });

  test('skips schema files if the newest migration is not applied', async () => {
    const folder = await plant({ ...answering(1, 7), [FIRST]: CREATE_A });
    await migrate(database.db, { folder, upTo: await newestMigration() });
    await expect(answer()).rejects.toThrow('does not exist');
  });
});
