import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { nextCodice, buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { ADMIN, signInAdmin } from '../../../test/sign-in-admin.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const portal = await openPortal();
const { db } = portal;
let admin = '';
beforeEach(async () => {
  admin = await signInAdmin(db);
});
afterAll(() => portal.close());

async function letProofsAge(): Promise<void> {
  await sql`update admin_sessions set proved_at = now() - interval '301 seconds'`.execute(db);
  await sql`update sessions set proved_at = now() - interval '301 seconds'`.execute(db);
}

async function buildPaid(): Promise<string> {
  const struttura_id = await buildStruttura(db);
  const codice = nextCodice();
  return buildBooking(db, {
    struttura_id,
    codice,
    period: '[2027-01-10,2027-01-13)',
    paid_cents: 32_500,
    payment_id: `pi_${codice}`,
  });
}

const INTENT = { conferma: 'ELIMINA TUTTE', password: ADMIN.password };
const stale = { status: 403, body: { codice: 'PROVA_SCADUTA', detail: kernelMessages.reauthenticationRequired } };

test('only seven calls require a proof of identity from the last five minutes', () => {
  const guarded = portal.modules.calls.filter(({ call }) => call.needsFreshProof).map(({ call }) => call);
  expect(guarded.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/proprietario/account',
    'DELETE /api/proprietario/passkey/{id}',
    'POST /api/admin/archivio',
    'POST /api/admin/ripristino',
    'POST /api/admin/svuota',
    'POST /api/proprietario/passkey/prepara',
    'PUT /api/admin/prenotazioni/{id}/annulla',
  ]);
  // No API call creates administrators, because they can be created only from the command line.
  expect(portal.modules.calls.filter(({ call }) => call.path.includes('amministrator'))).toEqual([]);
});

describe.each([
  ['a purge', 'POST', '/api/admin/svuota', async () => INTENT],
  ['an archive request before a purge', 'POST', '/api/admin/archivio', async () => INTENT],
  [
    'a refund',
    'PUT',
    '/api/admin/prenotazioni/{id}/annulla',
    async () => ({ motivo: 'La casa chiude.', rimborso: 325, status: 'confermata' }),
  ],
] as const)('%s by an administrator', (_, method, path, body) => {
  async function sendCall() {
    const id = await buildPaid();
    const before = await db.selectFrom('strutture').select(['id', 'status']).orderBy('id').execute();
    const answer = await portal.call(method, path.replace('{id}', id), { cookie: admin, body: await body() });
    const booking = await db.selectFrom('bookings').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    const after = await db.selectFrom('strutture').select(['id', 'status']).orderBy('id').execute();
    return { answer, isUnchanged: booking.status === 'confermata' && JSON.stringify(after) === JSON.stringify(before) };
  }

  test('is rejected with instructions to enable a second factor if the administrator has none', async () => {
    await sql`delete from admin_passkeys`.execute(db);
    const { answer, isUnchanged } = await sendCall();
    expect(answer).toMatchObject({
      status: 403,
      body: { codice: 'SECONDO_FATTORE_MANCANTE', detail: expect.stringContaining('«Sicurezza»') },
    });
    expect(isUnchanged).toBe(true);
  });

  test('is rejected if the second factor is older than five minutes', async () => {
    await letProofsAge();
    const { answer, isUnchanged } = await sendCall();
    expect(answer).toMatchObject(stale);
    expect(isUnchanged).toBe(true);
  });

  test('succeeds with a recent second factor', async () => {
    expect((await sendCall()).answer.status).toBe(200);
  });
});

describe('deleting an owner’s account', () => {
  const remove = (cookie: string) => portal.call('DELETE', '/api/proprietario/account', { cookie });

  test('is rejected if the sign-in is older than five minutes, and changes nothing', async () => {
    const cookie = await portal.signIn('anna@example.it');
    await letProofsAge();
    expect(await remove(cookie)).toMatchObject(stale);
    expect((await portal.call('GET', '/api/proprietario/strutture', { cookie })).status).toBe(200);
    const again = await portal.signIn('anna@example.it');
    expect(await remove(cookie)).toMatchObject(stale);
    expect((await remove(again)).status).toBe(204);
    expect((await portal.call('GET', '/api/proprietario/strutture', { cookie })).status).toBe(401);
  });
});
