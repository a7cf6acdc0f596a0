import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveConfig } from '../../../../test/archive-config.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { fillPortal } from '../../../../test/full-portal.ts';
import { plantRelease } from '../../../../test/plant-release.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { folderPlace } from '../../../platform/backup/archive-place.ts';
import { listArchives } from '../../../platform/backup/newest-archive.ts';
import { readHeader } from '../../../platform/backup/read-archive.ts';
import { newestMigration } from '../../../platform/database/migrate.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { recordErasure } from '../../../privacy/server/erasures.ts';
import type { Tables } from '../database.ts';
import { archiveTrust } from './archive-trust.ts';
import { upgrade } from './upgrade.ts';

const parent = temporaryFolder();
let database: TestDatabase;
let folder: string;
let archives: string;
let printed: string[];

const print = (line: string) => printed.push(line);
const run = (hasArchive = false) => upgrade(database, archiveConfig(archives), { print, hasArchive, folder });

beforeEach(async () => {
  printed = [];
  database = await createTestDatabase();
  folder = await plantRelease(parent, { 'migrations/9001_shorter.sql': 'update strutture set nome = left(nome, 3);' });
  archives = join(folder, 'archivi');
});
afterEach(() => database.close());

async function names(): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`select distinct nome from strutture`.execute(database.db);
  return rows.map(({ nome }) => nome);
}

test('an upgrade writes an archive, and stores all erasures beside it, before it changes the first row', async () => {
  await fillPortal(database.db);
  await recordErasure(database.db, 'carla@example.it');
  await run();
  const place = folderPlace(archives);
  const [name = '', ...others] = await listArchives(place);
  expect(others).toEqual([]);
  expect(name).toMatch(/-aggiornamento-[\da-f]{8}\.backup$/);
  expect(printed).toEqual([`Archivio prima dell’aggiornamento: ${archives}/${name}`]);
  const trust = await archiveTrust(archiveConfig(archives), database, {
    signedBy: undefined,
    isUnauthenticated: false,
  });
  expect((await readHeader(join(archives, name), trust)).migration).toBe(await newestMigration());
  expect(await place.list('cancellazioni')).toHaveLength(1);
  expect((await names()).every((nome) => nome.length === 3)).toBe(true);
});

test('an upgrade changes nothing if the archive cannot be written, and fails with an error that states the remedy', async () => {
  await fillPortal(database.db);
  await writeFile(archives, 'un file, dove doveva esserci la cartella');
  const before = await names();
  await expect(run()).rejects.toThrow(
    /^Prima di aggiornare il database se ne scrive un archivio in .*archivi, e non riesce: .*\. Niente è cambiato: rimedia e riavvia\. .*migrate --without-archive\.$/,
  );
  expect(await names()).toEqual(before);
  await run(true);
  expect(await names()).not.toEqual(before);
  expect(printed).toEqual([]);
});

test.each([
  ['without data', async () => undefined],
  ['without tables', () => sql`drop schema public cascade; create schema public`.execute(database.db)],
])('an upgrade writes no archive for a database %s', async (_, prepare) => {
  await prepare();
  await run();
  expect(printed).toEqual([]);
  expect((await sql`select from migration_hashes where name = '9001_shorter'`.execute(database.db)).rows).toHaveLength(
    1,
  );
});

test('an upgrade to a release that changes only functions writes no archive', async () => {
  await fillPortal(database.db);
  folder = await plantRelease(parent, {
    'schema/answer.sql': 'create or replace function nuova() returns integer language sql return 1;',
  });
  await run();
  expect(printed).toEqual([]);
  expect((await sql`select nuova()`.execute(database.db)).rows).toEqual([{ nuova: 1 }]);
});

test('one process archives and migrates the database while the other processes wait', async () => {
  await fillPortal(database.db);
  const others = [1, 2].map(() => openDatabase<Tables>(database.url, { timeLimits: {} }));
  const config = archiveConfig(archives);
  await Promise.all([database, ...others].map((one) => upgrade(one, config, { print, folder })));
  for (const one of others) await one.close();
  expect(printed).toHaveLength(1);
  expect(await listArchives(folderPlace(archives))).toHaveLength(1);
});

test('an upgrade whose migration fails keeps the archive and leaves the rows unchanged', async () => {
  await fillPortal(database.db);
  await writeFile(join(folder, 'migrations/9002_wrong.sql'), 'select 1 / 0;');
  const before = await names();
  await expect(run()).rejects.toThrow('migration 9002_wrong failed');
  expect(await names()).toEqual(before);
  expect(await listArchives(folderPlace(archives))).toHaveLength(1);
});
