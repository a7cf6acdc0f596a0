import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { fillPortal } from '../../../../test/full-portal.ts';
import { type S3Server, startS3Server } from '../../../../test/s3-server.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { archiveKeyOf } from '../../../platform/backup/archive-key.ts';
import { archiveName } from '../../../platform/backup/archive-name.ts';
import { type ArchivePlace, folderPlace, withArchiveFile } from '../../../platform/backup/archive-place.ts';
import { bucketPlace } from '../../../platform/backup/bucket-place.ts';
import { newestArchive } from '../../../platform/backup/newest-archive.ts';
import { nightlyOccasion } from '../../../platform/backup/nightly-archives.ts';
import { createMetrics } from '../metrics/create-metrics.ts';
import { drill } from './drill.ts';
import { openNightlyArchive } from './nightly-archive.ts';

const SECRET = 'un segreto per gli archivi di prova';
const NIGHT = new Date('2026-11-27T02:31:00.000Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const folder = temporaryFolder();
let s3: S3Server;
let database: TestDatabase;
let place: ArchivePlace;
let recipients: string[];
let identity: string;
let serial = 0;

beforeAll(async () => {
  s3 = await startS3Server();
  identity = await generateX25519Identity();
});
afterAll(() => s3.close());
beforeEach(async () => {
  database = await createTestDatabase();
  await fillPortal(database.db);
  await sql`insert into accounts (email) values ('anna@example.it')`.execute(database.db);
  serial += 1;
  place = folderPlace(join(folder, String(serial)));
  recipients = [];
});
afterEach(() => database.close());

const lines: object[] = [];
const log = { info: (facts: object) => void lines.push(facts) };

const at = (now: Date) => ({ now: () => now });
const backupConfig = () => ({
  at: '03:30',
  folder: '',
  s3: undefined,
  acceptsSameDisk: false,
  recipients,
  identityFile: undefined,
  drillDatabaseUrl: undefined,
});

function processAt(now: Date, to = place) {
  const config = { secret: SECRET, backup: backupConfig() };
  return openNightlyArchive({ url: database.url, config, clock: at(now), log, place: to });
}
const later = (ms: number) => new Date(NIGHT.getTime() + ms);
const owner = async () =>
  (await sql<{ id: string }>`select id from database_identity`.execute(database.db)).rows[0]?.id ?? '';
const nightly = async (moment: Date) => archiveName(moment, { occasion: nightlyOccasion(await owner()), recipients });

async function tryOut(identities: string[] = []) {
  const trust = { signers: [archiveKeyOf(SECRET).publicKey], identities, acceptsAnySigner: false };
  return withArchiveFile(place, await newestArchive(place), (file) =>
    drill({ file, trust, url: database.url, photos: { has: async () => true }, current: database, places: [place] }),
  );
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

describe('the nightly archive job', () => {
  test('writes one archive per night that passes a drill, and exports the archive’s age in `/metrics`', async () => {
    const metrics = createMetrics();
    metrics.addDatabase(database.db);
    expect(await metrics.text()).not.toMatch(/^ospitalia_newest_archive_age_seconds /m);
    await processAt(NIGHT)();
    await processAt(later(HOUR))();
    expect(await place.list('')).toEqual([await nightly(NIGHT)]);
    expect(lines.at(-1)).toEqual({
      archivio: await nightly(NIGHT),
      bytes: expect.any(Number),
      seconds: expect.any(Number),
    });
    await processAt(later(DAY))();
    expect(await place.list('')).toHaveLength(2);
    expect(await tryOut()).toMatchObject({ differences: [], strutture: 4 });
    const scraped = createMetrics();
    scraped.addDatabase(database.db);
    expect(await scraped.text()).toMatch(/^ospitalia_newest_archive_age_seconds -?\d/m);
  });

  test('writes only one archive if several processes start at the same time, or if one starts while another is still writing', async () => {
    let writing = 0;
    const slow: ArchivePlace = {
      ...place,
      async write(name, bytes) {
        if (name.endsWith('.backup')) {
          writing += 1;
          await processAt(NIGHT)();
        }
        await place.write(name, bytes);
      },
    };
    await Promise.all([processAt(NIGHT, slow)(), processAt(NIGHT, slow)(), processAt(NIGHT, slow)()]);
    expect([writing, await place.list('')]).toEqual([1, [await nightly(NIGHT)]]);
  });

  test('retains the 30 newest daily archives and the last archive of each month, and does not delete other files', async () => {
    const others = [archiveName(later(-900 * DAY)), 'ospitalia.dump', 'foto.zip'];
    for (const name of others) await place.write(name, one(Buffer.from('non nostro')));
    for (let night = 1; night <= 60; night += 1)
      await place.write(await nightly(later(-night * DAY)), one(Buffer.from('vecchio')));
    const half = `${await nightly(later(-DAY))}.part`;
    await place.write(half, one(Buffer.from('mezzo')));
    await processAt(NIGHT)();
    const left = (await place.list('')).filter((name) => !others.includes(name));
    // The archives of tonight, of the 29 previous nights and of the last night of September remain.
    expect(left).toHaveLength(31);
    expect(left).toContain(await nightly(NIGHT));
    expect(left).toContain(await nightly(later(-58 * DAY)));
    expect(left).not.toContain(half);
    expect(await place.list('')).toEqual(expect.arrayContaining(others));
  });

  test('writes no second archive if tonight’s archive is in the folder but not recorded in the database', async () => {
    await processAt(NIGHT)();
    await sql`delete from nightly_archives`.execute(database.db);
    await processAt(later(HOUR))();
    expect(await place.list('')).toHaveLength(1);
  });

  test('writes no archive if no backup hour is configured', async () => {
    const config = { secret: SECRET, backup: { ...backupConfig(), at: null } };
    const write = openNightlyArchive({ url: 'postgres://nobody@127.0.0.1:1/none', config, clock: at(NIGHT), log });
    await expect(write()).resolves.toBeUndefined();
  });
});

describe('the nightly archive job on failure', () => {
  test.each([
    ['homes', sql`truncate strutture cascade`, /non c’è nessuna struttura/],
    ['users', sql`delete from accounts`, /non c’è nessun utente/],
  ])('throws and writes no archive if the database has no %s', async (_, empty, sentence) => {
    for (let night = 1; night <= 3; night += 1)
      await place.write(await nightly(later(-night * DAY)), one(Buffer.from('buono')));
    const before = await place.list('');
    await empty.execute(database.db);
    await expect(processAt(NIGHT)()).rejects.toThrow(sentence);
    await expect(processAt(later(HOUR))()).rejects.toThrow(/npm run db -- backup --empty/);
    expect(await place.list('')).toEqual(before);
  });

  test('throws while the storage is unreachable, retains older archives and retries after an hour', async () => {
    await processAt(later(-DAY))();
    const away: ArchivePlace = { ...place, write: () => Promise.reject(new Error('bucket unavailable')) };
    await expect(processAt(NIGHT, away)()).rejects.toThrow('bucket unavailable');
    await processAt(later(HOUR / 2))();
    expect(await place.list('')).toEqual([await nightly(later(-DAY))]);
    await processAt(later(HOUR))();
    expect(await place.list('')).toHaveLength(2);
  });

  test('leaves neither an archive nor a partial file if the database session ends halfway', async () => {
    const cut: ArchivePlace = {
      ...place,
      write: (name, bytes) =>
        place.write(
          name,
          (async function* () {
            for await (const chunk of bytes) {
              await sql`
                select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and query like 'copy %'`.execute(database.db);
              yield chunk;
            }
          })(),
        ),
    };
    await expect(processAt(NIGHT, cut)()).rejects.toThrow(/terminat|connection/);
    expect(await place.list('')).toEqual([]);
  });
});

describe('the nightly archive job with encryption and a bucket', () => {
  beforeEach(async () => {
    place = bucketPlace({ ...s3.options, partBytes: 100_000 });
    recipients = [await identityToRecipient(identity)];
  });
  afterEach(async () => {
    for (const name of await place.list('')) await place.remove(name);
  });

  test('writes archives that can be restored only with the matching key', async () => {
    await processAt(NIGHT)();
    expect(await place.list('')).toEqual([await nightly(NIGHT)]);
    expect(await tryOut([identity])).toMatchObject({ differences: [], strutture: 4 });
    await expect(tryOut([await generateX25519Identity()])).rejects.toThrow(/Nessuna chiave .* apre questo archivio/);
    await expect(tryOut()).rejects.toThrow(/L’archivio è cifrato/);
  });

  test('copies all erasures into the bucket, including those made before the bucket was configured', async () => {
    const entry = { id: '22222222-2222-4222-8222-222222222222', hash: 'a'.repeat(43) };
    await sql`
      insert into erasures (id, email_hash, erased_at, applied_at, stored_at)
      values (${entry.id}, ${entry.hash}, now(), now(), now())`.execute(database.db);
    await processAt(NIGHT)();
    expect(await place.list('cancellazioni')).toEqual([`${entry.id}.json`]);
  });
});

test('writing an archive throws if its folder cannot be created', async () => {
  await writeFile(join(folder, 'occupato'), '');
  const taken = folderPlace(join(folder, 'occupato', 'archivi'));
  await expect(processAt(NIGHT, taken)()).rejects.toThrow(/ENOTDIR/);
});
