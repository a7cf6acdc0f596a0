import { afterAll, describe, expect, test } from 'vitest';
import { cookieOf } from '../../../test/cookies-of.ts';
import { nextCin, sentBody } from '../../../test/owner-modules.ts';
import { signInAdmin } from '../../../test/sign-in-admin.ts';
import { openSubmissionPortal } from '../../../test/submission-portal.ts';

const portal = await openSubmissionPortal();
afterAll(() => portal.close());
const admin = await signInAdmin(portal.db);

const call = (method: string, path: string, cookie: string | null, body?: unknown) =>
  portal.call(method, path, { cookie, body });

const inGerman = '?lingua=de';

const lastMailTo = async (email: string) => (await portal.mailsTo(email)).at(-1);

async function enter(email: string, query = ''): Promise<string> {
  await call('POST', `/api/accesso${query}`, null, { email });
  const token = /token=(\S+)/.exec((await lastMailTo(email))?.text ?? '')?.[1];
  const opened = await call('POST', `/api/accesso/conferma${query}`, null, { token });
  expect(opened.status).toBe(200);
  return cookieOf(opened);
}

async function submit(email: string, cookie: string | null, query = ''): Promise<number> {
  const sent = await call('POST', `/api/strutture${query}`, cookie, sentBody({ email, cin: nextCin() }));
  expect(sent.status).toBe(201);
  return sent.body.data.id;
}

async function languageOfMails(email: string, cookie: string): Promise<string | undefined> {
  const owned = await call('GET', '/api/proprietario/strutture', cookie);
  const waiting = owned.body.data.find(({ status }: { status: string }) => status === 'in_attesa');
  expect((await call('PUT', `/api/admin/strutture/${waiting.id}/approve`, admin)).status).toBe(200);
  return /<html lang="(\w+)"/.exec((await lastMailTo(email))?.html ?? '')?.[1];
}

test('emails to an owner who submitted a struttura on a German page are in German, with German links', async () => {
  const email = 'greta@example.it';
  const id = await submit(email, null, inGerman);
  const confirmation = await lastMailTo(email);
  expect(confirmation?.subject).toBe('Bestätigen Sie Ihre Adresse');
  expect(confirmation?.text).toMatch(/\/de\/gastgeber\/anmelden\?token=/);
  const cookie = await enter(email, inGerman);
  expect(await languageOfMails(email, cookie)).toBe('de');
  expect((await lastMailTo(email))?.html).toContain(`/de/unterkunft/${id}/`);
  expect((await call('GET', `/api/strutture/${id}`, null)).body.lingua_proprietario).toBe('de');
  const refused = await submit(email, cookie, inGerman);
  await call('PUT', `/api/admin/strutture/${refused}/reject`, admin, { motivo: 'Manca una foto.' });
  expect((await lastMailTo(email))?.text).toContain(`/de/gastgeber/unterkuenfte/${refused}/bearbeiten`);
});

test('the rejection email for a struttura submitted on a German page is in German even if the owner’s address is unconfirmed', async () => {
  const email = 'ida@example.it';
  const id = await submit(email, null, inGerman);
  await call('PUT', `/api/admin/strutture/${id}/reject`, admin, { motivo: 'Manca una foto.' });
  expect(await lastMailTo(email)).toMatchObject({ text: expect.stringContaining('/de/gastgeber/anmelden') });
});

test('a missing reason for a rejection is replaced with a sentence in the language of the page', async () => {
  const email = 'jana@example.it';
  const cookie = await enter(email, inGerman);
  const id = await submit(email, cookie, inGerman);
  await call('PUT', `/api/admin/strutture/${id}/reject`, admin, {});
  const motivo = async (query: string) =>
    (await call('GET', `/api/proprietario/strutture${query}`, cookie)).body.data[0].motivo_rifiuto;
  expect(await motivo('')).toMatch(/^Non è stato indicato un motivo/);
  expect(await motivo(inGerman)).toMatch(/^Es wurde kein Grund angegeben/);
  expect((await lastMailTo(email))?.text).toContain(await motivo(inGerman));
});

test.each([
  ['Italian after signing in on an Italian page', '', 'it'],
  ['German after signing in on a German page', inGerman, 'de'],
  ['Italian after signing in on a page in a language without an owners’ area', '?lingua=fr', 'it'],
])('the language of an owner’s emails is %s', async (_, query, language) => {
  const email = `${language}${query.length}@example.it`;
  const cookie = await enter(email, query);
  await portal.db
    .updateTable('strutture')
    .set({ proprietario_email: null })
    .where('proprietario_email', '=', email)
    .execute();
  await submit(email, cookie, query);
  expect(await languageOfMails(email, cookie)).toBe(language);
});

test('the language of an owner’s emails changes when the owner selects another language or submits a struttura on a page in another language', async () => {
  const email = 'hanna@example.it';
  const cookie = await enter(email);
  await submit(email, cookie);
  expect((await call('PUT', `/api/proprietario/lingua${inGerman}`, cookie)).status).toBe(204);
  expect(await languageOfMails(email, cookie)).toBe('de');
  await submit(email, cookie);
  expect(await languageOfMails(email, cookie)).toBe('it');
  expect((await call('PUT', '/api/proprietario/lingua', null)).status).toBe(401);
});

describe('the language of error messages for owners', () => {
  test.each([
    ['', 'Scrivi un indirizzo e-mail valido.'],
    [inGerman, 'Geben Sie eine gültige E-Mail-Adresse an.'],
    ['?lingua=fr', 'Scrivi un indirizzo e-mail valido.'],
  ])('depends on the query: %j selects «%s»', async (query, detail) => {
    expect((await call('POST', `/api/accesso${query}`, null, { email: 'nobody' })).body.detail).toBe(detail);
  });

  test.each([
    [
      'POST',
      '/api/strutture',
      { ...sentBody({ cin: nextCin() }), telefono: '12' },
      'Geben Sie eine einzige gültige Telefonnummer an',
    ],
    ['POST', '/api/accesso/conferma', { token: 'x' }, 'Der Link ist abgelaufen oder wurde schon verwendet'],
    ['POST', '/api/conferma-email', { token: 'x' }, 'Der Link'],
    ['GET', '/api/calendar/sync-status/999999', undefined, ''],
    ['PUT', '/api/proprietario/strutture/999999/condizioni', {}, ''],
    ['PUT', '/api/proprietario/prenotazioni/00000000-0000-4000-8000-000000000000/accetta', {}, ''],
    ['GET', '/api/proprietario/strutture/999999/archivio', undefined, ''],
  ])('is German for %s %s on a German page', async (method, path, body, sentence) => {
    const cookie = await enter(`fehler${path.length}${method.length}@example.it`, inGerman);
    const answers = [await call(method, path + inGerman, cookie, body), await call(method, path, cookie, body)];
    const [german, italian] = answers.map((answer) => answer.body.detail);
    expect(answers.map(({ status }) => status >= 400)).toEqual([true, true]);
    expect(german).toContain(sentence);
    expect(german).not.toBe(italian);
  });
});
