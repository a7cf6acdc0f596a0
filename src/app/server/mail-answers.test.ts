import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, expect, test } from 'vitest';
import { bookInDemo } from '../../../test/book-in-demo.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createFileTransport } from '../../mail/server/create-file-transport.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());
const folder = join(temporaryFolder(), 'posta');
afterEach(() => rm(folder, { recursive: true, force: true }));

const OPERATOR = 'ciao@ospitalia.example';
const GUEST = { guest_name: 'Müller, Anna (Büro)', guest_email: 'anna.mueller@example.de' };
const HOME = { proprietario_email: 'padrona@example.it', email: 'casa@example.it' };

async function opened(to: string) {
  const mail = (await portal.mailsTo(to)).at(-1);
  if (mail === undefined) throw new Error(`no mail to ${to}`);
  await createFileTransport(folder, 'Ospitalia <non-rispondere@ospitalia.example>', OPERATOR).send(mail, randomUUID());
  const name = (await readdir(folder)).toSorted().at(-1) ?? '';
  return PostalMime.parse(await readFile(join(folder, name)));
}

test('the guest and the owner of a confirmed stay can reply to each other, regardless of the characters in the guest’s name', async () => {
  const booking = await bookInDemo(portal, HOME, GUEST);
  await booking.pay();
  const toOwner = await opened(HOME.proprietario_email);
  expect(toOwner.subject).toMatch(/^Nuova prenotazione/);
  expect(toOwner.from).toEqual({ name: 'Ospitalia', address: 'non-rispondere@ospitalia.example' });
  expect(toOwner.replyTo).toEqual([{ name: GUEST.guest_name, address: GUEST.guest_email }]);
  const toGuest = await opened(GUEST.guest_email);
  expect(toGuest.subject).toMatch(/^Prenotazione confermata/);
  expect(toGuest.replyTo).toEqual([{ name: 'Podere Le Querce', address: HOME.email }]);
  expect(JSON.stringify(toGuest)).not.toContain(HOME.proprietario_email);
  expect(toGuest.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['soggiorno-podere-le-querce.ics', 'text/calendar'],
  ]);
});

test('the confirmation contains the rules that the guest accepted, even if the owner has changed them since', async () => {
  const guest_email = 'carla.regole@example.it';
  const shown = { ...HOME, regole: 'Togliete le scarpe.', arrivo_dalle: '15:00' };
  const { house, pay } = await bookInDemo(portal, shown, { guest_email });
  const changed = { regole: 'Niente visite.', arrivo_dalle: '18:00' };
  await portal.db.updateTable('strutture').set(changed).where('id', '=', house).execute();
  await pay();
  const { text } = await opened(guest_email);
  expect(text).toContain('Arrivo dalle 15:00');
  expect(text).toContain('Togliete le scarpe.');
  expect(text).not.toMatch(/18:00|Niente visite/);
});

test.each([
  ['a sign-in link', '/api/accesso', 'padrona@example.it'],
  ['a data link', '/api/i-miei-dati', 'padrona@example.it'],
  ['a newsletter confirmation', '/api/newsletter', 'lettrice@example.it'],
])('replies to %s are addressed to the operator', async (_, path, email) => {
  const answer = await portal.call('POST', path, { cookie: null, body: { email, consenso: true, privacy: true } });
  expect(answer.status).toBeLessThan(300);
  expect((await opened(email)).replyTo).toEqual([{ name: '', address: OPERATOR }]);
});

test('replies to the email about a removed home are addressed to the operator', async () => {
  const id = await portal.buildHome({ ...HOME, proprietario_email: 'rimossa@example.it' });
  const removed = await portal.call('DELETE', `/api/admin/strutture/${id}`, {
    cookie: portal.admin,
    body: { motivo: 'Doppia.' },
  });
  expect(removed.status).toBeLessThan(300);
  expect((await opened('rimossa@example.it')).replyTo).toEqual([{ name: '', address: OPERATOR }]);
});
