import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SEAL, TRUST, unpack } from '../../../../test/archive-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { fillPortal } from '../../../../test/full-portal.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { photoFiles, type StoredPhoto } from '../../../media/rules/photo-files.ts';
import { createDiskStorage } from '../../../media/server/storage.ts';
import { folderPlace } from '../../../platform/backup/archive-place.ts';
import { newestArchive } from '../../../platform/backup/newest-archive.ts';
import { signStream } from '../../../platform/backup/signed-stream.ts';
import { fileSink, writeBackup } from '../../../platform/backup/write-backup.ts';
import { completeErasures, recordErasure } from '../../../privacy/server/erasures.ts';
import { describeDrill, hasPassed } from './describe-reports.ts';
import { drill } from './drill.ts';

const folder = temporaryFolder();
const file = join(folder, 'ospitalia-2026-11-27T040000000.backup');
const photos = createDiskStorage(folder);
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  await fillPortal(database.db);
});
afterEach(() => database.close());

const scratches = async () =>
  (await sql`select from pg_database where datname like 'ospitalia_prova_%'`.execute(database.db)).rows.length;
const tryOut = () =>
  drill({ file, trust: TRUST, url: database.url, photos, current: database, places: [folderPlace(folder)] });
const readPhotos = async () =>
  (await sql<StoredPhoto>`select hash, width, height from photos`.execute(database.db)).rows;

async function storePhotos(): Promise<void> {
  for (const photo of await readPhotos()) {
    await photos.write(photoFiles(photo, 'webp').at(-1)?.name ?? '', Buffer.from('foto'));
  }
}

test('a drill restores and compares an intact archive, and reports the result in Italian', async () => {
  await storePhotos();
  await writeBackup(database.pool, file, SEAL);
  const report = await tryOut();
  const named = (await readPhotos()).length;
  expect(report).toMatchObject({ differences: [], strutture: 4, photos: { named, missing: 0 } });
  expect(report.rows).toBeGreaterThan(8000);
  expect(hasPassed(report)).toBe(true);
  const description = describeDrill(report, 'prova.backup');
  expect(description).toMatch(
    /^Archivio prova\.backup, scritto .*: ha meno di due minuti\.\nSi ripristina \(4 strutture\) e le righe sono tutte uguali: /,
  );
  expect(description).toMatch(/Le foto ci sono: \d+\.\nIl ripristino ha richiesto \d+,\d secondi/);
  expect(description).toMatch(/La prova è riuscita\.$/);
  expect(await newestArchive(folderPlace(folder))).toBe(basename(file));
  const describedAge = (age: number) => /: ha (.*)\.\n/.exec(describeDrill({ ...report, age }, 'x'))?.[1];
  expect([30, 600, 7300, 200_000].map(describedAge)).toEqual(['meno di due minuti', '10 minuti', '2 ore', '2 giorni']);
});

test('a drill fails if one byte of the archive was changed, and leaves no database behind', async () => {
  await writeBackup(database.pool, file, SEAL);
  const before = await scratches();
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  await writeFile(file, bytes);
  await expect(tryOut()).rejects.toThrow(/è rovinato/);
  expect(await scratches()).toBe(before);
});

/** The signature check does not detect these changes, because the test signs the forged archive with the portal's key. */
test.each([
  ['a row count that is too high', /("strutture":\{"rows":)4/, '$15', 5],
  ['a different hash', /("strutture":\{"rows":4,"hash":")\w{64}/, `$1${'0'.repeat(64)}`, 4],
])('a drill fails if the rows do not match the manifest: %s', async (_, search, replacement, archived) => {
  await storePhotos();
  await writeBackup(database.pool, file, SEAL);
  const forged = (await unpack(file)).toString('latin1').replace(search, replacement);
  await fileSink(file)(signStream(Readable.from([gzipSync(Buffer.from(forged, 'latin1'))]), SEAL.key));
  const report = await tryOut();
  expect(report.differences).toEqual([{ table: 'strutture', archived, restored: 4 }]);
  expect(hasPassed(report)).toBe(false);
  expect(describeDrill(report, 'x')).toContain(`strutture: ${archived} nell’archivio, 4 ripristinate`);
});

test('a drill fails if the file of a photo is missing, unless the photo was deleted after the backup', async () => {
  await storePhotos();
  await writeBackup(database.pool, file, SEAL);
  const [gone] = await readPhotos();
  await photos.remove(gone === undefined ? '' : (photoFiles(gone, 'webp').at(-1)?.name ?? ''));
  const report = await tryOut();
  expect(report.photos.missing).toBe(1);
  expect(hasPassed(report)).toBe(false);
  expect(describeDrill(report, 'x')).toMatch(/Mancano i file di 1 foto su \d+\.[^]*La prova NON è riuscita\.$/);
  await sql`delete from struttura_photos`.execute(database.db);
  await sql`delete from struttura_edit_photos`.execute(database.db);
  await sql`delete from photos where hash = ${gone?.hash}`.execute(database.db);
  expect((await tryOut()).photos.missing).toBe(0);
});

test('a drill repeats and counts erasures that are newer than the archive', async () => {
  await storePhotos();
  await sql`insert into accounts (email) values ('anna@example.it'), ('bruno@example.it')`.execute(database.db);
  await writeBackup(database.pool, file, SEAL);
  await recordErasure(database.db, 'anna@example.it');
  await completeErasures({ db: database.db, places: [folderPlace(folder)] });
  const report = await tryOut();
  expect(report).toMatchObject({ differences: [], erasures: { again: 1, refused: 0, unknown: 0 } });
  expect(hasPassed(report)).toBe(true);
  expect(describeDrill(report, 'x')).toContain('Cancellate di nuovo, perché lo erano dopo l’archivio: 1 persona.');
});

test('newestArchive rejects a folder without archives', async () => {
  await expect(newestArchive(folderPlace(join(folder, 'manca')))).rejects.toThrow(/non c’è nessun archivio/);
});
