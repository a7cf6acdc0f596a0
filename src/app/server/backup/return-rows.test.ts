import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildStruttura, MONTEPULCIANO } from '../../../../test/build-struttura.ts';
import { SEAL, TRUST } from '../../../../test/archive-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { book, fillPortal, hashRows, purgeRows } from '../../../../test/full-portal.ts';
import { cardDifferences } from '../../../../test/card-differences.ts';
import { takePublishedTags } from '../../../../test/published-tags.ts';
import { countOffers, searchDifferences } from '../../../../test/search-differences.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from '../../../platform/backup/write-backup.ts';

let database: TestDatabase;
let folder: string;
let file: string;

async function purgedPortal() {
  const filled = await fillPortal(database.db);
  const before = await hashRows(database);
  await writeBackup(database.pool, file, SEAL);
  await purgeRows(database.db);
  return { ...filled, before };
}

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ospitalia-ritorno-'));
  file = join(folder, 'svuotamento.backup');
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const nothingSkipped = { skipped: [], photos: 0 };

describe('restoring into a purged portal', () => {
  test('restores every row and drops every cached page, and changes nothing when repeated', async () => {
    const { before } = await purgedPortal();
    expect(await hashRows(database)).not.toEqual(before);
    await takePublishedTags(database.db);
    expect(await restoreBackup(database, file, TRUST)).toEqual({ kind: 'in place', strutture: 3, ...nothingSkipped });
    expect(await takePublishedTags(database.db)).toContainEqual(['all']);
    expect(await hashRows(database)).toEqual(before);
    expect(await searchDifferences(database.db)).toEqual([]);
    expect(await cardDifferences(database.db)).toEqual([]);
    expect(await countOffers(database.db)).toBeGreaterThan(2);
    expect(await restoreBackup(database, file, TRUST)).toEqual({ kind: 'in place', strutture: 0, ...nothingSkipped });
    expect(await hashRows(database)).toEqual(before);
  });

  test('retains homes that were added after the backup, and includes them in the number of homes of their town', async () => {
    const { bnb } = await purgedPortal();
    const since = await buildStruttura(database.db, { nome: 'Nuova' });
    await sql`insert into registro_azioni (username, azione, address, request_id) values ('a', 'svuotamento', '', '')`.execute(
      database.db,
    );
    await restoreBackup(database, file, TRUST);
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

  test('skips and reports homes whose CIN now belongs to another home', async () => {
    const cin = 'IT052015C2GONE0001';
    const { db } = database;
    const gone = await buildStruttura(db, { nome: 'Prima', cin });
    const hidden = await buildStruttura(db, { nome: 'Nascosta', cin: 'IT052015C2GONE0002' });
    await book(database.db, hidden, '[2026-08-01,2026-08-08)');
    const other = await buildStruttura(db, { nome: 'Altra' });
    await writeBackup(database.pool, file, SEAL);
    await purgeRows(database.db);
    await buildStruttura(db, { nome: 'Dopo', cin });
    await buildStruttura(db, { nome: 'Dopo', cin: 'IT052015C2GONE0002' });
    const skipped = [
      { id: gone, nome: 'Prima' },
      { id: hidden, nome: 'Nascosta' },
    ];
    expect(await restoreBackup(database, file, TRUST)).toEqual({ kind: 'in place', strutture: 1, skipped, photos: 0 });
    const { rows } = await sql`select id, status from strutture where nome <> 'Dopo' order by id`.execute(db);
    expect(rows).toEqual([
      { id: hidden, status: 'eliminata' },
      { id: other, status: 'approvata' },
    ]);
    expect((await sql`select from units where struttura_id = ${gone}`.execute(db)).rows).toEqual([]);
  });

  test('restores photos that were removed after the backup, and reuses those that were uploaded again', async () => {
    const { bnb, photos } = await purgedPortal();
    const uploaded = database.db
      .selectFrom('photos')
      .select(['hash', 'width', 'height'])
      .where('id', '=', photos[0] ?? 0);
    const again = await uploaded.executeTakeFirstOrThrow();
    await database.db.deleteFrom('photos').execute();
    const { id } = await database.db.insertInto('photos').values(again).returning('id').executeTakeFirstOrThrow();
    expect(await restoreBackup(database, file, TRUST)).toMatchObject({ strutture: 3, photos: 2 });
    const { rows } = await sql<{ photo_id: number }>`
      select photo_id from struttura_photos where struttura_id = ${bnb} order by position`.execute(database.db);
    expect(rows.map(({ photo_id }) => photo_id)).toEqual([id, ...photos.slice(1)]);
  });

  test('restores rows of tables that reference strutture, including tables that later releases add', async () => {
    const { bnb } = await fillPortal(database.db);
    const { db } = database;
    await sql`create table "Recensioni" (id serial primary key, "La casa" integer references strutture (id) on delete cascade)`.execute(
      db,
    );
    await sql`create table risposte (alla integer references "Recensioni" (id) on delete cascade, testo text)`.execute(
      db,
    );
    await sql`insert into "Recensioni" ("La casa") values (${bnb})`.execute(db);
    await sql`insert into risposte values (1, 'grazie'), (null, 'di nessuno')`.execute(db);
    const before = await hashRows(database);
    await writeBackup(database.pool, file, SEAL);
    await purgeRows(database.db);
    await restoreBackup(database, file, TRUST);
    expect((await sql`select testo from risposte where alla = 1`.execute(db)).rows).toEqual([{ testo: 'grazie' }]);
    expect(await hashRows(database)).toEqual(before);
  });

  test('works in a database that was itself restored from the archive', async () => {
    const { bnb } = await fillPortal(database.db);
    await writeBackup(database.pool, file, SEAL);
    const moved = await createTestDatabase();
    await sql`drop schema public cascade`.execute(moved.db);
    await sql`create schema public`.execute(moved.db);
    await restoreBackup(moved, file, TRUST);
    await sql`delete from strutture where id = ${bnb}`.execute(moved.db);
    expect(await restoreBackup(moved, file, TRUST)).toMatchObject({ kind: 'in place', strutture: 1 });
    expect(await hashRows(moved)).toEqual(await hashRows(database));
    await moved.close();
  });

  test('does not assign restored ids to new rows', async () => {
    await fillPortal(database.db);
    await writeBackup(database.pool, file, SEAL);
    await sql`truncate strutture cascade`.execute(database.db);
    await sql`select setval('strutture_id_seq', 1)`.execute(database.db);
    await restoreBackup(database, file, TRUST);
    const { rows } = await sql<{ last: number }>`select max(id) as last from strutture`.execute(database.db);
    const id = await buildStruttura(database.db);
    expect(id).toBe((rows[0]?.last ?? 0) + 1);
    expect((await sql`select from units where struttura_id = ${id}`.execute(database.db)).rows).toHaveLength(1);
  });
});

describe('a restore changes nothing', () => {
  test('if the database belongs to another portal', async () => {
    await purgedPortal();
    await sql`update database_identity set id = gen_random_uuid()`.execute(database.db);
    const before = await hashRows(database);
    await expect(restoreBackup(database, file, TRUST)).rejects.toThrow(/non è vuoto/);
    expect(await hashRows(database)).toEqual(before);
  });

  test('if the schema has changed since the backup', async () => {
    await writeBackup(database.pool, file, SEAL);
    await buildStruttura(database.db);
    await sql`insert into migration_hashes values ('9999_domani', '')`.execute(database.db);
    await expect(restoreBackup(database, file, TRUST)).rejects.toThrow(/altra versione del programma.*9999_domani/);
  });

  test('if it fails halfway', async () => {
    await purgedPortal();
    await sql`alter table calendar_events add check (guest_name <> 'Carla') not valid`.execute(database.db);
    const before = await hashRows(database);
    await expect(restoreBackup(database, file, TRUST)).rejects.toThrow(/violates check/);
    expect(await hashRows(database)).toEqual(before);
    const id = await buildStruttura(database.db);
    expect((await sql`select from units where struttura_id = ${id}`.execute(database.db)).rows).toHaveLength(1);
  });
});

test('a restore does not block readers and never shows only a part of the restored rows', async () => {
  await purgedPortal();
  const visitor = openDatabase(database.url);
  const restoring = restoreBackup(database, file, TRUST);
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
