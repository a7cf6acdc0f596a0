import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBooking } from '../../test/build-booking.ts';
import { type CalendarPortal, openCalendarPortal } from '../../test/calendar-portal.ts';
import { paymentBody } from '../../test/open-stay.ts';
import { nextCin, sentBody } from '../../test/owner-rooms.ts';
import type { PersonRecords } from '../kernel/person.ts';
import { privacyMessages } from '../privacy/messages.it.ts';
import { DEMO_CARDS } from '../stay/demo-contract.ts';

/** What the law keeps, and nothing else: contracts about money, and the account that received some. */
const LEGAL_HOLD = ['bookings', 'payout_accounts'];

let portal: CalendarPortal;
let serial = 0;
let CARLA = '';

beforeAll(async () => {
  portal = await openCalendarPortal();
});
beforeEach(() => {
  serial += 1;
  CARLA = `carla.verdi${serial}@posta.example`;
});
afterAll(() => portal.close());

const nobody = { cookie: null };

/** Every table of the schema that has a row in which a text stands, whatever column or JSON it is in: tables of tomorrow, too. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(portal.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(name)} as each where to_jsonb(each)::text ilike ${`%${text}%`} limit 1`.execute(portal.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The token of the last mail to an address that has a link to one of our pages. */
async function tokenFor(email: string, page: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select data ->> 'text' as text from pgboss.job
    where name = 'mail' and data ->> 'to' = ${email} and data ->> 'text' like ${`%${page}?token=%`}
    order by created_on desc limit 1`.execute(portal.db);
  return /token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

async function mailsTo(email: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select data ->> 'subject' as subject from pgboss.job where name = 'mail' and data ->> 'to' = ${email}`.execute(
    portal.db,
  );
  return rows.map(({ subject }) => subject);
}

/** Asks for the link as a person does, and takes it out of the mail. */
async function askForLink(email: string): Promise<string> {
  const answer = await portal.ask('POST', '/api/i-miei-dati', { ...nobody, body: { email } });
  expect([answer.status, answer.body.message]).toEqual([200, privacyMessages.linkChiesto]);
  return tokenFor(email, '/i-miei-dati/apri');
}

const erase = (token: string) => portal.ask('POST', '/api/i-miei-dati/cancella', { ...nobody, body: { token } });
const open = (token: string) => portal.rooms.services.privacy.open(token);

/** What the archive holds for programs. */
async function taken(token: string): Promise<PersonRecords> {
  const answer = await portal.ask('POST', '/api/i-miei-dati/scarica', { ...nobody, body: { token } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  // The archive is not compressed: its JSON stands in it as it is.
  const json = answer.text.slice(answer.text.indexOf('{\n  "email"'));
  return JSON.parse(json.slice(0, json.indexOf('\n}') + 2)).dati;
}

async function signIn(email: string): Promise<string> {
  await portal.ask('POST', '/api/accesso', { ...nobody, body: { email } });
  const token = await tokenFor(email, '/proprietario/entra');
  const answer = await portal.ask('POST', '/api/accesso/conferma', { ...nobody, body: { token } });
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Sends a struttura in as Carla, confirmed and approved; with a change that waits. */
async function publish(cookie: string, fields: Parameters<typeof sentBody>[0] = {}): Promise<number> {
  const body = sentBody({ cin: nextCin(), email: CARLA, ...fields });
  const sent = await portal.ask('POST', '/api/strutture', { cookie, body });
  const { id } = sent.body.data;
  expect((await portal.ask('PUT', `/api/admin/strutture/${id}/approve`, { cookie: portal.admin, body: {} })).status).toBe(
    200,
  );
  const changed = { ...body, indirizzo: 'Via Nuova 1' };
  expect((await portal.ask('PUT', `/api/proprietario/strutture/${id}`, { cookie, body: changed })).status).toBe(200);
  return id;
}

/** Carla asks for nights of Anna's; gives the booking's code and its checkout. */
async function hold(month: string, fields: { accettazione?: 'su_richiesta' } = {}) {
  const house = await portal.house({ stripe_account_id: 'acct_demo_anna', ...fields });
  const { cin } = await portal.db.selectFrom('strutture').select('cin').where('id', '=', house).executeTakeFirstOrThrow();
  const nights = { check_in_date: `${month}-01`, check_out_date: `${month}-04` } as Parameters<typeof paymentBody>[1];
  const body = {
    ...paymentBody(house, { cin: cin ?? '', guest_email: CARLA, ...nights }),
    ...(fields.accettazione && { modalita: 'su_richiesta' as const }),
  };
  const created = await portal.ask('POST', '/api/payments/booking/create-payment', { ...nobody, body });
  expect([created.status, created.text]).toEqual([200, expect.anything()]);
  const { checkout_url, codice } = created.body;
  return { codice, session: checkout_url.slice(checkout_url.lastIndexOf('/') + 1) };
}

async function pay(session: string): Promise<void> {
  const body = { carta: DEMO_CARDS.riuscita };
  expect((await portal.ask('POST', `/api/pagamento-demo/${session}/paga`, { ...nobody, body })).status).toBe(200);
}

/** Carla as a guest: one stay paid, one request, one hold, one that expired, one that was refused. */
async function travel() {
  const paid = await hold('2026-12');
  await pay(paid.session);
  const request = await hold('2027-01', { accettazione: 'su_richiesta' });
  await pay(request.session);
  const waiting = await hold('2027-02');
  const struttura_id = await portal.house();
  const guest = { struttura_id, guest_email: CARLA, notes: `Scrivetemi a ${CARLA}`, account_id: 'acct_demo_altro' };
  await buildBooking(portal.db, { ...guest, period: '[2026-08-01,2026-08-04)', status: 'scaduta' });
  await buildBooking(portal.db, { ...guest, period: '[2026-09-01,2026-09-04)', status: 'rifiutata', payment_id: `pi_${serial}` });
  return { paid, request, waiting };
}

/** Carla as a reader. */
async function write() {
  await sql`
    insert into blog_posts (titolo, slug, contenuto, excerpt, reading_time, search_text, categoria_id, status, published_at)
    values ('Siena', ${`siena-${serial}`}, '<p>Siena</p>', 'Siena', 1, 'siena', (select min(id) from blog_categories),
      'pubblicato', now())`.execute(portal.db);
  await sql`
    insert into blog_comments (post_id, autore, email, contenuto)
    select max(id), 'Carla', ${CARLA}, 'Bello!' from blog_posts`.execute(portal.db);
  await sql`
    insert into newsletter_subscribers (email, stato, confirmed_at, privacy_versione)
    values (${CARLA}, 'confermato', now(), '1')`.execute(portal.db);
}

const statusOf = async (codice: string) =>
  (await portal.ask('GET', `/api/prenotazioni/${codice}`, nobody)).body.data.status as string;

describe('a person who is in every table (G22)', () => {
  test('takes away what is in them, and is gone from all but what the law keeps', async () => {
    const cookie = await signIn(CARLA);
    const [house, past] = [await publish(cookie), await publish(cookie, { nome: 'Podere Passato' })];
    await portal.ask('POST', '/api/proprietario/pagamenti/attiva', { cookie, body: {} });
    // Others stayed with her: one paid, one was turned away. She is shown to guests of Bruno's, too.
    const shown = JSON.stringify({ ...(await agreedOf()), email: CARLA });
    const stay = { struttura_id: past, agreed: shown };
    await buildBooking(portal.db, { ...stay, period: '[2026-08-01,2026-08-04)', paid_cents: 32_500, payment_id: `pi_p${serial}` });
    await buildBooking(portal.db, { ...stay, period: '[2026-09-01,2026-09-04)', status: 'rifiutata', payment_id: `pi_r${serial}` });
    const brunos = await portal.house({ proprietario_email: 'bruno@example.it', email: CARLA });
    const { paid, request, waiting } = await travel();
    await write();
    await portal.ask('POST', '/api/accesso', { ...nobody, body: { email: CARLA } });

    const token = await askForLink(CARLA);
    expect(await open(token)).toEqual({
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
    });
    const records = await taken(token);
    const inArchive = Object.keys(records).filter((table) => records[table]?.length);
    expect(inArchive).toEqual(expect.arrayContaining(await tablesWith(CARLA)));
    const others = JSON.stringify(records);
    // Who slept in her house, and whose house shows her address, is theirs.
    expect(others).not.toContain('carla@example.it');
    expect(others).not.toContain('bruno@example.it');

    const answer = await erase(token);
    expect([answer.status, answer.body.message ?? answer.body.detail]).toEqual([200, privacyMessages.cancellati]);
    expect((await tablesWith(CARLA)).filter((table) => !LEGAL_HOLD.includes(table))).toEqual([]);
    const { rows } = await sql<{ guest_email: string; status: string; is_paid: boolean }>`
      select guest_email, status, paid_cents > 0 as is_paid from bookings
      where to_jsonb(bookings)::text ilike ${`%${CARLA}%`} order by period`.execute(portal.db);
    expect(rows).toEqual([
      { guest_email: 'carla@example.it', status: 'confermata', is_paid: true },
      { guest_email: CARLA, status: 'confermata', is_paid: true },
    ]);
    expect(await mailsTo(CARLA)).toEqual([]);
    expect([await statusOf(paid.codice), await statusOf(request.codice), await statusOf(waiting.codice)]).toEqual([
      'confermata',
      'annullata',
      'scaduta',
    ]);
    const left = await portal.db.selectFrom('strutture').select(['id', 'status', 'email', 'telefono']).where('id', 'in', [house, past, brunos]).orderBy('id').execute();
    expect(left).toEqual([
      { id: past, status: 'eliminata', email: null, telefono: null },
      { id: brunos, status: 'approvata', email: null, telefono: '+39 333 555 0101' },
    ]);
    expect((await portal.ask('GET', '/api/proprietario/strutture', { cookie })).status).toBe(401);
    expect(await open(token)).toBeNull();
    expect((await erase(token)).status).toBe(422);
  });

  test('with guests to come keeps everything, and hears which house it is', async () => {
    const cookie = await signIn(CARLA);
    const [, booked] = [await publish(cookie), await publish(cookie, { nome: 'Podere Futuro' })];
    await buildBooking(portal.db, { struttura_id: booked, paid_cents: 32_500, payment_id: `pi_f${serial}` });
    await write();
    const before = await tablesWith(CARLA);
    const answer = await portal.ask('DELETE', '/api/proprietario/account', { cookie });
    expect([answer.status, answer.body.codice, answer.body.detail]).toEqual([
      409,
      'PRENOTAZIONI_FUTURE',
      '«Podere Futuro» ha prenotazioni future, o qualcuno ne sta pagando una adesso: annullale prima di cancellare i tuoi dati.',
    ]);
    expect(await tablesWith(CARLA)).toEqual(before);
    const { body } = await portal.ask('GET', '/api/proprietario/strutture', { cookie });
    expect(body.data).toHaveLength(2);
  });

  test('deletes the account from the area: nothing is left, and the cookie is forgotten', async () => {
    const cookie = await signIn(CARLA);
    await publish(cookie);
    await write();
    const archive = await portal.ask('GET', '/api/proprietario/dati', { cookie });
    expect([archive.status, archive.text.includes('Bello!')]).toEqual([200, true]);
    const answer = await portal.ask('DELETE', '/api/proprietario/account', { cookie });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, [expect.stringContaining('Max-Age=0')]]);
    expect(await tablesWith(CARLA)).toEqual([]);
  });
});

/** What any booking was agreed about. */
async function agreedOf() {
  const struttura_id = await portal.house();
  const id = await buildBooking(portal.db, { struttura_id, status: 'scaduta' });
  return (await portal.db.selectFrom('bookings').select('agreed').where('id', '=', id).executeTakeFirstOrThrow()).agreed;
}

describe('the link', () => {
  test('is sent to nobody whom nothing is kept of, with the same answer', async () => {
    expect(await askForLink(CARLA)).toBe('');
    expect(await mailsTo(CARLA)).toEqual([]);
    expect(await tablesWith(CARLA)).toEqual([]);
  });

  test.each(['', 'carla', 'carla@example.it, altro@example.it', null, 7, ['carla@example.it'], `c\u0000@example.it`])(
    'is asked for with %j: refused',
    async (email) => {
      const answer = await portal.ask('POST', '/api/i-miei-dati', { ...nobody, body: { email } });
      expect([answer.status, answer.body.campi]).toEqual([422, { email: privacyMessages.emailNonValida }]);
    },
  );

  test('is for one mailbox: at most three in a quarter of an hour, and capitals are no other address', async () => {
    await write();
    for (const email of [CARLA, CARLA.toUpperCase(), ` ${CARLA} `, CARLA]) await askForLink(email);
    expect(await mailsTo(CARLA)).toHaveLength(3);
  });

  test('changes nothing by being opened, ends after an hour, and another’s opens nothing of hers', async () => {
    await write();
    const token = await askForLink(CARLA);
    const before = await tablesWith(CARLA);
    await open(token);
    expect((await open(token))?.kept.commenti).toBe(1);
    expect(await tablesWith(CARLA)).toEqual(before);
    for (const wrong of ['', 'inventato', `${token}x`, token.slice(1), "' or 1=1 --"]) {
      expect(await open(wrong)).toBeNull();
      const refused = await erase(wrong);
      expect([refused.status, refused.body.detail]).toEqual([422, privacyMessages.linkNonValido]);
      const archive = await portal.ask('POST', '/api/i-miei-dati/scarica', { ...nobody, body: { token: wrong } });
      expect(archive.status).toBe(422);
    }
    await sql`update person_links set expires_at = now() where email = ${CARLA}`.execute(portal.db);
    expect(await open(token)).toBeNull();
    expect((await erase(token)).status).toBe(422);
    expect(await tablesWith(CARLA)).toEqual(before);
  });

  test('is not stored as it is', async () => {
    await write();
    const token = await askForLink(CARLA);
    expect(await tablesWith(token)).toEqual([]);
  });
});

test('who erased their data cannot pay any more for what they held, and is written to no more', async () => {
  const { codice, session } = await hold('2027-03');
  const token = await askForLink(CARLA);
  expect((await erase(token)).status).toBe(200);
  expect(await statusOf(codice)).toBe('scaduta');
  const body = { carta: DEMO_CARDS.riuscita };
  const late = await portal.ask('POST', `/api/pagamento-demo/${session}/paga`, { ...nobody, body });
  expect(late.status).toBeGreaterThanOrEqual(400);
  expect(await mailsTo('cancellato@ospitalia.invalid')).toEqual([]);
});
