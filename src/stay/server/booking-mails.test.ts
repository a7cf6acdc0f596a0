import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Mail } from '../../mail/contract.ts';
import type { BookingMailKind } from '../rules/booking-fact.ts';
import { ERASED_EMAIL } from '../rules/erased-guest.ts';
import { createBookingMails } from './booking-mails.ts';
import { type BookingRow, findBooking } from './booking-repository.ts';

const DEMO = 'Questo è un pagamento di prova: nessun denaro si è mosso.';

let database: TestDatabase;
let booking: BookingRow;
let orphan: BookingRow;

async function build(overrides: Parameters<typeof buildStruttura>[1]): Promise<BookingRow> {
  const struttura_id = await buildStruttura(database.db, overrides);
  const created_at = new Date('2026-11-20T09:00:00Z');
  const found = await findBooking(database.db, await buildBooking(database.db, { struttura_id, created_at }));
  if (found === undefined) throw new Error('no booking');
  return found;
}

beforeAll(async () => {
  database = await createTestDatabase();
  booking = await build({ proprietario_email: 'padrona@example.it' });
  orphan = await build({ is_demo: true, email: null });
});
afterAll(() => database.close());

/** What is sent, with the booking as `changes` make it. `back`: what goes back now, and in all. */
async function send(
  mail: BookingMailKind,
  changes: Partial<BookingRow> = {},
  back = { refund_cents: 16_250, refunded_cents: 16_250 },
): Promise<Mail[]> {
  const sent: Mail[] = [];
  const outbox = { put: async (_: unknown, put: Mail) => void sent.push(put) };
  const tell = createBookingMails({ outbox, publicUrl: 'https://ospitalia.example' });
  await tell(database.db, { mail, booking: { ...booking, ...changes }, ...back });
  return sent;
}

const TO_GUEST: readonly (readonly [BookingMailKind, string])[] = [
  ['confirmed_guest', 'Prenotazione confermata: Podere Le Querce'],
  ['request_guest', 'Richiesta inviata: Podere Le Querce'],
  ['refused_guest', 'La richiesta per Podere Le Querce non è stata accettata'],
  ['request_expired_guest', 'Nessuna risposta per Podere Le Querce'],
  ['cancelled_guest', 'Prenotazione annullata: Podere Le Querce'],
  ['late_refunded_guest', 'Rimborso totale: Podere Le Querce'],
  ['late_released_guest', 'Prenotazione non riuscita: Podere Le Querce'],
];
const TO_OWNER: readonly (readonly [BookingMailKind, string])[] = [
  ['confirmed_owner', 'Nuova prenotazione per Podere Le Querce'],
  ['request_owner', 'Richiesta di prenotazione per Podere Le Querce'],
  ['request_expired_owner', 'Richiesta scaduta per Podere Le Querce'],
  ['cancelled_owner', 'Prenotazione annullata: Podere Le Querce'],
  ['dispute_owner', 'Un pagamento è contestato: Podere Le Querce'],
];

test.each(TO_GUEST)('%s: one mail to the guest, with the link that is theirs', async (kind, subject) => {
  const mails = await send(kind);
  expect(mails).toMatchObject([{ to: 'carla@example.it', subject }]);
  expect(mails[0]?.text).toContain(`https://ospitalia.example/prenotazione/${booking.codice}`);
  expect(mails[0]?.text).toContain(DEMO);
});

test.each(TO_OWNER)('%s: one mail to the owner, without the guest’s code', async (kind, subject) => {
  const mails = await send(kind);
  expect(mails).toMatchObject([{ to: 'padrona@example.it', subject }]);
  expect(mails[0]?.text).toContain(`https://ospitalia.example/proprietario/prenotazioni/${booking.id}`);
  expect(mails[0]?.text).toContain(DEMO);
  for (const part of [mails[0]?.text, mails[0]?.html]) expect(part).not.toContain(booking.codice);
});

test('a confirmation has bill, address, contacts, policy with its dates, and the stay for a calendar', async () => {
  const [mail] = await send('confirmed_guest');
  const text = mail?.text.replaceAll('\u00a0', ' ');
  for (const part of ['325,00 €', 'Strada delle Vigne 14', '+39 333 555 0101', 'anna@example.it', '24 novembre']) {
    expect(text).toContain(part);
  }
  expect(text).toContain(`/api/prenotazioni/${booking.codice}/soggiorno.ics`);
});

test('guest and owner read when it was paid, once it was', async () => {
  const paid_at = new Date('2026-11-20T02:51:00.000Z');
  for (const kind of ['confirmed_guest', 'confirmed_owner'] as const) {
    expect((await send(kind, { paid_at }))[0]?.text).toContain('Pagata: venerdì 20 novembre 2026, 03:51');
    expect((await send(kind, { paid_at: null }))[0]?.text).not.toContain('Pagata:');
  }
});

test('a request made while calendars could not be read: both are told why, the owner also which', async () => {
  const unread_calendars = [{ platform: 'booking' as const, since: '2026-11-23T04:10:00.000Z' }];
  const since = 'lunedì 23 novembre 2026, 05:10';
  const [guest] = await send('request_guest', { unread_calendars });
  expect(guest?.text).toContain(
    `Al momento della richiesta uno dei calendari di questa struttura non si leggeva da ${since}: per questo il proprietario controlla le date prima di confermare.`,
  );
  expect(guest?.text).not.toContain('Booking.com');
  const [owner] = await send('request_owner', { unread_calendars });
  expect(owner?.text).toContain(
    `Al momento della richiesta non si leggeva il calendario di Booking.com da ${since}. Per questo è una richiesta: prima di accettare controlla lì che le notti siano libere.`,
  );
  for (const kind of ['request_guest', 'request_owner'] as const) {
    expect((await send(kind))[0]?.text).not.toContain('riusciamo a leggere');
  }
});

test('a late payment that was refunded is told of in the words of the law of this house', async () => {
  const [mail] = await send('late_refunded_guest');
  expect(mail?.text).toContain(
    'Il pagamento è arrivato oltre il tempo disponibile e le date non erano più libere: ti abbiamo rimborsato l’intero importo.',
  );
});

test('a cancellation says who cancelled, why, and what comes back', async () => {
  const cancelled = { cancelled_by: 'proprietario', motivo: 'La caldaia è rotta.', paid_cents: 32_500 } as const;
  const text = (await send('cancelled_guest', cancelled))[0]?.text.replaceAll('\u00a0', ' ');
  expect(text).toContain('Il proprietario ha scritto: «La caldaia è rotta.»');
  expect(text).toContain('Il rimborso di 162,50 € è partito.');
});

test('an owner is not promised what has gone back to the guest', async () => {
  const cancelled = { cancelled_by: 'ospite', paid_cents: 32_500, total_cents: 32_500, fee_cents: 975 } as const;
  const text = (await send('cancelled_owner', cancelled))[0]?.text.replaceAll('\u00a0', ' ');
  expect(text).toContain('Rimborsati all’ospite: 162,50 €');
  expect(text).toContain('Ricevi, prima dei costi del servizio di pagamento: 157,62 €');
});

test.each<[string, Partial<BookingRow>, { refund_cents: number; refunded_cents: number }, string, string]>([
  [
    'all went back by the bank',
    { cancelled_by: 'banca' },
    { refund_cents: 0, refunded_cents: 32_500 },
    'Ricevi, prima dei costi del servizio di pagamento: 0,00 €',
    'il pagamento è stato restituito',
  ],
  [
    'a part went back before, the rest with the cancellation',
    { cancelled_by: 'redazione' },
    { refund_cents: 22_500, refunded_cents: 32_500 },
    'Ricevi, prima dei costi del servizio di pagamento: 0,00 €',
    'Il rimborso di 225,00 € è partito.',
  ],
  [
    'all went back before',
    { cancelled_by: 'redazione' },
    { refund_cents: 0, refunded_cents: 32_500 },
    'Ricevi, prima dei costi del servizio di pagamento: 0,00 €',
    'Il pagamento ti è già stato restituito.',
  ],
])('a cancelled stay of which %s: owner and guest read what is true', async (_, changes, back, ofOwner, ofGuest) => {
  const about = { ...changes, status: 'annullata' as const, paid_cents: 32_500 };
  const [toOwner] = await send('cancelled_owner', about, back);
  const [toGuest] = await send('cancelled_guest', about, back);
  expect(toOwner?.text.replaceAll('\u00a0', ' ')).toContain(ofOwner);
  expect(toGuest?.text.replaceAll('\u00a0', ' ')).toContain(ofGuest);
});

test('a disputed stay that the editors cancel promises its money to nobody: the bank decides', async () => {
  const disputed_at = new Date('2026-11-22T10:00:00Z');
  const about = { status: 'annullata', paid_cents: 32_500, cancelled_by: 'redazione', disputed_at } as const;
  const nothingBack = { refund_cents: 0, refunded_cents: 0 };
  const [toOwner] = await send('cancelled_owner', about, nothingBack);
  const [toGuest] = await send('cancelled_guest', about, nothingBack);
  expect(toOwner?.text).not.toContain('Ricevi, prima');
  expect(toGuest?.text).toContain('Il pagamento è contestato: sul rimborso decide la tua banca.');
});

test('a request that the editors cancel is called a request, not a booking', async () => {
  const about = { status: 'annullata', cancelled_by: 'redazione', paid_cents: 0 } as const;
  const [toGuest] = await send('cancelled_guest', about);
  const [toOwner] = await send('cancelled_owner', about);
  expect([toGuest?.subject, toOwner?.subject]).toEqual(Array(2).fill('Richiesta annullata: Podere Le Querce'));
  expect(toGuest?.text).toContain('Abbiamo dovuto annullare la tua richiesta per «Podere Le Querce»');
  expect(toOwner?.text).toContain('La redazione di Ospitalia ha annullato la richiesta di Carla Verdi');
});

test('a request that is taken back because its guest is erased names nobody to its owner', async () => {
  const guest_erased_at = new Date('2026-11-22T10:00:00Z');
  const about = { status: 'annullata', cancelled_by: 'ospite', paid_cents: 0, guest_erased_at } as const;
  const [toOwner] = await send('cancelled_owner', { ...about, notes: 'Arriviamo tardi' });
  expect(toOwner?.text).toContain('Ospite ha ritirato la richiesta');
  for (const part of [toOwner?.text, toOwner?.html]) expect(part).not.toMatch(/carla|347 555|tardi/i);
});

test('a request that is taken back was never charged: nobody reads of a refund or of an income', async () => {
  const taken = { cancelled_by: 'ospite', paid_cents: 0 } as const;
  const [[guest], [owner]] = await Promise.all([send('cancelled_guest', taken), send('cancelled_owner', taken)]);
  expect(guest?.subject).toBe('Richiesta ritirata: Podere Le Querce');
  expect(guest?.text).toContain('La carta non è stata addebitata.');
  expect(guest?.text).not.toContain('rimborso');
  expect(owner?.text).toContain('ha ritirato la richiesta per «Podere Le Querce» da ');
  expect(owner?.text).not.toContain('ricevi');
});

test('money that moved is not called a demo', async () => {
  expect((await send('confirmed_guest', { provider: 'stripe' }))[0]?.text).not.toContain(DEMO);
});

test('what people typed is text and never markup', async () => {
  const typed = { guest_name: '<b onload="x()">Carla</b>', notes: '<script>alert(1)</script>', motivo: '<i>no</i>' };
  for (const [kind] of [...TO_GUEST, ...TO_OWNER]) {
    expect((await send(kind, typed))[0]?.html).not.toMatch(/<script>alert|<b onload|<i>no/);
  }
});

test('an owner without an address gets none, and nobody else gets it instead', async () => {
  expect(await send('confirmed_owner', { struttura_id: orphan.struttura_id })).toEqual([]);
});

test('who had their data erased is written to no more, and their owner as before', async () => {
  const erased = { guest_email: ERASED_EMAIL };
  expect(await send('late_refunded_guest', erased)).toEqual([]);
  expect(await send('cancelled_owner', erased)).toHaveLength(1);
});
