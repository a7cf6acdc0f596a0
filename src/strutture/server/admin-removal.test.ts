import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildBnb, buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import { ANNA, buildOwned, GIULIA, NOW, openOwnerRooms, type OwnerRooms } from '../../../test/owner-rooms.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';

const NOT_FOUND = { codice: 'NON_TROVATO', detail: 'Struttura non trovata.' };
const PAID = {
  codice: 'PRENOTAZIONI_FUTURE',
  detail: 'La struttura ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.',
};

let rooms: OwnerRooms;

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());

const remove = (id: number) => rooms.admin.remove(GIULIA, id);
const statusOf = async (id: number) =>
  (await rooms.db.selectFrom('strutture').select('status').where('id', '=', id).executeTakeFirst())?.status;

/** A booking of ours in the whole house, or in one of its rooms. */
async function book(struttura_id: number, start: string, end: string, camera_id?: number): Promise<void> {
  const unit = { struttura_id, ...(camera_id !== undefined && { camera_id }) };
  await takeNights(rooms.db, { ...unit, start, end, platform_source: 'ospitalia' });
}

describe('removing', () => {
  test('erases with all that belongs to it, once, and leaves a line', async () => {
    const before = await rooms.counts();
    const id = await buildOwned(rooms, 'approvata', { photos: ['#101010'] });
    const { cin } = await rooms.admin.get(id);
    await remove(id);
    expect(await rooms.counts()).toMatchObject({ strutture: before.strutture, shown: before.shown });
    await expect(remove(id)).rejects.toMatchObject(NOT_FOUND);
    expect((await rooms.register(id)).at(-1)).toEqual({
      azione: 'eliminazione',
      prima: { status: 'approvata', cin, citta: 'Montepulciano' },
      dopo: null,
    });
  });

  test('is refused while guests have paid for nights to come, tonight too', async () => {
    const id = await buildStruttura(rooms.db);
    await book(id, '2026-11-19', '2026-11-22');
    await expect(remove(id)).rejects.toMatchObject(PAID);
    const { id: bnb, camere } = await buildBnb(rooms.db, [5000]);
    await book(bnb, '2027-05-01', '2027-05-03', camere[0]);
    await expect(remove(bnb)).rejects.toMatchObject(PAID);
    expect([await statusOf(id), await statusOf(bnb)]).toEqual(['approvata', 'approvata']);
    expect(await rooms.register(id)).toEqual([]);
  });

  test('hides what only bookings of the past refer to, and is final', async () => {
    const id = await buildStruttura(rooms.db);
    await book(id, '2026-11-18', '2026-11-21');
    await remove(id);
    expect(await statusOf(id)).toBe('eliminata');
    await expect(remove(id)).rejects.toMatchObject(NOT_FOUND);
    expect(await rooms.register(id)).toMatchObject([{ dopo: { status: 'eliminata' } }]);
    expect(await rooms.admin.listNames()).not.toContainEqual(expect.objectContaining({ id }));
  });

  test.each([
    ['a confirmed booking', { status: 'confermata' }],
    ['a request', { status: 'richiesta', expires_at: new Date('2026-11-22T09:00:00Z') }],
    ['a hold that is being paid', { status: 'in_attesa_pagamento', expires_at: new Date('2026-11-21T09:20:00Z') }],
  ] as const)('is refused while there is %s to come', async (_, state) => {
    const id = await buildStruttura(rooms.db);
    await buildBooking(rooms.db, { struttura_id: id, ...state });
    await expect(remove(id)).rejects.toMatchObject(PAID);
    expect(await statusOf(id)).toBe('approvata');
  });

  test('hides what was ever booked, and erases what was only held and never paid', async () => {
    const [cancelled, held] = [await buildStruttura(rooms.db), await buildStruttura(rooms.db)];
    const paid = { status: 'annullata', paid_cents: 32_500, payment_id: 'pi_removal' } as const;
    const booking = await buildBooking(rooms.db, { struttura_id: cancelled, ...paid });
    await buildBooking(rooms.db, { struttura_id: held, status: 'scaduta' });
    await remove(cancelled);
    await remove(held);
    expect([await statusOf(cancelled), await statusOf(held)]).toEqual(['eliminata', undefined]);
    const kept = await rooms.db
      .selectFrom('bookings')
      .select('id')
      .where('struttura_id', 'in', [cancelled, held])
      .execute();
    expect(kept).toEqual([{ id: booking }]);
  });

  test('does not heed what a platform has taken', async () => {
    const id = await buildStruttura(rooms.db);
    await takeNights(rooms.db, { struttura_id: id, start: '2027-05-01', end: '2027-05-03' });
    await remove(id);
    expect(await statusOf(id)).toBeUndefined();
  });

  test('what changes while it waits for its turn stays', async () => {
    const id = await buildOwned(rooms, 'in_attesa');
    const { db } = rooms;
    const removing = await db.transaction().execute(async (transaction) => {
      await sql`update strutture set nome = 'Cambiata' where id = ${id}`.execute(transaction);
      // Listened to before it can fail: that is as soon as the transaction ends.
      const settled = Promise.allSettled([remove(id)]);
      await waitUntilBlocked(db, 1);
      return { settled };
    });
    expect(await removing.settled).toMatchObject([
      {
        status: 'rejected',
        reason: { detail: "La struttura è stata modificata da un'altra sessione. Ricarica la pagina." },
      },
    ]);
    expect(await statusOf(id)).toBe('in_attesa');
  });
});

describe('"a mail leaves"', () => {
  const MOTIVO = 'La casa non esiste più.';
  const told = async () => (await rooms.mails()).filter(({ subject }) => /eliminat/.test(subject));
  const build = (fields: Parameters<typeof buildStruttura>[1] = {}) =>
    buildStruttura(rooms.db, { proprietario_email: 'dora@example.it', email_confirmed_at: NOW, ...fields });

  test('to the owner, with the reason and with what stays; once, and never without the deletion', async () => {
    const id = await build({ nome: 'Casa Dora' });
    await buildBooking(rooms.db, { struttura_id: id, period: '[2026-08-01,2026-08-04)' });
    const before = (await told()).length;
    await rooms.admin.remove(GIULIA, id, { motivo: ` ${MOTIVO} ` });
    await expect(rooms.admin.remove(GIULIA, id, { motivo: MOTIVO })).rejects.toMatchObject(NOT_FOUND);
    const mails = (await told()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'dora@example.it', subject: 'Casa Dora è stata eliminata' });
    for (const part of [MOTIVO, 'Le prenotazioni e i pagamenti restano nella tua area', '/proprietario/prenotazioni']) {
      expect(mails[0]?.text).toContain(part);
    }
    expect(await rooms.register(id)).toMatchObject([{ dopo: { status: 'eliminata', motivo: MOTIVO } }]);
    expect(await rooms.own.listRemoved({ id: 'd', email: 'dora@example.it' })).toMatchObject([
      { id, nome: 'Casa Dora' },
    ]);
    expect(await rooms.own.listRemoved(ANNA)).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('to an owner whom an administrator had reached before the address was proved', async () => {
    const before = (await told()).length;
    await rooms.admin.remove(GIULIA, await build({ email_confirmed_at: null }), { motivo: MOTIVO });
    expect((await told()).slice(before)).toMatchObject([{ to: 'dora@example.it' }]);
  });

  test('of one without bookings it promises none', async () => {
    await rooms.admin.remove(GIULIA, await build(), { motivo: MOTIVO });
    expect((await told()).at(-1)?.text).not.toContain('prenotazioni');
  });

  test.each([
    ['who has not proved the address', { email_confirmed_at: null, approved_at: null, status: 'in_attesa' }],
    ['nobody, of a struttura without an owner', { proprietario_email: null }],
  ] as const)('not to %s', async (_, fields) => {
    const before = await told();
    await rooms.admin.remove(GIULIA, await build(fields), { motivo: MOTIVO });
    expect(await told()).toEqual(before);
  });

  test.each([
    ['too long a reason', 'x'.repeat(1001)],
    ['a reason that is no text', 7],
    ['a reason that cannot be stored', 'a\u0000b'],
  ])('%s deletes nothing', async (_, motivo) => {
    const id = await build();
    await expect(rooms.admin.remove(GIULIA, id, { motivo })).rejects.toMatchObject({ codice: 'DATI_NON_VALIDI' });
    expect(await statusOf(id)).toBe('approvata');
  });

  test('a refused deletion tells nobody', async () => {
    const id = await build();
    await buildBooking(rooms.db, { struttura_id: id });
    const before = await told();
    await expect(rooms.admin.remove(GIULIA, id, { motivo: MOTIVO })).rejects.toMatchObject(PAID);
    expect(await told()).toEqual(before);
  });
});

test('of an approval, a refusal and a removal at once exactly one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await buildOwned(rooms, 'in_attesa');
    const { db } = rooms;
    const racing = await db.transaction().execute(async (transaction) => {
      await sql`select from strutture where id = ${id} for update`.execute(transaction);
      const waiting = [rooms.admin.approve(GIULIA, id, {}), rooms.admin.reject(GIULIA, id, {}), remove(id)];
      const ended = Promise.allSettled(waiting);
      await waitUntilBlocked(db, waiting.length);
      return { ended };
    });
    const results = await racing.ended;
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rooms.register(id)).toHaveLength(1);
  }
});
