import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildBnb, buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import { ANNA, GIULIA, NOW } from '../../../test/owner-modules.ts';
import { prepareListings } from '../../../test/prepare-listings.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { forgetAddress } from './person-repository.ts';

const NOT_FOUND = { codice: 'NON_TROVATO', detail: 'Struttura non trovata.' };
const PAID = {
  codice: 'PRENOTAZIONI_FUTURE',
  detail: 'La struttura ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di eliminarla.',
};
const MOTIVO = 'La casa non esiste più.';
const PAST = '[2026-08-01,2026-08-04)';

const { modules: rooms, owned, remove, approve, reject, statusOf, mailsTo } = prepareListings();

const book = (struttura_id: number, start: string, end: string, camera_id?: number) =>
  takeNights(rooms.db, { struttura_id, start, end, platform_source: 'ospitalia', ...(camera_id && { camera_id }) });

async function whileLocked(id: number, work: () => Promise<unknown>[], change = sql``) {
  const { ended } = await rooms.db.transaction().execute(async (transaction) => {
    await sql`select from strutture where id = ${id} for update`.execute(transaction);
    await change.execute(transaction);
    const waiting = work();
    // `allSettled` is called before the next wait, because a promise that rejects during the wait would otherwise be unhandled.
    const settled = Promise.allSettled(waiting);
    await waitUntilBlocked(rooms.db, waiting.length);
    return { ended: settled };
  });
  return ended;
}

describe('removing', () => {
  test('erases a struttura with all its data and writes an audit entry', async () => {
    const { strutture, shown } = await rooms.counts();
    const id = await owned('approvata', {}, ['#101010']);
    const { cin } = await rooms.admin.get(id);
    await remove(id);
    expect(await rooms.counts()).toMatchObject({ strutture, shown });
    await expect(remove(id)).rejects.toMatchObject(NOT_FOUND);
    const prima = { status: 'approvata', cin, citta: 'Montepulciano' };
    expect((await rooms.register(id)).at(-1)).toEqual({ azione: 'eliminazione', prima, dopo: null });
  });

  test('fails while guests have paid for tonight or later nights', async () => {
    const id = await buildStruttura(rooms.db);
    await book(id, '2026-11-19', '2026-11-22');
    const { id: bnb, camere } = await buildBnb(rooms.db, [5000]);
    await book(bnb, '2027-05-01', '2027-05-03', camere[0]);
    for (const booked of [id, bnb]) {
      await expect(remove(booked)).rejects.toMatchObject(PAID);
      expect(await statusOf(booked)).toBe('approvata');
      expect(await rooms.register(booked)).toEqual([]);
    }
  });

  test('permanently hides a struttura that has only past bookings', async () => {
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
    ['a hold with a pending payment', { status: 'in_attesa_pagamento', expires_at: new Date('2026-11-21T09:20:00Z') }],
  ] as const)('fails without sending an email if the struttura has %s for future nights', async (_, state) => {
    const id = await owned('approvata');
    await buildBooking(rooms.db, { struttura_id: id, ...state });
    const mails = await rooms.mails();
    await expect(remove(id)).rejects.toMatchObject(PAID);
    expect(await statusOf(id)).toBe('approvata');
    expect(await rooms.mails()).toEqual(mails);
  });

  test('hides a struttura with a cancelled paid booking, but erases a struttura that had only unpaid holds', async () => {
    const [cancelled, held] = [await buildStruttura(rooms.db), await buildStruttura(rooms.db)];
    const paid = { status: 'annullata', paid_cents: 32_500, payment_id: 'pi_removal' } as const;
    const booking = await buildBooking(rooms.db, { struttura_id: cancelled, ...paid });
    await buildBooking(rooms.db, { struttura_id: held, status: 'scaduta' });
    await remove(cancelled);
    await remove(held);
    expect([await statusOf(cancelled), await statusOf(held)]).toEqual(['eliminata', undefined]);
    const bookings = rooms.db.selectFrom('bookings').select('id').where('struttura_id', 'in', [cancelled, held]);
    expect(await bookings.execute()).toEqual([{ id: booking }]);
  });

  test('succeeds despite nights blocked on other platforms', async () => {
    const id = await buildStruttura(rooms.db);
    await takeNights(rooms.db, { struttura_id: id, start: '2027-05-01', end: '2027-05-03' });
    await remove(id);
    expect(await statusOf(id)).toBeUndefined();
  });

  test('fails if the struttura changed while the removal waited for the lock', async () => {
    const id = await owned('in_attesa');
    const rename = sql`update strutture set nome = 'Cambiata' where id = ${id}`;
    const [removal] = await whileLocked(id, () => [remove(id)], rename);
    const detail = 'La struttura è stata modificata da un’altra sessione. Ricarica la pagina.';
    expect(removal).toMatchObject({ status: 'rejected', reason: { detail } });
    expect(await statusOf(id)).toBe('in_attesa');
  });
});

test('lets only one of several concurrent approvals, rejections and removals succeed and send an email', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await owned('in_attesa');
    const { length } = await rooms.mails();
    const results = await whileLocked(id, () => [approve(id), reject(id), remove(id), approve(id), reject(id)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rooms.register(id)).toHaveLength(1);
    expect(await rooms.mails()).toHaveLength(length + 1);
  }
});

describe('the removal email', () => {
  const DORA = { proprietario_email: 'dora@example.it', email_confirmed_at: NOW };
  const removalMails = async () => (await rooms.mails()).filter(({ subject }) => /eliminat/.test(subject));

  test('goes to the owner only once, and states the reason and which data remain', async () => {
    const id = await buildStruttura(rooms.db, { ...DORA, nome: 'Casa Dora' });
    await buildBooking(rooms.db, { struttura_id: id, period: PAST });
    await remove(id, { motivo: ` ${MOTIVO} ` });
    await expect(remove(id, { motivo: MOTIVO })).rejects.toMatchObject(NOT_FOUND);
    const mails = await mailsTo('dora@example.it');
    expect(mails).toMatchObject([{ subject: 'Casa Dora è stata eliminata' }]);
    for (const part of [MOTIVO, 'Le prenotazioni e i pagamenti restano nella tua area', '/proprietario/prenotazioni']) {
      expect(mails[0]?.text).toContain(part);
    }
    expect(await rooms.register(id)).toMatchObject([{ dopo: { status: 'eliminata', motivo: MOTIVO } }]);
    const home = { id, nome: 'Casa Dora' };
    expect(await rooms.ownerStrutture.listRemoved({ id: 'd', email: 'dora@example.it' })).toMatchObject([home]);
    expect(await rooms.ownerStrutture.listRemoved(ANNA)).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('goes to an unconfirmed owner of a published struttura, without mentioning bookings', async () => {
    await remove(await buildStruttura(rooms.db, { ...DORA, email_confirmed_at: null }), { motivo: MOTIVO });
    const mail = (await removalMails()).at(-1);
    expect(mail?.to).toBe('dora@example.it');
    expect(mail?.text).not.toContain('prenotazioni');
  });

  test.each([
    [
      'a pending struttura of an unconfirmed owner',
      { ...DORA, email_confirmed_at: null, approved_at: null, status: 'in_attesa' },
    ],
    ['a struttura without an owner', { proprietario_email: null }],
  ] as const)('is not sent for %s', async (_, fields) => {
    const before = await removalMails();
    await remove(await buildStruttura(rooms.db, fields), { motivo: MOTIVO });
    expect(await removalMails()).toEqual(before);
  });
});

describe('emails about listings that are deleted together', () => {
  /** Backdates the removals, because the test clock does not advance. */
  const wait = (minutes: number) =>
    sql`update removed_homes set removed_at = removed_at - ${minutes} * interval '1 minute'`.execute(rooms.db);

  async function removeTogether(proprietario_email: string, nomi: readonly string[]): Promise<void> {
    for (const nome of nomi) {
      const id = await buildStruttura(rooms.db, { nome, proprietario_email, email_confirmed_at: NOW });
      if (nome === 'Casa Due') await buildBooking(rooms.db, { struttura_id: id, period: PAST });
      await rooms.admin.remove(GIULIA, id, { insieme: true });
    }
  }

  test('are combined into one email for each owner', async () => {
    await removeTogether('elsa@example.it', ['Casa Uno', 'Casa Due', 'Casa Alba']);
    await removeTogether('fabio@example.it', ['Casa Tre']);
    await rooms.admin.enqueueRemovalMails();
    expect(await mailsTo('elsa@example.it')).toEqual([]);
    await wait(2);
    await Promise.all([rooms.admin.enqueueRemovalMails(), rooms.admin.enqueueRemovalMails()]);
    await rooms.admin.enqueueRemovalMails();
    const elsa = await mailsTo('elsa@example.it');
    expect(elsa).toMatchObject([{ subject: 'Le tue strutture sono state eliminate' }]);
    expect(elsa[0]?.text).toMatch(/Casa Alba\nCasa Due\nCasa Uno/);
    expect(elsa[0]?.text).toContain('Le prenotazioni e i pagamenti restano nella tua area');
    expect(elsa[0]?.text).toContain('/proprietario/prenotazioni');
    const fabio = await mailsTo('fabio@example.it');
    expect(fabio).toMatchObject([{ subject: 'La tua struttura è stata eliminata' }]);
    expect(fabio[0]?.text).not.toContain('prenotazioni');
  });

  test("are delayed while more of the owner's listings are deleted, and name at most 20 listings", async () => {
    await removeTogether('gina@example.it', ['Casa A']);
    await wait(2);
    const more = Array.from({ length: 22 }, (_, index) => `Casa B${index}`);
    await removeTogether('gina@example.it', more);
    await rooms.admin.enqueueRemovalMails();
    expect(await mailsTo('gina@example.it')).toEqual([]);
    await wait(2);
    await rooms.admin.enqueueRemovalMails();
    expect((await mailsTo('gina@example.it'))[0]?.text).toContain('e altre 3');
  });

  test('are not sent to an owner whose data was erased in the meantime, and the removal records are deleted', async () => {
    await removeTogether('ivo@example.it', ['Casa Due']);
    await forgetAddress(rooms.db, 'ivo@example.it');
    await wait(2);
    await rooms.admin.enqueueRemovalMails();
    expect(await mailsTo('ivo@example.it')).toEqual([]);
    expect(await rooms.ownerStrutture.listRemoved({ id: 'i', email: 'ivo@example.it' })).toEqual([]);
    const left = rooms.db.selectFrom('removed_homes').selectAll().where('proprietario_email', '=', 'ivo@example.it');
    expect(await left.execute()).toEqual([]);
  });
});
