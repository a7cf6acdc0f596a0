import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildBooking } from '../../../../test/build-booking.ts';
import { buildStruttura } from '../../../../test/build-struttura.ts';
import { cardDifferences } from '../../../../test/card-differences.ts';
import { fillPortal, hashRows } from '../../../../test/full-portal.ts';
import { personService } from '../../../../test/person-service.ts';
import { openRestorationPortal, type RestorationPortal } from '../../../../test/restoration-portal.ts';
import { searchDifferences } from '../../../../test/search-differences.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

const ANNA = 'anna@example.it';
let portal: RestorationPortal;
let filled: Awaited<ReturnType<typeof fillPortal>>;
let before: Record<string, string>;
let archivio: string;

beforeEach(async () => {
  portal = await openRestorationPortal();
  filled = await fillPortal(portal.db);
  before = await hashRows(portal.database);
  archivio = await portal.archive();
  // Another process says every few seconds that it is there.
  await sql`insert into processes (id, roles, seen_at) values (gen_random_uuid(), '{web}', now() + interval '1 hour')`.execute(
    portal.db,
  );
});
afterEach(() => portal.close());

const isTimeout = (error: unknown) => error instanceof DatabaseError && error.code === '57014';
const asked = (perse: number, conferma = 'TUTTO') => ({ archivio, versione: '', perse, conferma });
const preview = () => portal.preview({ archivio, che: 'tutto' });

test('everything comes back while others read and write, and they are told 503 at worst', async () => {
  await buildStruttura(portal.db, { nome: 'Nuova' });
  await sql`update strutture set nome = 'Rovinata' where id = ${filled.bnb}`.execute(portal.db);
  await sql`delete from struttura_photos`.execute(portal.db);
  let isOver = false;
  const statuses = new Set<number>();
  const readers = ['/api/properties/public?zona=6,35,19,48&limit=5', `/api/strutture/${filled.bnb}`].map(
    async (path) => {
      while (!isOver) statuses.add((await portal.ask('GET', path)).status);
    },
  );
  const refusals: unknown[] = [];
  const write = () =>
    sql`update strutture set descrizione = descrizione || ' ' where id = ${filled.bnb + 1}`.execute(portal.db);
  // Who writes waits, and gives up as a request does.
  const writing = (async () => {
    while (!isOver) await write().catch((error: unknown) => refusals.push(error));
  })();
  const { prima, scritto, case_archivio } = await portal.restore(asked(0)).finally(() => (isOver = true));
  await Promise.all([...readers, writing]);
  await sql`update strutture set descrizione = rtrim(descrizione)`.execute(portal.db);
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(refusals.filter((error) => !isTimeout(error))).toEqual([]);
  expect(await hashRows(portal.database)).toEqual(before);
  expect(await searchDifferences(portal.db)).toEqual([]);
  expect(await cardDifferences(portal.db)).toEqual([]);
  expect([case_archivio, scritto > '2026']).toEqual([4, true]);
  expect(await readdir(portal.folder)).toContain(prima);
  expect((await portal.ask('GET', '/api/admin/session', { cookie: portal.cookie })).status).toBe(200);
  const { rows } = await sql`select azione, prima, dopo from registro_azioni order by id desc limit 1`.execute(
    portal.db,
  );
  expect(rows).toEqual([{ azione: 'ripristino', prima: { archivio: prima }, dopo: { archivio } }]);
}, 60_000);

test('bookings are lost by the number that the preview said, and by no other', async () => {
  const paid = { payment_id: 'pi_9', paid_cents: 32_500, period: '[2027-05-01,2027-05-04)' };
  await buildBooking(portal.db, { struttura_id: filled.bnb + 1, ...paid });
  const now = await hashRows(portal.database);
  expect((await preview()).tutto).toMatchObject({ prenotazioni: 1, pagamenti: 1, incassato: 325 });
  for (const perse of [0, 2]) {
    const state = await portal.restoreState(asked(perse));
    expect(state).toMatchObject({ fase: 'fallita', errore: adminMessages.restoreFaults.cambiato });
  }
  expect(await hashRows(portal.database)).toEqual(now);
  await portal.restore(asked(1));
  expect(await hashRows(portal.database)).toEqual(before);
}, 60_000);

test.each(['', 'si', 'tutto quanto'])('it is not confirmed by «%s»', async (conferma) => {
  const refused = await portal.begin('restore', asked(0, conferma));
  expect(refused).toMatchObject({
    status: 422,
    body: { campi: { conferma: adminMessages.restoreConfirmationRequired } },
  });
});

test('whoever was erased since is erased again', async () => {
  await portal.signIn(ANNA);
  archivio = await portal.archive();
  const persons = personService(portal);
  expect((await persons.erase(await persons.askForLink(ANNA))).status).toBe(200);
  const accounts = () => sql`select from accounts where email = ${ANNA}`.execute(portal.db);
  await portal.restore(asked(0));
  await vi.waitFor(async () => expect((await accounts()).rows).toEqual([]), { timeout: 20_000 });
}, 60_000);
