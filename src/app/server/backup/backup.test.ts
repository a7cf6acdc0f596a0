import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildBnb, buildStruttura } from '../../../../test/build-struttura.ts';
import { SEAL, TRUST, unpack } from '../../../../test/archive-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { cardDifferences } from '../../../../test/card-differences.ts';
import { countOffers, searchDifferences } from '../../../../test/search-differences.ts';
import { plantRelease } from '../../../../test/plant-release.ts';
import { waitUntilBlocked } from '../../../../test/wait-until-blocked.ts';
import { openAccounts, signIn } from '../../../../test/open-accounts.ts';
import { atConsole } from '../../../accounts/server/admin-console.ts';
import { recordAction } from '../../../admin/server/service.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { prepareJobs } from '../jobs/open-jobs.ts';
import { listTables } from '../../../platform/backup/list-tables.ts';
import { fillNew, restoreBackup } from './restore-backup.ts';
import { readHeader } from '../../../platform/backup/read-archive.ts';
import { frame } from '../../../platform/backup/frames.ts';
import { signStream } from '../../../platform/backup/signed-stream.ts';
import { fileSink, writeBackup } from '../../../platform/backup/write-backup.ts';

const NEXT_RELEASE = {
  'migrations/9001_floor.sql': 'alter table strutture add column piano smallint not null default 2;',
};

let original: TestDatabase;
let restored: TestDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  [original, restored] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await sql`drop schema public cascade`.execute(restored.db);
  await sql`create schema public`.execute(restored.db);
  folder = await mkdtemp(join(tmpdir(), 'ospitalia-backup-'));
  file = join(folder, 'prova.backup');
});

afterEach(async () => {
  await Promise.all([original.close(), restored.close()]);
  await rm(folder, { recursive: true });
});

async function fill(): Promise<void> {
  const id = await buildStruttura(original.db, { descrizione: 'Riga 1\nriga 2\ttab \\. « ospitalità » \u2028 🏡' });
  await buildBnb(original.db, [5000, 7000]);
  await sql`
    insert into calendar_events (unit_id, period, event_type, platform_source)
    select id, '[2026-12-01,2026-12-08)', 'booking', 'airbnb' from units where struttura_id = ${id}
  `.execute(original.db);
  await sql`select make_past_years(2026)`.execute(original.db);
  await sql`
    insert into past_calendar_events (id, last_night, unit_id, period, event_type, platform_source, summary, created_at, public_id, is_echo)
    select 99, '2024-01-02', id, '[2023-12-28,2024-01-03)', 'booking', 'airbnb', '', now(), gen_random_uuid(), false
    from units where struttura_id = ${id}`.execute(original.db);
}

async function contents({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  const tables = await listTables(client);
  const found: Record<string, string[]> = {};
  for (const { table } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${table} as t order by 1`);
    found[table] = rows.map(({ row }) => row);
  }
  client.release();
  return found;
}

describe('backup and restore', () => {
  test('restores every row, keeps the audit log append-only, and rebuilds the search tables', async () => {
    await fill();
    const line = sql`insert into registro_azioni (username, azione, address, request_id) values ('a', 'accesso', '', '')`;
    await line.execute(original.db);
    await writeBackup(original.pool, file, SEAL);
    expect(await readdir(folder)).toEqual(['prova.backup']);
    expect((await unpack(file)).includes('search_words')).toBe(false);
    await restoreBackup(restored, file, TRUST);
    const found = await contents(restored);
    expect(found).toEqual(await contents(original));
    expect(found['registro_azioni']).toHaveLength(1);
    expect(await countOffers(restored.db)).toBe(3);
    expect(await searchDifferences(restored.db)).toEqual([]);
    expect(await cardDifferences(restored.db)).toEqual([]);
    await expect(sql`delete from registro_azioni`.execute(restored.db)).rejects.toThrow('append-only');
    await line.execute(restored.db);
    const id = await buildStruttura(restored.db);
    expect(id).toBe(await buildStruttura(original.db));
    expect((await sql`select from units where struttura_id = ${id}`.execute(restored.db)).rows).toHaveLength(1);
  });

  test('analyzes the tables before it rebuilds the search tables', async () => {
    await fill();
    await writeBackup(original.pool, file, SEAL);
    await fillNew(restored, await readHeader(file, TRUST), { file, trust: TRUST });
    const counted = await sql<{ relname: string; reltuples: number }>`
      select relname, reltuples from pg_class where relname in ('strutture', 'offers') order by relname`.execute(
      restored.db,
    );
    // The planner has no statistics about offers yet, because they are inserted after `analyze`.
    expect(counted.rows).toEqual([
      { relname: 'offers', reltuples: expect.toSatisfy((count: number) => count <= 0) },
      { relname: 'strutture', reltuples: 2 },
    ]);
    expect(await countOffers(restored.db)).toBe(3);
  });

  test('restores accounts, but not sessions, sign-in links, secrets or queued emails', async () => {
    const accounts = await openAccounts(original);
    const { cookie } = await signIn(accounts, 'anna@example.it');
    await accounts.requestLink('anna@example.it');
    await writeBackup(original.pool, file, SEAL);
    const words = (await unpack(file)).toString();
    expect(words).toContain('anna@example.it');
    expect(words).not.toMatch(/sign_in_links|sessions|secrets|pgboss|token=/);
    await restoreBackup(restored, file, TRUST);
    expect((await contents(restored))['accounts']).toHaveLength(1);
    const again = await openAccounts(restored);
    expect(await again.accountOf(cookie)).toBeNull();
    const [before, after] = [await signIn(accounts, 'anna@example.it'), await signIn(again, 'anna@example.it')];
    expect(after.id).toBe(before.id);
  });

  test('restores an archive from an older release into the current schema', async () => {
    await fill();
    await writeBackup(original.pool, file, SEAL);
    const release = await plantRelease(folder, NEXT_RELEASE);
    await fillNew(restored, await readHeader(file, TRUST), { file, trust: TRUST, folder: release });
    const { rows } = await sql`select distinct piano from strutture`.execute(restored.db);
    expect(rows).toEqual([{ piano: 2 }]);
    expect(await countOffers(restored.db)).toBe(3);
    expect(await searchDifferences(restored.db)).toEqual([]);
    expect(await cardDifferences(restored.db)).toEqual([]);
    const id = await buildStruttura(restored.db);
    expect((await sql`select from units where struttura_id = ${id}`.execute(restored.db)).rows).toHaveLength(1);
  });

  test('rejects an archive from before the first release', async () => {
    const header = JSON.stringify({ format: 'ospitalia-2', migration: '0025_figures', tables: [] });
    await fileSink(file)(signStream(Readable.from([gzipSync(frame(header))]), SEAL.key));
    await expect(restoreBackup(restored, file, TRUST)).rejects.toThrow(/di prova, precedente alla prima pubblicata/);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    [
      'with one wrong byte',
      (bytes) => bytes.fill(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1, (bytes.length >> 1) + 1),
    ],
    ['cut in half', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ])('rejects an archive %s and leaves the new database empty', async (_, damage) => {
    await fill();
    await writeBackup(original.pool, file, SEAL);
    await writeFile(file, damage(await readFile(file)));
    await expect(restoreBackup(restored, file, TRUST)).rejects.toThrow(/è rovinato/);
    expect(Object.values(await contents(restored)).flat()).toEqual([]);
  });

  test('rejects a file that is not an archive, and names the file', async () => {
    await writeFile(file, 'non un archivio');
    await expect(restoreBackup(restored, file, TRUST)).rejects.toThrow(/prova\.backup non è un archivio/);
    await expect(restoreBackup(restored, join(folder, 'manca'), TRUST)).rejects.toThrow(/manca non è un archivio/);
  });

  test('rejects unsigned archives unless --unauthenticated is set', async () => {
    await fill();
    await writeBackup(original.pool, file, SEAL);
    await writeFile(file, gzipSync(await unpack(file)));
    await expect(restoreBackup(restored, file, TRUST)).rejects.toThrow(/non è firmato/);
    await restoreBackup(restored, file, { ...TRUST, acceptsAnySigner: true });
    expect(await contents(restored)).toEqual(await contents(original));
  });

  test('rejects an archive from a newer release', async () => {
    await sql`insert into migration_hashes values ('9999_domani', '')`.execute(original.db);
    await writeBackup(original.pool, file, SEAL);
    await expect(restoreBackup(restored, file, TRUST)).rejects.toThrow(/serve un programma più nuovo/);
  });

  test('leaves no file behind if the disk becomes full or the database session ends during a backup', async () => {
    await fill();
    await symlink('/dev/full', `${file}.part`);
    await expect(writeBackup(original.pool, file, SEAL)).rejects.toThrow(/Sul disco non c’è posto per l’archivio/);
    expect(await readdir(folder)).toEqual([]);
    await sql`create table zz_lenta (id integer)`.execute(original.db);
    await original.db.transaction().execute(async (transaction) => {
      await sql`lock table zz_lenta in access exclusive mode`.execute(transaction);
      const failure = writeBackup(original.pool, file, SEAL).catch((error: unknown) => String(error));
      await waitUntilBlocked(original.db, 1);
      await sql`select pg_terminate_backend(pid) from pg_locks where relation = 'zz_lenta'::regclass and not granted`.execute(
        transaction,
      );
      expect(await failure).toMatch(/terminat/);
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a restore into an initialised but empty database', () => {
  async function startPortalOn({ db, pool }: TestDatabase) {
    await prepareJobs(pool);
    await recordAction(db, atConsole('primo avvio'), { azione: 'amministratore', oggetto: 'admin' });
  }

  test('succeeds', async () => {
    await fill();
    await writeBackup(original.pool, file, SEAL);
    const fresh = await createTestDatabase();
    await startPortalOn(fresh);
    expect(await restoreBackup(fresh, file, TRUST)).toEqual({ kind: 'new' });
    expect(await contents(fresh)).toEqual(await contents(original));
    await fresh.close();
  });

  test('succeeds with an archive from an older release unless a portal is running', async () => {
    await fill();
    await writeBackup(original.pool, file, SEAL);
    const release = await plantRelease(folder, NEXT_RELEASE);
    const fresh = await createTestDatabase();
    await migrate(fresh.db, { folder: release });
    await startPortalOn(fresh);
    await sql`insert into processes (id, roles, seen_at) values (gen_random_uuid(), '{web}', now())`.execute(fresh.db);
    const header = await readHeader(file, TRUST);
    const restore = () => fillNew(fresh, header, { file, trust: TRUST, folder: release });
    await expect(restore()).rejects.toThrow(/lavora un portale: fermalo/);
    await sql`delete from processes`.execute(fresh.db);
    await restore();
    await migrate(original.db, { folder: release });
    expect(await contents(fresh)).toEqual(await contents(original));
    await fresh.close();
  });

  test('fails if the database’s audit log contains an administrator’s action', async () => {
    await fill();
    await writeBackup(original.pool, file, SEAL);
    const fresh = await createTestDatabase();
    // Gives the database another identity, because databases that are created from one template share its identity.
    await sql`update database_identity set id = gen_random_uuid()`.execute(fresh.db);
    const administrator = { ...atConsole(), address: '203.0.113.9' };
    await recordAction(fresh.db, administrator, { azione: 'amministratore', oggetto: 'anna' });
    await expect(restoreBackup(fresh, file, TRUST)).rejects.toThrow(/Il database non è vuoto \(registro_azioni\)/);
    await fresh.close();
  });
});
