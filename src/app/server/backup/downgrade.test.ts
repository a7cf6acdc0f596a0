import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveConfig } from '../../../../test/archive-config.ts';
import { administer, createTestDatabase, type TestDatabase, withDatabase } from '../../../../test/database.ts';
import { fillPortal, hashRows } from '../../../../test/full-portal.ts';
import { plantRelease } from '../../../../test/plant-release.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { folderPlace } from '../../../platform/backup/archive-place.ts';
import { newestArchive } from '../../../platform/backup/newest-archive.ts';
import { writeBackup } from '../../../platform/backup/write-backup.ts';
import { newestMigration } from '../../../platform/database/migrate.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import type { Database, Tables } from '../database.ts';
import { archiveSeal, archiveTrust } from './archive-trust.ts';
import { downgrade } from './downgrade.ts';
import { upgrade } from './upgrade.ts';

const parent = temporaryFolder();
let owner: TestDatabase;
let database: Database;
let folder: string;
let archive: string;

beforeEach(async () => {
  owner = await createTestDatabase();
  folder = await plantRelease(parent, { 'migrations/9001_shorter.sql': 'update strutture set nome = left(nome, 3);' });
  await fillPortal(owner.db);
  await upgrade(owner, archiveConfig(folder), { print: () => undefined, folder });
  archive = join(folder, await newestArchive(folderPlace(folder)));
  await owner.db.destroy();
  database = openDatabase<Tables>(owner.url, { timeLimits: {} });
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function siblings(): Promise<string[]> {
  const client = new Client({ connectionString: withDatabase(owner.url, 'postgres') });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) order by 1',
    [`${nameOf(owner.url)}_`],
  );
  await client.end();
  return rows.map(({ datname }) => datname);
}

afterEach(async () => {
  await database.close();
  for (const name of await siblings()) {
    await administer(withDatabase(owner.url, 'postgres'), `drop database "${name}" with (force)`);
  }
  await owner.close();
});

async function goBack(file = archive) {
  const trust = await archiveTrust(archiveConfig(folder), database, { signedBy: undefined, isUnauthenticated: false });
  return downgrade({ database, url: owner.url, file, trust, places: [folderPlace(folder)], mayLose: 0 });
}

const insertProcess = (ago: string) =>
  sql`insert into processes (id, roles, seen_at) values (gen_random_uuid(), '{web}', clock_timestamp() - ${ago}::interval)`.execute(
    database.db,
  );

const REFUSALS: [string, () => Promise<unknown>, RegExp][] = [
  ['a portal is running', () => insertProcess('1 second'), /lavora un portale: fermalo/],
  [
    'the archive is from another database',
    () => sql`update database_identity set id = gen_random_uuid()`.execute(database.db),
    /di un altro database/,
  ],
  [
    'the archive has the current schema',
    async () => writeBackup(database.pool, archive, await archiveSeal(archiveConfig(folder), database)),
    /ha già lo schema di questo database \(9001_shorter\)/,
  ],
  ['the archive was modified', () => writeFile(archive, 'ospitalia-firma'), /non è un archivio|rovinato|non è firmato/],
];

test.each(REFUSALS)('a downgrade aborts and changes nothing if %s', async (_, spoil, sentence) => {
  await spoil();
  const before = await hashRows(database);
  await expect(goBack()).rejects.toThrow(sentence);
  expect(await hashRows(database)).toEqual(before);
  expect(await siblings()).toEqual([]);
});

test('a downgrade aborts and leaves the database in place if another connection to it is open', async () => {
  const guest = new Client({ connectionString: owner.url });
  await guest.connect();
  await expect(goBack()).rejects.toThrow(/ancora collegato qualcuno .* Niente è cambiato/);
  await guest.end();
  expect(await siblings()).toEqual([]);
});

test('a downgrade succeeds after an earlier attempt was killed, and removes the database that the attempt left behind', async () => {
  await insertProcess('1 minute');
  await administer(withDatabase(owner.url, 'postgres'), `create database "${nameOf(owner.url)}_ritorno"`);
  const { renamedDatabase } = await goBack();
  expect(await siblings()).toEqual([renamedDatabase]);
  const back = openDatabase<Tables>(owner.url);
  const { rows } = await sql<{ migration: string; longest: number }>`
    select max(name) as migration, (select max(length(nome)) from strutture) as longest from migration_hashes`.execute(
    back.db,
  );
  await back.close();
  expect(rows[0]?.migration).toBe(await newestMigration());
  expect(rows[0]?.longest).toBeGreaterThan(3);
});
