import { afterAll, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { nextCin, sentBody } from '../../../test/owner-rooms.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

const portal = await openCalendarPortal();
const { db } = portal;
afterAll(() => portal.close());

const PHONES = [
  ['\u202a+39 333 123 4567\u202c', '+39 333 123 4567'],
  ['\u202d333 1234567\u202c', '333 1234567'],
  ['\u2068+49 151 23456789\u2069', '+49 151 23456789'],
  ['\u200e+39 333 1234567', '+39 333 1234567'],
  ['+39 333\ufe0d 1234567', '+39 333 1234567'],
  ['+39 333\u00ad1234567', '+39 3331234567'],
  ['tel:+393331234567', '+393331234567'],
  ['＋３９ ３３３ １２３４５６７', '+39 333 1234567'],
] as const;

const EMAILS = [
  ['Anna@MÜNCHEN.de', 'anna@xn--mnchen-3ya.de'],
  ['anna@example.it\u200e', 'anna@example.it'],
  ['b&b.rosa@example.it', 'b&b.rosa@example.it'],
  ['mailto:anna@example.it', 'anna@example.it'],
  ['Anna Rossi <anna@example.it>', 'anna@example.it'],
  ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｉｔ', 'anna@example.it'],
] as const;

const pairs = PHONES.map(([phone, keptPhone], pair) => {
  const [email, keptEmail] = EMAILS[pair % EMAILS.length] ?? EMAILS[0];
  return [phone, email, [keptPhone, keptEmail]] as const;
});

async function book(contacts: { guest_phone: string; guest_email: string }) {
  const house = await portal.house({ stripe_account_id: 'acct_demo_anna' });
  const body = paymentBody(house, { cin: await portal.cinOf(house), ...contacts });
  return portal.ask('POST', '/api/payments/booking/create-payment', { cookie: null, body });
}

test.each(pairs)('a guest books with %j and %j', async (phone, email, kept) => {
  // Other tests of this file hold nights with the same e-mail.
  await db.deleteFrom('calendar_events').execute();
  await db.deleteFrom('bookings').execute();
  const held = await book({ guest_phone: phone, guest_email: email });
  expect([held.status, held.body.detail]).toEqual([200, undefined]);
  const stored = await db.selectFrom('bookings').select(['guest_phone', 'guest_email']).executeTakeFirstOrThrow();
  expect([stored.guest_phone, stored.guest_email]).toEqual(kept);
});

test.each(pairs)('an owner submits a home with %j and %j', async (phone, email, kept) => {
  const body = sentBody({ cin: nextCin(), telefono: phone, email });
  const sent = await portal.ask('POST', '/api/strutture', { cookie: null, body });
  expect([sent.status, sent.body.detail]).toEqual([201, undefined]);
  const { id } = sent.body.data;
  const columns = ['telefono', 'email', 'proprietario_email'] as const;
  const stored = await db.selectFrom('strutture').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
  expect([stored.telefono, stored.email, stored.proprietario_email]).toEqual([...kept, kept[1]]);
});

test.each(pairs)('an administrator sets the contacts %j and %j', async (phone, email, kept) => {
  const id = await portal.house();
  const call = { cookie: portal.admin, body: { telefono: phone, email } };
  expect((await portal.ask('PUT', `/api/admin/strutture/${id}/contacts`, call)).status).toBe(200);
  const stored = await db.selectFrom('strutture').select(['telefono', 'email']).where('id', '=', id).executeTakeFirst();
  expect([stored?.telefono, stored?.email]).toEqual(kept);
});

test.each(pairs)('an owner sets the contacts %j and %j', async (phone, email, kept) => {
  const id = await portal.house({ email: 'anna@example.it' });
  const body = { telefono: phone, email };
  const { status, body: answer } = await portal.ask('PUT', `/api/proprietario/strutture/${id}/contatti`, { body });
  expect([status, answer.detail]).toEqual([200, undefined]);
  const { telefono, email: shown, email_in_attesa } = answer.data;
  expect([telefono, email_in_attesa?.email ?? shown]).toEqual(kept);
});

test.each(EMAILS)('a reader comments as %j', async (email, kept) => {
  const post = await buildArticle(db);
  const body = { autore: 'Anna', email, contenuto: `Bello! ${email}` };
  expect((await portal.ask('POST', `/api/blog/posts/${post}/comments`, { cookie: null, body })).status).toBe(201);
  const stored = db.selectFrom('blog_comments').select('email').where('post_id', '=', post);
  expect(await stored.execute()).toEqual([{ email: kept }]);
});

test.each(EMAILS)('a reader subscribes to the newsletter as %j', async (email, kept) => {
  await db.deleteFrom('newsletter_subscribers').execute();
  expect((await portal.ask('POST', '/api/newsletter', { cookie: null, body: { email } })).status).toBe(201);
  expect(await db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([{ email: kept }]);
});

test.each(EMAILS)('an owner signs in as %j, and the link goes to the known address', async (email, kept) => {
  await db.deleteFrom('sign_in_requests').execute();
  const before = await portal.mailsTo(kept);
  expect((await portal.ask('POST', '/api/accesso', { cookie: null, body: { email } })).status).toBe(200);
  expect((await portal.mailsTo(kept)).length).toBe(before.length + 1);
});

test('a person asks for their data with an invisible mark behind the address, and gets the link', async () => {
  await db.deleteFrom('sign_in_requests').execute();
  await book({ guest_phone: '333 1234567', guest_email: 'carla@citta.example' });
  const body = { email: '\u2068carla@citta.example\u2069.' };
  expect((await portal.ask('POST', '/api/i-miei-dati', { cookie: null, body })).status).toBe(200);
  expect(await portal.mailsTo('carla@citta.example')).toHaveLength(1);
});

test('letters with accents before the @ are refused with a sentence of their own, everywhere', async () => {
  const email = 'niccolò@example.it';
  const post = await buildArticle(db);
  const house = await portal.house();
  const ask = (method: string, path: string, body: unknown, cookie: string | null = null) =>
    portal.ask(method, path, { cookie, body });
  const answers = await Promise.all([
    book({ guest_phone: '333 1234567', guest_email: email }),
    ask('POST', '/api/strutture', sentBody({ cin: nextCin(), email })),
    ask('PUT', `/api/admin/strutture/${house}/contacts`, { email }, portal.admin),
    ask('PUT', `/api/proprietario/strutture/${house}/contatti`, { email }, portal.anna),
    ask('POST', `/api/blog/posts/${post}/comments`, { autore: 'Niccolò', email, contenuto: 'Bello!' }),
    ask('POST', '/api/newsletter', { email }),
    ask('POST', '/api/accesso', { email }),
    ask('POST', '/api/i-miei-dati', { email }),
  ]);
  for (const { status, body } of answers) {
    expect([status, body.detail]).toEqual([422, kernelMessages.emailLocalPartNotAscii]);
  }
});
