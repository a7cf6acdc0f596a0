import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBooking } from '../../../../test/build-booking.ts';
import { buildStruttura, takeNights } from '../../../../test/build-struttura.ts';
import { openRestorationPortal, type RestorationPortal } from '../../../../test/restoration-portal.ts';
import { waitUntilBlocked } from '../../../../test/wait-until-blocked.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

let portal: RestorationPortal;
let id: number;
let archivio: string;

beforeEach(async () => {
  portal = await openRestorationPortal();
  const { db } = portal;
  id = await buildStruttura(db);
  await takeNights(db, { struttura_id: id, start: '2027-03-01', end: '2027-03-08' });
  await sql`update calendar_events set event_type = 'blocked', platform_source = 'ospitalia'`.execute(db);
  archivio = await portal.archive();
  await sql`delete from calendar_events`.execute(db);
});
afterEach(() => portal.close());

const homeRequest = () => ({ archivio, che: 'casa', cerca: String(id) });
const closedNights = async () => (await sql`select from calendar_events`.execute(portal.db)).rows.length;

test('a restoration fails and blocks no nights if some of the nights were sold after its preview', async () => {
  const { case: homes } = await portal.preview(homeRequest());
  const body = { archivio, struttura_id: id, versione: homes[0]?.versione };
  const begun = await portal.db.transaction().execute(async (transaction) => {
    // Locks the unit first, like the code that takes nights.
    await sql`select from units where struttura_id = ${id} for update`.execute(transaction);
    const answer = await portal.begin('restore', body);
    await waitUntilBlocked(portal.db, 1);
    await buildBooking(transaction, { struttura_id: id, period: '[2027-03-03,2027-03-05)' });
    return answer;
  });
  const { cambiato } = adminMessages.restoreFaults;
  expect(await portal.settle(begun.body.data.id)).toMatchObject({ fase: 'fallita', errore: cambiato });
  expect(await closedNights()).toBe(0);
  const { case: again } = await portal.preview(homeRequest());
  expect(again).toMatchObject([
    { esito: 'uguale', non_torna: ['Non si chiude, perché oggi è occupato: 1 periodo del proprietario.'] },
  ]);
});

test('a restore blocks an archived period again if its nights are still available, and a second preview reports no change', async () => {
  const { case: homes } = await portal.preview(homeRequest());
  expect(homes[0]?.cambia).toEqual(['Tornano chiuse, perché oggi sono libere: 1 periodo del proprietario.']);
  await portal.restore({ archivio, struttura_id: id, versione: homes[0]?.versione });
  expect(await closedNights()).toBe(1);
  expect((await portal.preview(homeRequest())).case).toMatchObject([{ esito: 'uguale', non_torna: [] }]);
});

test('a home whose CIN now belongs to another home is not restored', async () => {
  const { db } = portal;
  const { cin } = await db.selectFrom('strutture').select('cin').executeTakeFirstOrThrow();
  await sql`delete from strutture`.execute(db);
  const other = await buildStruttura(db, { nome: 'Altra', cin });
  const { case: homes } = await portal.preview(homeRequest());
  expect(homes).toMatchObject([
    { esito: 'rifiutata', non_torna: ['Un’altra struttura pubblicata ha adesso il suo CIN.'] },
  ]);
  const body = { archivio, struttura_id: id, versione: homes[0]?.versione };
  expect(await portal.restoreState(body)).toMatchObject({ fase: 'fallita' });
  expect(await db.selectFrom('strutture').select('id').execute()).toEqual([{ id: other }]);
});

test('a restoration without a fresh second factor returns 403, although its preview is shown', async () => {
  await sql`update admin_sessions set proved_at = now() - interval '301 seconds'`.execute(portal.db);
  expect((await portal.previewState(homeRequest())).fase).toBe('pronta');
  const again = { archivio, struttura_id: id, versione: 'x' };
  const stale = await portal.begin('restore', again);
  expect(stale).toMatchObject({ status: 403, body: { codice: 'PROVA_SCADUTA' } });
  await sql`delete from admin_passkeys`.execute(portal.db);
  const missing = await portal.begin('restore', again);
  expect(missing).toMatchObject({ status: 403, body: { codice: 'SECONDO_FATTORE_MANCANTE' } });
});
