import { afterAll, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { nextCin, sentBody } from '../../../test/owner-modules.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const portal = await openCalendarPortal();
const { db } = portal;
afterAll(() => portal.close());

const [PHONE, PARSED_PHONE] = ['\u202a+39 333 123 4567\u202c', '+39 333 123 4567'];
const [EMAIL, PARSED_EMAIL] = ['Anna Rossi <anna@example.it>', 'anna@example.it'];
const PARSED = [PARSED_PHONE, PARSED_EMAIL];

async function book(contacts: { guest_phone: string; guest_email: string }) {
  const house = await portal.buildHome({ stripe_account_id: 'acct_demo_anna' });
  const body = paymentBody(house, { cin: await portal.cinOf(house), ...contacts });
  return portal.call('POST', '/api/payments/booking/create-payment', { cookie: null, body });
}

test('pasted contact details are parsed and stored when a guest books', async () => {
  const held = await book({ guest_phone: PHONE, guest_email: EMAIL });
  expect([held.status, held.body.detail]).toEqual([200, undefined]);
  const stored = await db.selectFrom('bookings').select(['guest_phone', 'guest_email']).executeTakeFirstOrThrow();
  expect([stored.guest_phone, stored.guest_email]).toEqual(PARSED);
});

test('pasted contact details are parsed and stored when an owner submits a home', async () => {
  const body = sentBody({ cin: nextCin(), telefono: PHONE, email: EMAIL });
  const sent = await portal.call('POST', '/api/strutture', { cookie: null, body });
  expect([sent.status, sent.body.detail]).toEqual([201, undefined]);
  const { id } = sent.body.data;
  const columns = ['telefono', 'email', 'proprietario_email'] as const;
  const stored = await db.selectFrom('strutture').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  expect([stored.telefono, stored.email, stored.proprietario_email]).toEqual([...PARSED, PARSED_EMAIL]);
});

test('pasted contact details are parsed and stored when an administrator sets them', async () => {
  const id = await portal.buildHome();
  const call = { cookie: portal.admin, body: { telefono: PHONE, email: EMAIL } };
  expect((await portal.call('PUT', `/api/admin/strutture/${id}/contacts`, call)).status).toBe(200);
  const stored = await db.selectFrom('strutture').select(['telefono', 'email']).where('id', '=', id).executeTakeFirst();
  expect([stored?.telefono, stored?.email]).toEqual(PARSED);
});

test('pasted contact details are parsed and stored when an owner sets them', async () => {
  const id = await portal.buildHome({ email: 'anna@example.it' });
  const body = { telefono: PHONE, email: EMAIL };
  const { status, body: answer } = await portal.call('PUT', `/api/proprietario/strutture/${id}/contatti`, { body });
  expect([status, answer.detail]).toEqual([200, undefined]);
  const { telefono, email: shown, email_in_attesa } = answer.data;
  expect([telefono, email_in_attesa?.email ?? shown]).toEqual(PARSED);
});

test('a pasted email address is parsed and stored when a reader comments', async () => {
  const post = await buildArticle(db);
  const body = { autore: 'Anna', email: EMAIL, contenuto: 'Bello!' };
  expect((await portal.call('POST', `/api/blog/posts/${post}/comments`, { cookie: null, body })).status).toBe(201);
  const stored = db.selectFrom('blog_comments').select('email').where('post_id', '=', post);
  expect(await stored.execute()).toEqual([{ email: PARSED_EMAIL }]);
});

test('a pasted email address is parsed and stored when a reader subscribes to the newsletter', async () => {
  expect((await portal.call('POST', '/api/newsletter', { cookie: null, body: { email: EMAIL } })).status).toBe(201);
  expect(await db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([{ email: PARSED_EMAIL }]);
});

test('the sign-in link is sent to the email address that is parsed from the pasted text', async () => {
  await db.deleteFrom('sign_in_requests').execute();
  const before = await portal.mailsTo(PARSED_EMAIL);
  expect((await portal.call('POST', '/api/accesso', { cookie: null, body: { email: EMAIL } })).status).toBe(200);
  expect((await portal.mailsTo(PARSED_EMAIL)).length).toBe(before.length + 1);
});

test('the link to a guest’s personal data is sent even if invisible characters surround the email address', async () => {
  await db.deleteFrom('sign_in_requests').execute();
  await book({ guest_phone: '333 1234567', guest_email: 'carla@citta.example' });
  const body = { email: '\u2068carla@citta.example\u2069.' };
  expect((await portal.call('POST', '/api/i-miei-dati', { cookie: null, body })).status).toBe(200);
  expect(await portal.mailsTo('carla@citta.example')).toHaveLength(1);
});

test('every form returns 422 with a message if an email address has accented letters before the @', async () => {
  const email = 'niccolò@example.it';
  const post = await buildArticle(db);
  const house = await portal.buildHome();
  const send = (method: string, path: string, body: unknown, cookie: string | null = null) =>
    portal.call(method, path, { cookie, body });
  const answers = await Promise.all([
    book({ guest_phone: '333 1234567', guest_email: email }),
    send('POST', '/api/strutture', sentBody({ cin: nextCin(), email })),
    send('PUT', `/api/admin/strutture/${house}/contacts`, { email }, portal.admin),
    send('PUT', `/api/proprietario/strutture/${house}/contatti`, { email }, portal.anna),
    send('POST', `/api/blog/posts/${post}/comments`, { autore: 'Niccolò', email, contenuto: 'Bello!' }),
    send('POST', '/api/newsletter', { email }),
    send('POST', '/api/accesso', { email }),
    send('POST', '/api/i-miei-dati', { email }),
  ]);
  for (const { status, body } of answers) {
    expect([status, body.detail]).toEqual([422, kernelMessages.emailLocalPartNotAscii]);
  }
});
