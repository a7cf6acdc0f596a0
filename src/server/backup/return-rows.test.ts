import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildBnb, buildStruttura, MONTEPULCIANO } from '../../../test/build-struttura.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openDatabase } from '../database.ts';
import { listTables } from './list-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// Some start a process, on a machine that may have others to run.
vi.setConfig({ testTimeout: 60_000 });
const PATIENCE = { timeout: 30_000, interval: 5 };
const RESTORATION = join(import.meta.dirname, '../../../test/restore-process.ts');

let database: TestDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ospitalia-ritorno-'));
  file = join(folder, 'svuotamento.backup');
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** What an archive is not about: the register goes on, and who holds photos is of the moment. */
const OF_THE_MOMENT = ['registro_azioni', 'photo_uploads'];

/** A hash of all rows of each table. */
async function hashes({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, string>> {
  const client = await pool.connect();
  const found: Record<string, string> = {};
  for (const { table } of await listTables(client)) {
    if (OF_THE_MOMENT.includes(table)) continue;
    const { rows } = await client.query<{ row: string }>(`select t::text as row from "${table}" as t order by 1`);
    found[table] = createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex');
  }
  client.release();
  return found;
}

let photoSerial = 0;

async function buildPhoto(): Promise<number> {
  photoSerial += 1;
  const hash = String(photoSerial).padStart(22, 'x');
  const photo = { hash, width: 40, height: 30, ready_at: new Date() };
  return (await database.db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow()).id;
}

async function book(struttura: number, period: string, platform = 'ospitalia'): Promise<void> {
  await sql`
    insert into calendar_events (unit_id, period, event_type, platform_source, guest_name)
    select min(id), ${period}::daterange, 'booking', ${platform}, 'Carla' from units where struttura_id = ${struttura}
  `.execute(database.db);
}

/** One of each: a bnb with everything that can hang on it, one with bookings of the past, and one with bookings to come. */
async function fill() {
  const { db } = database;
  const [bnb, past, future] = [
    await buildBnb(db, [5000, 7000], { nome: 'La Loggia' }),
    await buildStruttura(db, { nome: 'Podere Passato' }),
    await buildStruttura(db, { nome: 'Podere Futuro' }),
  ];
  const waiting = await buildStruttura(db, { nome: 'In attesa', status: 'in_attesa', approved_at: null });
  const photos = [await buildPhoto(), await buildPhoto(), await buildPhoto()];
  for (const [position, photo_id] of photos.entries()) {
    await db.insertInto('struttura_photos').values({ struttura_id: bnb.id, position, photo_id }).execute();
  }
  for (const struttura_id of [bnb.id, past]) {
    const edit = { struttura_id, form: JSON.stringify({ nome: 'Altro « nome »' }) };
    await db.insertInto('struttura_edits').values(edit).execute();
    await db
      .insertInto('struttura_edit_photos')
      .values({ struttura_id, position: 0, photo_id: photos[2] ?? 0 })
      .execute();
  }
  await book(bnb.id, '[2026-12-01,2026-12-08)', 'airbnb');
  await book(past, '[2026-08-01,2026-08-08)');
  await book(future, '[2027-08-01,2027-08-08)');
  return { bnb: bnb.id, past, future, waiting, photos };
}

/** As administrators delete: what has bookings to come stays, what has others is hidden, the rest is erased. */
async function purge(): Promise<void> {
  const { db } = database;
  const future = sql`has_future_bookings(id, '2026-11-21')`;
  await sql`
    delete from struttura_edits where struttura_id in (select id from strutture where not ${future})
  `.execute(db);
  await sql`update strutture set status = 'eliminata' where has_own_bookings(id) and not ${future}`.execute(db);
  await sql`delete from strutture where not has_own_bookings(id)`.execute(db);
}

const nothingSkipped = { skipped: [], photos: 0 };

describe('a purged portal', () => {
  test('comes back row for row, and a second restoration changes nothing', async () => {
    await fill();
    const before = await hashes(database);
    await writeBackup(database.pool, file);
    await purge();
    expect(await hashes(database)).not.toEqual(before);
    expect(await restoreBackup(database, file)).toEqual({ kind: 'in place', strutture: 3, ...nothingSkipped });
    expect(await hashes(database)).toEqual(before);
    expect(await restoreBackup(database, file)).toEqual({ kind: 'in place', strutture: 0, ...nothingSkipped });
    expect(await hashes(database)).toEqual(before);
  });

  test('keeps what has come since, and counts it', async () => {
    const { bnb } = await fill();
    await writeBackup(database.pool, file);
    await purge();
    const since = await buildStruttura(database.db, { nome: 'Nuova' });
    await sql`insert into registro_azioni (username, azione, address, request_id) values ('a', 'svuotamento', '', '')`.execute(
      database.db,
    );
    await restoreBackup(database, file);
    const { rows } = await sql`select id, nome from strutture where id in (${since}, ${bnb}) order by id`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { id: bnb, nome: 'La Loggia' },
      { id: since, nome: 'Nuova' },
    ]);
    const counted = await sql`
      select strutture_count as counted,
        (select count(*) from strutture where citta_id = ${MONTEPULCIANO} and status = 'approvata') as there
      from strutture_per_citta where citta_id = ${MONTEPULCIANO}`.execute(database.db);
    expect(counted.rows).toEqual([{ counted: 4, there: 4 }]);
    expect((await sql`select from registro_azioni`.execute(database.db)).rows).toHaveLength(1);
    expect(await buildStruttura(database.db)).toBe(since + 1);
  });

  test('has its triggers again', async () => {
    await fill();
    await writeBackup(database.pool, file);
    await purge();
    await restoreBackup(database, file);
    const id = await buildStruttura(database.db);
    expect((await sql`select from units where struttura_id = ${id}`.execute(database.db)).rows).toHaveLength(1);
  });

  test('does without what cannot stand beside its successor, and names it', async () => {
    const cin = 'IT052015C2GONE0001';
    const { db } = database;
    const gone = await buildStruttura(db, { nome: 'Prima', cin });
    const hidden = await buildStruttura(db, { nome: 'Nascosta', cin: 'IT052015C2GONE0002' });
    await book(hidden, '[2026-08-01,2026-08-08)');
    const other = await buildStruttura(db, { nome: 'Altra' });
    await writeBackup(database.pool, file);
    await purge();
    await buildStruttura(db, { nome: 'Dopo', cin });
    await buildStruttura(db, { nome: 'Dopo', cin: 'IT052015C2GONE0002' });
    const skipped = [
      { id: gone, nome: 'Prima' },
      { id: hidden, nome: 'Nascosta' },
    ];
    expect(await restoreBackup(database, file)).toEqual({ kind: 'in place', strutture: 1, skipped, photos: 0 });
    const { rows } = await sql`select id, status from strutture where nome <> 'Dopo' order by id`.execute(db);
    expect(rows).toEqual([
      { id: hidden, status: 'eliminata' },
      { id: other, status: 'approvata' },
    ]);
    expect((await sql`select from units where struttura_id = ${gone}`.execute(db)).rows).toEqual([]);
  });

  test('finds photos that were removed or uploaded anew meanwhile', async () => {
    const { bnb, photos } = await fill();
    await writeBackup(database.pool, file);
    await purge();
    await database.db.deleteFrom('photos').execute();
    const again = { hash: String(photoSerial - 2).padStart(22, 'x'), width: 40, height: 30 };
    const { id } = await database.db.insertInto('photos').values(again).returning('id').executeTakeFirstOrThrow();
    expect(await restoreBackup(database, file)).toMatchObject({ strutture: 3, photos: 2 });
    const { rows } = await sql<{ photo_id: number }>`
      select photo_id from struttura_photos where struttura_id = ${bnb} order by position`.execute(database.db);
    expect(rows.map(({ photo_id }) => photo_id)).toEqual([id, ...photos.slice(1)]);
  });

  test('comes back with what hangs on strutture since tomorrow', async () => {
    const { bnb } = await fill();
    const { db } = database;
    await sql`create table "Recensioni" (id serial primary key, "La casa" integer references strutture (id) on delete cascade)`.execute(
      db,
    );
    await sql`create table risposte (alla integer references "Recensioni" (id) on delete cascade, testo text)`.execute(
      db,
    );
    await sql`insert into "Recensioni" ("La casa") values (${bnb})`.execute(db);
    await sql`insert into risposte values (1, 'grazie'), (null, 'di nessuno')`.execute(db);
    const before = await hashes(database);
    await writeBackup(database.pool, file);
    await purge();
    await restoreBackup(database, file);
    expect((await sql`select testo from risposte where alla = 1`.execute(db)).rows).toEqual([{ testo: 'grazie' }]);
    expect(await hashes(database)).toEqual(before);
  });

  test('that was moved into another database is still the archive’s own', async () => {
    const { bnb } = await fill();
    await writeBackup(database.pool, file);
    const moved = await createTestDatabase();
    await sql`drop schema public cascade`.execute(moved.db);
    await sql`create schema public`.execute(moved.db);
    await restoreBackup(moved, file);
    await sql`delete from strutture where id = ${bnb}`.execute(moved.db);
    expect(await restoreBackup(moved, file)).toMatchObject({ kind: 'in place', strutture: 1 });
    expect(await hashes(moved)).toEqual(await hashes(database));
    await moved.close();
  });

  test('does not give again a number that came back', async () => {
    await fill();
    await writeBackup(database.pool, file);
    await sql`delete from strutture`.execute(database.db);
    await sql`select setval('strutture_id_seq', 1)`.execute(database.db);
    await restoreBackup(database, file);
    const { rows } = await sql<{ last: number }>`select max(id) as last from strutture`.execute(database.db);
    expect(await buildStruttura(database.db)).toBe((rows[0]?.last ?? 0) + 1);
  });
});

describe('nothing changes', () => {
  test('with a damaged archive', async () => {
    await fill();
    await writeBackup(database.pool, file);
    await purge();
    const before = await hashes(database);
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    await writeFile(file, bytes);
    await expect(restoreBackup(database, file)).rejects.toThrow(/è rovinato/);
    expect(await hashes(database)).toEqual(before);
  });

  test('in the database of another portal', async () => {
    await fill();
    await writeBackup(database.pool, file);
    await purge();
    await sql`update database_identity set id = gen_random_uuid()`.execute(database.db);
    const before = await hashes(database);
    await expect(restoreBackup(database, file)).rejects.toThrow(/non è vuoto/);
    expect(await hashes(database)).toEqual(before);
  });

  test('when the program has moved on since the archive', async () => {
    await writeBackup(database.pool, file);
    await sql`insert into migration_hashes values ('9999_domani', '')`.execute(database.db);
    await expect(restoreBackup(database, file)).rejects.toThrow(/altra versione del programma.*9999_domani/);
  });

  test('when it fails half-way', async () => {
    await fill();
    await writeBackup(database.pool, file);
    await purge();
    await sql`alter table calendar_events add check (guest_name <> 'Carla') not valid`.execute(database.db);
    const before = await hashes(database);
    await expect(restoreBackup(database, file)).rejects.toThrow(/violates check/);
    expect(await hashes(database)).toEqual(before);
    const id = await buildStruttura(database.db);
    expect((await sql`select from units where struttura_id = ${id}`.execute(database.db)).rows).toHaveLength(1);
  });
});

test('the portal goes on reading meanwhile', async () => {
  await fill();
  await writeBackup(database.pool, file);
  await purge();
  const visitor = openDatabase(database.url);
  const restoring = restoreBackup(database, file);
  let isDone = false;
  const done = restoring.finally(() => {
    isDone = true;
  });
  const seen = new Set<number>();
  while (!isDone) seen.add((await sql`select from strutture`.execute(visitor.db)).rows.length);
  await done;
  seen.add((await sql`select from strutture`.execute(visitor.db)).rows.length);
  await visitor.close();
  expect([...seen]).toEqual([2, 4]);
});

describe('killed', () => {
  /** What a restoration is at, as the server sees it. */
  const MOMENTS = {
    'while it reads the archive': `query like 'copy "archived_%'`,
    'while it puts rows back': `state = 'active' and wait_event_type = 'Lock'`,
    'when all rows are back': `query like 'alter table%enable trigger user' or query = 'commit'`,
  };

  test.each(Object.entries(MOMENTS))('%s, it has changed nothing, or everything', async (moment, condition) => {
    await fill();
    const whole = await hashes(database);
    await writeBackup(database.pool, file);
    await purge();
    const purged = await hashes(database);
    // Somebody writes into a table that it needs, and so it waits there.
    const writer = await database.pool.connect();
    await writer.query('begin');
    if (moment === 'while it puts rows back') await writer.query('lock table calendar_events in row exclusive mode');
    const child = spawn(process.execPath, [RESTORATION, database.url, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    const sessions = (that: string) =>
      sql.raw(`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name = 'ospitalia' and (${that})`);
    await vi.waitFor(async () => {
      const isThere = (await sessions(condition).execute(database.db)).rows.length > 0;
      expect(isThere || child.exitCode !== null).toBe(true);
    }, PATIENCE);
    child.kill('SIGKILL');
    await ended;
    await writer.query('rollback');
    writer.release();
    await vi.waitFor(async () => {
      expect((await sessions(`state <> 'idle'`).execute(database.db)).rows).toEqual([]);
    }, PATIENCE);
    expect([purged, whole]).toContainEqual(await hashes(database));
    await restoreBackup(database, file);
    expect(await hashes(database)).toEqual(whole);
  });
});
