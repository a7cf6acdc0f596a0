import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import { composeTestModules, type TestModules } from '../../../test/compose-test-modules.ts';
import { TRUST } from '../../../test/archive-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { fillPortal, hashRows } from '../../../test/full-portal.ts';
import { ADMIN, signInAdmin } from '../../../test/sign-in-admin.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './config.ts';
import type { Database } from './database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { seedEmptyDatabase } from './seed-empty-database.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import { PORTAL_ROLE } from '../../platform/database/portal-role.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const INTENT = { conferma: 'ELIMINA TUTTE', password: ADMIN.password };
const PURGE = '/api/admin/svuota';
const ARCHIVE = '/api/admin/archivio';

let database: TestDatabase;
let portal: Database;
let rooms: TestModules;
let listening: ListeningServer;
let cookie: string;

beforeEach(async () => {
  database = await createTestDatabase();
  portal = openDatabase(database.url, { role: PORTAL_ROLE });
  rooms = composeTestModules(portal, NOW);
  const { accountOf } = rooms.services;
  listening = await listen(createApiApp({ calls: rooms.calls, adminOf: rooms.adminOf, accountOf }), '127.0.0.1', 0);
  cookie = await signInAdmin(database.db);
});

afterEach(async () => {
  await listening.close();
  await portal.close();
  await database.close();
  rooms.remove();
});

type Body = { detail?: string; message?: string; campi?: unknown; data?: { archivio?: string; ids?: number[] } };

type CallAnswer = { status: number; wait: string | null; body: Body };

async function call(path: string, body: object, signal?: AbortSignal): Promise<CallAnswer> {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  const url = `http://127.0.0.1:${listening.port}${path}`;
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: signal ?? null });
  return { status: answer.status, wait: answer.headers.get('Retry-After'), body: (await answer.json()) as Body };
}

async function buildBooked(nome: string, start: string, end: string): Promise<number> {
  const struttura_id = await buildStruttura(database.db, { nome });
  await takeNights(database.db, { struttura_id, start, end, platform_source: 'ospitalia' });
  return struttura_id;
}

const statuses = async () => database.db.selectFrom('strutture').select(['id', 'status']).orderBy('id').execute();

type Line = { azione: string; struttura_nome: string | null; prima: unknown; dopo: unknown; request_id: string };

async function lines(): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select azione, struttura_nome, prima, dopo, request_id from registro_azioni where azione <> 'accesso' order by id
  `.execute(database.db);
  return rows;
}

describe('Svuota DB', () => {
  test('archives everything, deletes the homes without future bookings or pending payments, and lists the other homes', async () => {
    await buildStruttura(database.db, { nome: 'Libera' });
    const past = await buildBooked('Passata', '2026-08-01', '2026-08-08');
    const future = await buildBooked('Futura', '2027-08-01', '2027-08-08');
    const held = await buildStruttura(database.db, { nome: 'In pagamento' });
    const expires_at = new Date(NOW.getTime() + 600_000);
    await buildBooking(database.db, { struttura_id: held, status: 'in_attesa_pagamento', expires_at });
    const { status, body } = await call(PURGE, INTENT);
    const rifiutate = [
      { id: future, nome: 'Futura' },
      { id: held, nome: 'In pagamento' },
    ];
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Eliminate 2 strutture con successo',
        data: { eliminate: 2, rifiutate, fallite: [], archivio: expect.any(String) },
      },
    ]);
    expect(await statuses()).toEqual([
      { id: past, status: 'eliminata' },
      { id: future, status: 'approvata' },
      { id: held, status: 'approvata' },
    ]);
    const restored = await restoreBackup(database, body.data?.archivio ?? '', TRUST);
    expect(restored).toEqual({ kind: 'in place', strutture: 2, skipped: [], photos: 0 });
  });

  test('can be fully undone with `npm run db -- restore`', async () => {
    await fillPortal(database.db);
    const before = await hashRows(database);
    const { body } = await call(PURGE, INTENT);
    expect(body.message).toBe('Eliminate 3 strutture con successo');
    await restoreBackup(database, body.data?.archivio ?? '', TRUST);
    expect(await hashRows(database)).toEqual(before);
  });

  test('records each removed home whose owner must be notified, and deletes the records if the homes are restored', async () => {
    const owned = { proprietario_email: 'elsa@example.it', email_confirmed_at: NOW };
    await buildStruttura(database.db, { nome: 'Casa Uno', ...owned });
    await buildStruttura(database.db, { nome: 'Di nessuno' });
    await buildStruttura(database.db, { nome: 'Casa Due', ...owned });
    const { body } = await call(PURGE, INTENT);
    const noted = () =>
      database.db.selectFrom('removed_homes').select(['nome', 'proprietario_email']).orderBy('nome').execute();
    expect(await noted()).toEqual(
      ['Casa Due', 'Casa Uno'].map((nome) => ({ nome, proprietario_email: 'elsa@example.it' })),
    );
    await restoreBackup(database, body.data?.archivio ?? '', TRUST);
    expect(await noted()).toEqual([]);
  });

  test('writes an audit entry for each deleted struttura and one for the purge, all with the same request id', async () => {
    await buildStruttura(database.db, { nome: 'Libera' });
    await buildBooked('Futura', '2027-08-01', '2027-08-08');
    await call(PURGE, INTENT);
    const written = await lines();
    expect(written).toMatchObject([
      { azione: 'eliminazione', struttura_nome: 'Libera' },
      {
        azione: 'svuotamento',
        struttura_nome: null,
        prima: { strutture: 2 },
        dopo: { eliminate: 1, rifiutate: 1, fallite: 0, archivio: 'archivio.backup' },
      },
    ]);
    expect(new Set(written.map(({ request_id }) => request_id)).size).toBe(1);
  });

  test('reports that the database is already empty, and writes no archive (PRODUCT.md § 8)', async () => {
    expect(await call(PURGE, INTENT)).toEqual({
      status: 200,
      wait: null,
      body: {
        success: true,
        message: 'Database già vuoto',
        data: { eliminate: 0, rifiutate: [], fallite: [], archivio: null },
      },
    });
    expect(await readdir(rooms.folder)).not.toContain('archivio.backup');
    expect(await lines()).toEqual([]);
  });

  test.each([
    ['a wrong phrase', { ...INTENT, conferma: 'elimina tutte' }],
    ['a wrong password', { ...INTENT, password: 'un’altra' }],
    ['a missing password', { conferma: INTENT.conferma }],
  ])('rejects %s without deleting or archiving anything', async (_, body) => {
    const id = await buildStruttura(database.db);
    expect((await call(PURGE, body)).status).toBe(422);
    expect((await call(ARCHIVE, body)).status).toBe(422);
    expect(await statuses()).toEqual([{ id, status: 'approvata' }]);
    expect(await readdir(rooms.folder)).not.toContain('archivio.backup');
  });

  test('deletes nothing if the archive cannot be written', async () => {
    const id = await buildStruttura(database.db);
    await mkdir(join(rooms.folder, 'archivio.backup', 'pieno'), { recursive: true });
    expect(await call(PURGE, INTENT)).toMatchObject({
      status: 503,
      wait: '60',
      body: { detail: 'Non riusciamo a scrivere l’archivio: non abbiamo eliminato niente.' },
    });
    expect(await statuses()).toEqual([{ id, status: 'approvata' }]);
    expect(await lines()).toEqual([]);
  });

  test('logs a home whose deletion fails, and continues with the next (PRODUCT.md § 8)', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await buildStruttura(database.db, { nome: 'Prima' });
    const broken = await buildStruttura(database.db, { nome: 'Rotta' });
    await buildStruttura(database.db, { nome: 'Ultima' });
    await sql`alter table struttura_photos drop constraint struttura_photos_struttura_id_fkey,
      add foreign key (struttura_id) references strutture (id)`.execute(database.db);
    const photo = { hash: 'x'.repeat(22), width: 40, height: 30 };
    const { id } = await database.db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow();
    await database.db
      .insertInto('struttura_photos')
      .values({ struttura_id: broken, position: 0, photo_id: id })
      .execute();
    const { body } = await call(PURGE, INTENT);
    expect(body).toMatchObject({
      message: 'Eliminate 2 strutture con successo',
      data: { eliminate: 2, fallite: [{ id: broken, nome: 'Rotta' }] },
    });
    expect(await statuses()).toEqual([{ id: broken, status: 'approvata' }]);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: `struttura ${broken} was not purged` }));
    logged.mockRestore();
  });

  test('stops after ten failures if nothing can be deleted', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let count = 0; count < 12; count += 1) await buildStruttura(database.db);
    await sql`revoke delete on strutture from ospitalia_portale`.execute(database.db);
    const { status, body } = await call(PURGE, INTENT);
    expect([status, body.detail]).toEqual([503, expect.stringMatching(/^Ci siamo fermati.*Eliminate: 0\./)]);
    expect(logged).toHaveBeenCalledTimes(10);
    expect(await lines()).toMatchObject([{ azione: 'svuotamento', dopo: { eliminate: 0 } }]);
    logged.mockRestore();
  });

  test('returns 409 for a second purge or archive call while a purge is running', async () => {
    const id = await buildStruttura(database.db);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select from strutture where id = $1 for update', [id]);
    const first = call(PURGE, INTENT);
    await waitUntilBlocked(database.db, 1);
    for (const path of [PURGE, ARCHIVE]) {
      expect(await call(path, INTENT)).toMatchObject({
        status: 409,
        body: { detail: 'Un altro svuotamento è in corso. Aspetta che finisca.' },
      });
    }
    await client.query('commit');
    client.release();
    expect((await first).body.message).toBe('Eliminate 1 strutture con successo');
    expect((await call(PURGE, INTENT)).body.message).toBe('Database già vuoto');
  });
});

test('Svuota DB continues after its client has disconnected', async () => {
  const held = await buildStruttura(database.db);
  await buildStruttura(database.db);
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('select from strutture where id = $1 for update', [held]);
  const leaving = new AbortController();
  const purging = Promise.allSettled([call(PURGE, INTENT, leaving.signal)]);
  await waitUntilBlocked(database.db, 1);
  leaving.abort();
  expect(await purging).toMatchObject([{ status: 'rejected', reason: { name: 'AbortError' } }]);
  await client.query('commit');
  client.release();
  await vi.waitFor(async () => expect((await lines()).at(-1)).toMatchObject({ azione: 'svuotamento' }), {
    timeout: 60_000,
  });
  expect(await statuses()).toEqual([]);
  expect((await lines()).at(-1)).toMatchObject({ dopo: { eliminate: 2, archivio: 'archivio.backup' } });
});

describe('the archive call before Elimina Tutte', () => {
  test('archives everything, deletes nothing and returns the ids to delete', async () => {
    const [first, second] = [await buildStruttura(database.db), await buildStruttura(database.db)];
    const { body } = await call(ARCHIVE, INTENT);
    expect(body.data).toEqual({ ids: [first, second], archivio: expect.any(String) });
    expect(await statuses()).toHaveLength(2);
    expect(await lines()).toMatchObject([{ azione: 'archivio', dopo: { strutture: 2, archivio: 'archivio.backup' } }]);
  });

  test('writes no archive for an empty database', async () => {
    expect((await call(ARCHIVE, INTENT)).body.data).toEqual({ ids: [], archivio: null });
    expect(await lines()).toEqual([]);
  });
});

test('a purge retains photos for 30 days so that they can be restored', async () => {
  await buildStruttura(database.db);
  const photo = { hash: 'y'.repeat(22), width: 40, height: 30 };
  await database.db.insertInto('photos').values(photo).execute();
  await call(PURGE, INTENT);
  const { rows } = await sql`
    select held_until > now() + interval '29 days' as waits from photo_uploads`.execute(database.db);
  expect(rows).toEqual([{ waits: true }]);
});

test('no demo listings are seeded into a purged portal', async () => {
  await buildStruttura(database.db);
  await call(PURGE, INTENT);
  const config = { ...readConfig({ OSPITALIA_DATA_DIR: rooms.folder }), demo: 2 };
  await seedEmptyDatabase(database.pool, config, () => undefined);
  expect(await statuses()).toEqual([]);
});
