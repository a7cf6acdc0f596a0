import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { archiveConfig } from '../../../../test/archive-config.ts';
import { buildBooking } from '../../../../test/build-booking.ts';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { cardDifferences } from '../../../../test/card-differences.ts';
import { administer, createTestDatabase, type TestDatabase, withDatabase } from '../../../../test/database.ts';
import { hashRows } from '../../../../test/full-portal.ts';
import { plantRelease } from '../../../../test/plant-release.ts';
import { searchDifferences } from '../../../../test/search-differences.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { photoFiles, type StoredPhoto } from '../../../media/rules/photo-files.ts';
import { createDiskStorage } from '../../../media/server/storage.ts';
import { folderPlace } from '../../../platform/backup/archive-place.ts';
import { newestMigration } from '../../../platform/backup/identity.ts';
import { readHeader } from '../../../platform/backup/read-archive.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import type { Database, Tables } from '../database.ts';
import { archiveTrust } from './archive-trust.ts';
import { describeDowngrade } from './describe-downgrade.ts';
import { downgrade } from './downgrade.ts';
import { drill } from './drill.ts';
import { fillAsArchived } from './restore-backup.ts';
import { upgrade } from './upgrade.ts';

const BASELINE = join(import.meta.dirname, '../../../../test/archives/baseline.backup');
const UNAUTHENTICATED = { signers: [], identities: [], acceptsAnySigner: true };
const SCHEMA = '0001_baseline';
const NEXT_RELEASE = {
  'migrations/9001_floors.sql': `
    alter table strutture add column piano smallint not null default 2;
    alter table offers add column piano smallint;
    truncate offers;`,
  'schema/version': '9',
};

const folder = temporaryFolder();
const release = await plantRelease(folder, NEXT_RELEASE);
await replaceIn('schema/offers.sql', [
  ['minimum.of_year) end\n  from strutture', 'minimum.of_year) end, strutture.piano\n  from strutture'],
  ['pulizie_cents, minimums\n', 'pulizie_cents, minimums, piano\n'],
  ['excluded.pulizie_cents, excluded.minimums\n', 'excluded.pulizie_cents, excluded.minimums, excluded.piano\n'],
]);
const photos = createDiskStorage(join(folder, 'foto'));
const archives = join(folder, 'archivi');
const config = archiveConfig(archives);
const places = [folderPlace(archives)];

async function replaceIn(path: string, changes: readonly [string, string][]): Promise<void> {
  let text = await readFile(join(release, path), 'utf8');
  for (const [before, after] of changes) {
    expect(text).toContain(before);
    text = text.replace(before, after);
  }
  await writeFile(join(release, path), text);
}

let origin: TestDatabase;
let tests = 0;
let url: string;
let database: Database;
let later: Database[];
let renamedDatabases: string[];
let printed: string[];

const print = (line: string) => printed.push(line);
const reopen = () => {
  const opened = openDatabase<Tables>(url, { timeLimits: {} });
  later.push(opened);
  return opened;
};

async function count({ db }: Pick<Database, 'db'>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function schemaOf({ pool }: Database): Promise<string> {
  const client = await pool.connect();
  const newest = await newestMigration(client);
  client.release();
  return newest;
}

const upgradeTo = (next: string | undefined, from = database) =>
  upgrade(from, config, { print, ...(next !== undefined && { folder: next }) });

const inTest = (name: string) => withDatabase(origin.url, name);

beforeAll(async () => {
  origin = await createTestDatabase({ timeLimits: {} });
  await sql`drop schema public cascade`.execute(origin.db);
  await sql`create schema public`.execute(origin.db);
  await fillAsArchived(origin, await readHeader(BASELINE, UNAUTHENTICATED), { file: BASELINE, trust: UNAUTHENTICATED });
  await sql`insert into secrets (name, value) values ('sessions', 'il segreto di allora, con cui sono chiusi i calendari')`.execute(
    origin.db,
  );
  await sql`insert into admins (username, password_hash) values ('anna', '$argon2id$prova')`.execute(origin.db);
  await origin.db.destroy();
});
afterAll(() => origin.close());

beforeEach(async () => {
  [later, renamedDatabases, printed] = [[], [], []];
  const name = `${new URL(origin.url).pathname.slice(1)}_${(tests += 1)}`;
  await administer(inTest('postgres'), `create database "${name}" template "${new URL(origin.url).pathname.slice(1)}"`);
  renamedDatabases.push(name);
  url = inTest(name);
  database = reopen();
});

const closeAll = async () => {
  for (const one of later) await one.close();
};

afterEach(async () => {
  await closeAll();
  await database.close();
  for (const name of renamedDatabases)
    await administer(process.env.TEST_DATABASE_URL ?? '', `drop database "${name}" with (force)`);
});

async function goBack(mayLose = 0) {
  await closeAll();
  const from = reopen();
  const [newest = ''] = (await readdir(archives))
    .filter((name) => name.includes('aggiornamento'))
    .toSorted()
    .toReversed();
  const trust = await archiveTrust(config, from, { signedBy: undefined, isUnauthenticated: false });
  const done = await downgrade({
    database: from,
    url,
    file: join(archives, newest),
    trust,
    places,
    mayLose,
    folder: release,
  });
  renamedDatabases.push(done.renamedDatabase);
  return { ...done, summary: describeDowngrade(done, newest) };
}

test('a database from the baseline release can be upgraded, downgraded without losing rows, and upgraded again', async () => {
  const before = await hashRows(database);
  const identity = await sql`select id, erasure_key from database_identity`.execute(database.db);
  await upgradeTo(release);
  expect(printed).toEqual([
    expect.stringMatching(/^Archivio prima dell’aggiornamento: .*-aggiornamento-[\da-f]{8}\.backup$/),
  ]);
  expect(await schemaOf(database)).toBe('9001_floors');
  const counts = ['strutture', 'bookings', 'photos', 'struttura_photos'].map((table) => count(database, table));
  expect(await Promise.all(counts)).toEqual([304, 10, 156, 1472]);
  expect((await sql`select distinct piano from offers`.execute(database.db)).rows).toEqual([{ piano: 2 }]);
  expect(await searchDifferences(database.db)).toEqual([]);
  await upgradeTo(release);
  expect(printed).toHaveLength(1);

  const { header, lost, summary } = await goBack();
  expect(header.migration).toBe(SCHEMA);
  expect(lost).toEqual({ bookings: [], strutture: 0 });
  expect(summary).toMatch(
    /^Il database è di nuovo quello di .*, con lo schema 0001_baseline \(archivio ospitalia-.*\)\.\nQuello di prima resta, con il nome test_[\da-f]+_\d_fino_al_\d{14}/,
  );
  const back = reopen();
  expect(await schemaOf(back)).toBe(SCHEMA);
  expect(await hashRows(back)).toEqual(before);
  expect(await sql`select id, erasure_key from database_identity`.execute(back.db)).toEqual(identity);
  expect((await sql`select username, value from admins, secrets`.execute(back.db)).rows).toEqual([
    { username: 'anna', value: 'il segreto di allora, con cui sono chiusi i calendari' },
  ]);

  await upgradeTo(undefined, back);
  expect(printed).toHaveLength(2);
  expect(await count(back, 'offers')).toBeGreaterThan(500);
  expect(await searchDifferences(back.db)).toEqual([]);
  expect(await cardDifferences(back.db)).toEqual([]);
  expect(await buildStruttura(back.db, { cin: 'IT052015C2NEXT0001' })).toBeGreaterThan(304);

  await upgradeTo(release, back);
  expect(printed).toHaveLength(3);
  expect(await schemaOf(back)).toBe('9001_floors');
});

test('a drill passes for an archive from the baseline release and its photos', async () => {
  const { rows } = await sql<StoredPhoto>`select hash, width, height from photos`.execute(database.db);
  for (const photo of rows) await photos.write(photoFiles(photo, 'webp').at(-1)?.name ?? '', Buffer.from('foto'));
  const parts = { file: BASELINE, trust: UNAUTHENTICATED, url, photos, current: database, places };
  expect(await drill(parts)).toMatchObject({
    strutture: 304,
    differences: [],
    photos: { named: rows.length, missing: 0 },
  });
});

test('a downgrade discards bookings newer than the archive only if the command confirms their number, and retains them in the renamed database', async () => {
  await upgradeTo(release);
  const struttura = await buildStruttura(database.db, { cin: 'IT052015C2NEXT0001' });
  await buildBooking(database.db, { struttura_id: struttura, codice: 'ZZZZ000000000001' });
  const [paid] = (
    await sql<{ id: string }>`
    update bookings set paid_cents = paid_cents - 1 where id in (select id from bookings where paid_cents > 0 limit 1) returning id`.execute(
      database.db,
    )
  ).rows;
  await expect(goBack()).rejects.toThrow(/che andrebbero perse: 2 /);
  await sql`update bookings set paid_cents = paid_cents + 1 where id = ${paid?.id}`.execute(reopen().db);
  await closeAll();
  await expect(goBack()).rejects.toThrow(
    /^Prenotazioni arrivate o cambiate dopo l’archivio, che andrebbero perse: 1 \([a-zì]+ \d+ [a-z]+ \d{4}, \d\d:\d\d\)\. Niente è cambiato\. .*--loses 1\.$/,
  );
  expect(await schemaOf(reopen())).toBe('9001_floors');
  await closeAll();
  const { renamedDatabase: name, summary } = await goBack(1);
  expect(summary).toContain(
    'Prenotazioni che ci sono solo lì, o come sono adesso: 1.\nStrutture che ci sono solo lì: 1.',
  );
  const newer = openDatabase<Tables>(inTest(name));
  later.push(newer);
  expect(await count(newer, 'bookings')).toBe(11);
  expect(await count(reopen(), 'bookings')).toBe(10);
});
