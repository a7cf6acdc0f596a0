import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bookInDemo } from '../../../test/book-in-demo.ts';
import { buildBooking } from '../../../test/build-booking.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { cookiesOf } from '../../../test/cookies-of.ts';
import { nextCin, sentBody } from '../../../test/owner-modules.ts';
import { newAddress, personService } from '../../../test/person-service.ts';
import * as stayMessages from '../../stay/messages/visitor.ts';
import * as privacyMessages from '../../privacy/messages/visitor.ts';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '../../mail/contract.ts';
import { mentionsAddress } from '../../mail/rules/mail-address.ts';
import { createFileTransport } from '../../mail/server/create-file-transport.ts';

/** Tables whose rows must be retained by law: bookings with payments, and accounts that received payments. */
const LEGAL_HOLD = ['bookings', 'payout_accounts'];

const portal = await openCalendarPortal();
const persons = personService(portal);
let CARLA = '';
beforeEach(() => {
  CARLA = newAddress();
});
afterAll(() => portal.close());

const anonymous = { cookie: null };
let payments = 0;
const newPaymentId = () => `pi_${(payments += 1)}`;

async function publish(cookie: string, fields: Parameters<typeof sentBody>[0] = {}): Promise<number> {
  const body = sentBody({ cin: nextCin(), email: CARLA, ...fields });
  const sent = await portal.call('POST', '/api/strutture', { cookie, body });
  const { id } = sent.body.data;
  expect(
    (await portal.call('PUT', `/api/admin/strutture/${id}/approve`, { cookie: portal.admin, body: {} })).status,
  ).toBe(200);
  const changed = { ...body, indirizzo: 'Via Nuova 1' };
  expect((await portal.call('PUT', `/api/proprietario/strutture/${id}`, { cookie, body: changed })).status).toBe(200);
  return id;
}

function hold(month: string, accettazione: 'immediata' | 'su_richiesta' = 'immediata') {
  const nights = { check_in_date: `${month}-01`, check_out_date: `${month}-04` } as Parameters<typeof bookInDemo>[2];
  const modalita = accettazione === 'su_richiesta' ? { modalita: accettazione } : {};
  return bookInDemo(portal, { accettazione }, { guest_email: CARLA, ...nights, ...modalita });
}

async function travel() {
  const paid = await hold('2026-12');
  await paid.pay();
  const request = await hold('2027-01', 'su_richiesta');
  await request.pay();
  const waiting = await hold('2027-02');
  const struttura_id = await portal.buildHome();
  const guest = { struttura_id, guest_email: CARLA, notes: `Scrivetemi a ${CARLA}`, account_id: 'acct_demo_altro' };
  await buildBooking(portal.db, { ...guest, period: '[2026-08-01,2026-08-04)', status: 'scaduta' });
  await buildBooking(portal.db, {
    ...guest,
    period: '[2026-09-01,2026-09-04)',
    status: 'rifiutata',
    payment_id: newPaymentId(),
  });
  return { paid, request, waiting };
}

const linkOf = (codice: string) => portal.call('GET', `/api/prenotazioni/${codice}`, anonymous);
async function isNow(codice: string): Promise<string> {
  const found = portal.db.selectFrom('bookings').select('status').where('codice', '=', codice);
  return (await found.executeTakeFirstOrThrow()).status;
}
describe('exporting and erasing a person’s data (G22)', () => {
  test('cover everything except what the law requires the portal to retain', async () => {
    const cookie = await persons.signIn(CARLA);
    const [house, past] = [await publish(cookie), await publish(cookie, { nome: 'Podere Passato' })];
    await portal.call('POST', '/api/proprietario/pagamenti/attiva', { cookie, body: {} });
    const shown = JSON.stringify({ ...(await agreedOf()), email: CARLA });
    const stay = { struttura_id: past, agreed: shown };
    await buildBooking(portal.db, {
      ...stay,
      period: '[2026-08-01,2026-08-04)',
      paid_cents: 32_500,
      payment_id: newPaymentId(),
    });
    await buildBooking(portal.db, {
      ...stay,
      period: '[2026-09-01,2026-09-04)',
      status: 'rifiutata',
      payment_id: newPaymentId(),
    });
    const brunos = await portal.buildHome({ proprietario_email: 'bruno@example.it', email: CARLA });
    const { paid, request, waiting } = await travel();
    await persons.write(CARLA);
    await portal.call('POST', '/api/accesso', { ...anonymous, body: { email: CARLA } });

    const token = await persons.requestLink(CARLA);
    expect(await persons.open(token)).toMatchObject({
      email: CARLA,
      kept: {
        prenotazioni: 5,
        prenotazioni_conservate: 1,
        commenti: 1,
        newsletter: true,
        account: true,
        strutture: ['Podere Le Querce', 'Podere Passato'],
        contatti: 1,
      },
      ahead: [
        { role: 'guest', status: 'confermata', check_in: '2026-12-01', check_out: '2026-12-04' },
        { role: 'guest', status: 'richiesta', check_in: '2027-01-01', check_out: '2027-01-04' },
        { role: 'guest', status: 'in_attesa_pagamento', check_in: '2027-02-01', check_out: '2027-02-04' },
      ],
    });
    const records = await persons.taken(token);
    const inArchive = Object.keys(records).filter((table) => records[table]?.length);
    // Cards are excluded, because they only copy columns of `strutture`.
    const written = (await persons.tablesWith(CARLA)).filter((table) => table !== 'cards');
    expect(inArchive).toEqual(expect.arrayContaining(written));
    const others = JSON.stringify(records);
    expect(others).not.toContain('carla@example.it');
    expect(others).not.toContain('bruno@example.it');

    const answer = await persons.erase(token);
    expect([answer.status, answer.body.message ?? answer.body.detail]).toEqual([200, privacyMessages.dataErased]);
    expect((await persons.tablesWith(CARLA)).filter((table) => !LEGAL_HOLD.includes(table))).toEqual([]);
    const { rows } = await sql<{ guest_email: string; status: string; is_paid: boolean }>`
      select guest_email, status, paid_cents > 0 as is_paid from bookings
      where to_jsonb(bookings)::text ilike ${`%${CARLA}%`} order by period`.execute(portal.db);
    expect(rows).toEqual([
      { guest_email: 'carla@example.it', status: 'confermata', is_paid: true },
      { guest_email: CARLA, status: 'confermata', is_paid: true },
    ]);
    expect(await persons.mailsTo(CARLA)).toEqual(['Abbiamo cancellato i tuoi dati']);
    expect([await isNow(paid.codice), await isNow(request.codice), await isNow(waiting.codice)]).toEqual([
      'confermata',
      'annullata',
      'scaduta',
    ]);
    const shown_now = await linkOf(paid.codice);
    expect([shown_now.status, shown_now.body.data.guest_name, shown_now.text.includes(CARLA)]).toEqual([
      200,
      '',
      false,
    ]);
    expect((await portal.call('GET', `/api/prenotazioni/${paid.codice}/soggiorno.ics`, anonymous)).status).toBe(200);
    for (const { codice } of [request, waiting]) {
      const dead = await linkOf(codice);
      expect([dead.status, dead.body.detail]).toEqual([410, stayMessages.bookingDataErased]);
      expect(dead.text).not.toContain('Carla');
    }
    const left = await portal.db
      .selectFrom('strutture')
      .select(['id', 'status', 'email', 'telefono'])
      .where('id', 'in', [house, past, brunos])
      .orderBy('id')
      .execute();
    expect(left).toEqual([
      { id: past, status: 'eliminata', email: null, telefono: null },
      { id: brunos, status: 'approvata', email: null, telefono: '+39 333 555 0101' },
    ]);
    expect((await portal.call('GET', '/api/proprietario/strutture', { cookie })).status).toBe(401);
    expect(await persons.open(token)).toBeNull();
    expect((await persons.erase(token)).status).toBe(422);
  });

  test('cover rejections and the texts that an administrator last saw', async () => {
    const cookie = await persons.signIn(CARLA);
    const cin = nextCin();
    const id = await publish(cookie, { cin });
    const body = sentBody({ cin, email: CARLA, descrizione: 'Altre parole.' });
    for (const fields of [{}, { indirizzo: 'Via Nuova 2' }])
      await portal.call('PUT', `/api/proprietario/strutture/${id}`, { cookie, body: { ...body, ...fields } });
    const refusal = { cookie: portal.admin, body: { motivo: 'L’indirizzo non esiste.' } };
    await portal.call('PUT', `/api/admin/strutture/${id}/reject`, refusal);
    const theirs = await portal.buildHome({ proprietario_email: 'bruno@example.it' });
    const version = JSON.stringify({ form: { email: CARLA.toUpperCase() } });
    await portal.db.insertInto('refusals').values({ struttura_id: theirs, motivo: 'Sfocata', version }).execute();

    const token = await persons.requestLink(CARLA);
    const { refusals, unseen_texts } = await persons.taken(token);
    expect(refusals).toEqual([
      expect.objectContaining({ struttura_id: id, motivo: 'L’indirizzo non esiste.', version: expect.anything() }),
      { role: 'contact', struttura_id: theirs, email: CARLA.toUpperCase() },
    ]);
    expect(unseen_texts).toMatchObject([{ struttura_id: id, seen: expect.anything() }]);
    expect((await persons.erase(token)).status).toBe(200);
    expect(await persons.tablesWith(CARLA)).toEqual([]);
  });

  test('the erasure returns 409 with the name of the home and has no effect if one of the person’s homes has future guests', async () => {
    const cookie = await persons.signIn(CARLA);
    const [, booked] = [await publish(cookie), await publish(cookie, { nome: 'Podere Futuro' })];
    await buildBooking(portal.db, { struttura_id: booked, paid_cents: 32_500, payment_id: newPaymentId() });
    const request = await hold('2027-04', 'su_richiesta');
    await request.pay();
    await persons.write(CARLA);
    const before = await persons.tablesWith(CARLA);
    // The call returns 409 before it checks the age of the sign-in, because signing in again would not help.
    await sql`update sessions set proved_at = now() - interval '1 hour'`.execute(portal.db);
    const answer = await portal.call('DELETE', '/api/proprietario/account', { cookie });
    expect([answer.status, answer.body.codice, answer.body.detail]).toEqual([
      409,
      'PRENOTAZIONI_FUTURE',
      '«Podere Futuro» ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di cancellare i tuoi dati.',
    ]);
    expect(await persons.tablesWith(CARLA)).toEqual(before);
    const stay = { role: 'host', status: 'confermata', nome: 'Podere Futuro' };
    expect(await portal.modules.services.privacy.staysAhead(CARLA)).toMatchObject([
      stay,
      { role: 'guest', status: 'richiesta' },
    ]);
    expect(await isNow(request.codice)).toBe('richiesta');
    const { body } = await portal.call('GET', '/api/proprietario/strutture', { cookie });
    expect(body.data).toHaveLength(2);
  });

  test('can be started in the owner area, where the erasure also deletes the account and the cookie', async () => {
    const cookie = await persons.signIn(CARLA);
    await publish(cookie);
    await persons.write(CARLA);
    const archive = await portal.call('GET', '/api/proprietario/dati', { cookie });
    expect([archive.status, archive.text.includes('Bello!')]).toEqual([200, true]);
    const answer = await portal.call('DELETE', '/api/proprietario/account', { cookie });
    expect([answer.status, cookiesOf(answer)]).toEqual([204, [expect.stringContaining('Max-Age=0')]]);
    expect(await persons.tablesWith(CARLA)).toEqual([]);
    expect(await persons.mailsTo(CARLA)).toEqual(['Abbiamo cancellato i tuoi dati']);
  });
});

test('the export is in the language of the account, regardless of the language of the page', async () => {
  const cookie = await persons.signIn(CARLA);
  await publish(cookie);
  await portal.call('PUT', '/api/proprietario/lingua?lingua=de', { cookie });
  const archive = await portal.call('GET', '/api/proprietario/dati', { cookie });
  expect(archive.headers.get('content-disposition')).toContain('meine-daten-ospitalia.zip');
  await portal.call('PUT', '/api/proprietario/lingua', { cookie });
  const italian = await portal.call('GET', '/api/proprietario/dati?lingua=de', { cookie });
  expect(italian.headers.get('content-disposition')).toContain('i-miei-dati-ospitalia.zip');
});

async function agreedOf() {
  const struttura_id = await portal.buildHome();
  const id = await buildBooking(portal.db, { struttura_id, status: 'scaduta' });
  return (await portal.db.selectFrom('bookings').select('agreed').where('id', '=', id).executeTakeFirstOrThrow())
    .agreed;
}

test('erasing a guest’s data expires the guest’s unpaid bookings, and sends no email to the placeholder address', async () => {
  const { codice, pay } = await hold('2027-03');
  const token = await persons.requestLink(CARLA);
  expect((await persons.erase(token)).status).toBe(200);
  expect(await isNow(codice)).toBe('scaduta');
  expect((await pay()).status).toBeGreaterThanOrEqual(400);
  expect(await persons.mailsTo('cancellato@ospitalia.invalid')).toEqual([]);
});

describe('the data link', () => {
  test('is not sent to unknown addresses, but the response is the same', async () => {
    expect(await persons.requestLink(CARLA)).toBe('');
    expect(await persons.mailsTo(CARLA)).toEqual([]);
    expect(await persons.tablesWith(CARLA)).toEqual([]);
  });

  test.each(['', 'carla@example.it, altro@example.it', 7])(
    'is not sent, and the call returns 422, for the email address %j',
    async (email) => {
      const answer = await portal.call('POST', '/api/i-miei-dati', { ...anonymous, body: { email } });
      expect([answer.status, answer.body.campi]).toEqual([422, { email: privacyMessages.emailInvalid }]);
    },
  );

  test('is limited to three emails per mailbox in 15 minutes, regardless of the case of the address', async () => {
    await persons.write(CARLA);
    for (const email of [CARLA, CARLA.toUpperCase(), ` ${CARLA} `, CARLA]) await persons.requestLink(email);
    expect(await persons.mailsTo(CARLA)).toHaveLength(3);
  });

  test('changes nothing when opened, expires after an hour, and is invalid if altered', async () => {
    await persons.write(CARLA);
    const token = await persons.requestLink(CARLA);
    const before = await persons.tablesWith(CARLA);
    await persons.open(token);
    expect((await persons.open(token))?.kept.commenti).toBe(1);
    expect(await persons.tablesWith(token)).toEqual([]);
    expect(await persons.tablesWith(CARLA)).toEqual(before);
    for (const wrong of ['', `${token}x`]) {
      expect(await persons.open(wrong)).toBeNull();
      const refused = await persons.erase(wrong);
      expect([refused.status, refused.body.detail]).toEqual([422, privacyMessages.dataLinkInvalid]);
      const archive = await portal.call('POST', '/api/i-miei-dati/scarica', { ...anonymous, body: { token: wrong } });
      expect(archive.status).toBe(422);
    }
    await sql`update person_links set expires_at = now() where email = ${CARLA}`.execute(portal.db);
    expect(await persons.open(token)).toBeNull();
    expect((await persons.erase(token)).status).toBe(422);
    expect(await persons.tablesWith(CARLA)).toEqual(before);
  });
});

describe('erasing a person’s emails', () => {
  const folder = () => join(portal.modules.folder, 'mail');
  const transport = () => createFileTransport(folder(), 'Ospitalia <prova@example.it>');
  async function filesWith(text: string): Promise<string[]> {
    const names = (await readdir(folder())).toSorted();
    const contents = await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')));
    return names.filter((_, index) => mentionsAddress(contents[index] ?? '', text));
  }
  const write = (to: string, text: string) =>
    transport().send({ to, subject: 'Prova', text, html: `<p>${text}</p>`, reply_to: 'operator' }, randomUUID());

  test('deletes email files that contain the person’s address, except the erasure notice, which is retained for a day', async () => {
    await persons.write(CARLA);
    await write(CARLA, 'Il tuo link');
    await write(
      'anna@example.it',
      `È una richiesta di Carla, che «sarà» felice di arrivare più tardi: ${CARLA.toUpperCase()}.`,
    );
    await write(`maria.${CARLA}`, 'Di un’altra');
    const token = await persons.requestLink(CARLA);
    expect((await persons.erase(token)).status).toBe(200);
    expect(await filesWith(CARLA)).toEqual([]);
    expect(await filesWith(`maria.${CARLA}`)).toHaveLength(1);

    const { rows } = await sql<{ data: Mail }>`
      select data from pgboss.job where name = 'mail' and data ->> 'to' = ${CARLA}`.execute(portal.db);
    for (const { data } of rows) await transport().send(data, randomUUID());
    const [last, ...others] = await filesWith(CARLA);
    expect([last, others]).toEqual([expect.stringMatching(/-ultima\.eml$/), []]);
    await transport().sweep();
    expect(await filesWith(CARLA)).toEqual([last]);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder(), last ?? ''), yesterday, yesterday);
    await transport().sweep();
    expect(await filesWith(CARLA)).toEqual([]);
    expect(await filesWith(`maria.${CARLA}`)).toHaveLength(1);
  });

  test('deletes completed email jobs that name the person, but retains queued ones', async () => {
    await persons.write(CARLA);
    const job = { to: 'anna@example.it', subject: 'Richiesta', text: `Da ${CARLA}`, html: '' };
    await sql`
      insert into pgboss.job (name, data, state) values
        ('mail', ${JSON.stringify(job)}::jsonb, 'completed'), ('mail', ${JSON.stringify(job)}::jsonb, 'created')`.execute(
      portal.db,
    );
    const token = await persons.requestLink(CARLA);
    await persons.erase(token);
    const { rows } = await sql`
      select data ->> 'to' as "to", state, deletion_seconds from pgboss.job
      where data::text ilike ${`%${CARLA}%`} order by created_on`.execute(portal.db);
    expect(rows).toEqual([
      // The email to Anna about her guest remains. It is deleted an hour after it was sent.
      { to: 'anna@example.it', state: 'created', deletion_seconds: expect.any(Number) },
      { to: CARLA, state: 'created', deletion_seconds: 1 },
    ]);
  });
});
