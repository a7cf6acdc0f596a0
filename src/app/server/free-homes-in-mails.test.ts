import { afterAll, afterEach, expect, test } from 'vitest';
import { bookInDemo } from '../../../test/book-in-demo.ts';
import { buildBnb, buildStruttura, MONTEPULCIANO, takeNights } from '../../../test/build-struttura.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import * as stayMessages from '../../stay/messages/mail.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());
const { db } = portal;

const CHIANCIANO = 52009;
const NIGHTS = { start: '2026-12-01', end: '2026-12-04' };
const at = (lat: number, nome: string) => ({ lat, lon: 11.78, has_own_point: true, nome });

await buildStruttura(db, { ...at(44.2, 'Lontana'), citta_id: MONTEPULCIANO });
await buildStruttura(db, { ...at(43.101, 'Sospesa'), status: 'sospesa' });
await buildStruttura(db, { ...at(43.102, 'In attesa'), status: 'in_attesa', approved_at: null });
await buildStruttura(db, { ...at(43.103, 'Stretta'), posti_letto: 1 });
const taken = await buildStruttura(db, at(43.104, 'Occupata'));
await takeNights(db, { struttura_id: taken, ...NIGHTS });
await buildStruttura(db, { ...at(43.105, 'Di là dal confine'), citta_id: CHIANCIANO });
const third = await buildStruttura(db, {
  ...at(43.13, 'Terza'),
  prezzo_notte_cents: 5000,
  accettazione: 'su_richiesta',
});
const { id: bnb, camere } = await buildBnb(db, [6000, 7000], at(43.12, 'Seconda'));
await takeNights(db, { struttura_id: bnb, camera_id: camere[0] ?? 0, ...NIGHTS });
const first = await buildStruttura(db, at(43.11, 'Prima'));

const LOST = { ...at(43.1, 'Podere Le Querce'), prezzo_notte_cents: 9500 };
afterEach(async () => {
  await db.updateTable('strutture').set({ status: 'sospesa' }).where('nome', '=', LOST.nome).execute();
});
const answer = (id: string, deed: string, body: unknown = {}) =>
  portal.call('PUT', `/api/proprietario/prenotazioni/${id}/${deed}`, { body });

async function lastMail(guest: string) {
  const text = (await portal.mailsTo(guest)).at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
  const lines = text.split('\n');
  const names = lines.flatMap((line, index) => (lines[index + 1]?.includes('/struttura/') ? [line] : []));
  return { text, names };
}

async function refused(stay: Parameters<typeof bookInDemo>[2] = {}) {
  const booking = await bookInDemo(portal, { ...LOST, accettazione: 'su_richiesta' }, stay);
  await booking.pay();
  expect((await answer(booking.id, 'rifiuta')).status).toBe(200);
  return lastMail(booking.guest);
}

test('the email to a rejected guest offers three homes that are available for the same nights, nearest first', async () => {
  const { text, names } = await refused();
  expect(names).toEqual([
    'Prima, Montepulciano, a circa 1 km, 285,00 € in tutto',
    'Seconda, camera «Camera 2», Montepulciano, a circa 2 km, 210,00 € in tutto',
    'Terza, Montepulciano, a circa 3 km, 150,00 € in tutto, su richiesta',
  ]);
  const query = 'dal=2026-12-01&al=2026-12-04&ospiti=2';
  expect(text).toContain(`/struttura/${first}/prima?${query}\n`);
  expect(text).toContain(`/struttura/${bnb}/seconda?${query}&camera=${camere[1]}\n`);
  expect(text).toContain(`/struttura/${third}/terza?${query}\n`);
  expect(text).toContain(stayMessages.alternativeHomes.intro);
});

test('the email to a guest whose language is German describes the homes in German and links to German URLs', async () => {
  const booking = await bookInDemo(portal, { ...LOST, accettazione: 'su_richiesta' });
  await db.updateTable('bookings').set({ lingua: 'de' }).where('id', '=', booking.id).execute();
  await booking.pay();
  await answer(booking.id, 'rifiuta');
  const { text } = await lastMail(booking.guest);
  expect(text).toContain('Prima, Montepulciano, etwa 1 km entfernt, insgesamt 285,00 €');
  expect(text).toContain('Seconda, Zimmer „Camera 2“, Montepulciano,');
  expect(text).toContain('insgesamt 150,00 €, auf Anfrage');
  expect(text).toContain(`/de/unterkunft/${first}/prima?dal=2026-12-01&al=2026-12-04&ospiti=2`);
});

test('the email about a cancelled stay offers homes if the owner cancelled it, but not if the guest did', async () => {
  const byOwner = await bookInDemo(portal, LOST);
  await byOwner.pay();
  await answer(byOwner.id, 'annulla', { motivo: 'La caldaia è rotta.' });
  expect((await lastMail(byOwner.guest)).names).toHaveLength(3);
  const byGuest = await bookInDemo(portal, LOST);
  await byGuest.pay();
  const path = `/api/prenotazioni/${byGuest.codice}`;
  const { body } = await portal.call('GET', path, { cookie: null });
  const rimborso = body.data.cancellation.refund_cents / 100;
  const cancelled = await portal.call('POST', `${path}/annulla`, { cookie: null, body: { rimborso } });
  expect(cancelled.status).toBe(200);
  const { text, names } = await lastMail(byGuest.guest);
  expect(text).toContain('Hai annullato la prenotazione');
  expect(names).toEqual([]);
});

test('the email to a rejected party of four offers no room for two guests, and lists a home in the next town last', async () => {
  const { names } = await refused({ guests: 4 });
  expect(names.map((line) => line.split(',')[0])).toEqual(['Prima', 'Terza', 'Di là dal confine']);
});

test('the email to a rejected guest offers no homes if none is available nearby', async () => {
  const far = { ...LOST, lat: 38.1, lon: 13.3 };
  const booking = await bookInDemo(portal, { ...far, accettazione: 'su_richiesta' });
  await booking.pay();
  await answer(booking.id, 'rifiuta');
  const { text, names } = await lastMail(booking.guest);
  expect(names).toEqual([]);
  expect(text).not.toContain(stayMessages.alternativeHomes.introForOne);
  expect(text).not.toContain(stayMessages.alternativeHomes.intro);
});
