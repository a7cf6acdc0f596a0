import { afterAll, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import type { Mail } from '../../mail/contract.ts';
import type { BookingMailKind } from '../rules/booking-fact.ts';
import { ERASED_EMAIL } from '../rules/erased-guest.ts';
import { MAILS } from '../../app/mails.ts';
import { createBookingMails } from './booking-mails.ts';
import { type BookingRow, findBookingBy } from './booking-repository.ts';

const DEMO = 'Questo è un pagamento di prova: nessun addebito.';

const database = await createTestDatabase();
afterAll(() => database.close());

async function build(overrides: Parameters<typeof buildStruttura>[1]): Promise<BookingRow> {
  const struttura_id = await buildStruttura(database.db, overrides);
  const created_at = new Date('2026-11-20T09:00:00Z');
  const found = await findBookingBy(database.db, 'id', await buildBooking(database.db, { struttura_id, created_at }));
  if (found === undefined) throw new Error('no booking');
  return found;
}

const booking = await build({ proprietario_email: 'padrona@example.it' });
const orphan = await build({ is_demo: true, email: null });

async function send(
  mail: BookingMailKind,
  changes: Partial<BookingRow> = {},
  back = { refund_cents: 16_250, refunded_cents: 16_250 },
): Promise<Mail[]> {
  const sent: Mail[] = [];
  const outbox = { put: async (_: unknown, put: Mail) => void sent.push(put) };
  const enqueueMail = createBookingMails({ outbox, publicUrl: 'https://ospitalia.example', mails: MAILS });
  await enqueueMail(database.db, { mail, booking: { ...booking, ...changes }, ...back });
  return sent;
}

const OF_GUEST = { to: 'carla@example.it', path: () => `prenotazione/${booking.codice}` };
const OF_OWNER = { to: 'padrona@example.it', path: () => `proprietario/prenotazioni/${booking.id}` };

test.each<[BookingMailKind, typeof OF_GUEST, string]>([
  ['confirmed_guest', OF_GUEST, 'Prenotazione confermata: Podere Le Querce'],
  ['request_guest', OF_GUEST, 'Richiesta inviata: Podere Le Querce'],
  ['refused_guest', OF_GUEST, 'La richiesta per Podere Le Querce non è stata accettata'],
  ['request_expired_guest', OF_GUEST, 'Nessuna risposta per Podere Le Querce'],
  ['cancelled_guest', OF_GUEST, 'Prenotazione annullata: Podere Le Querce'],
  ['late_refunded_guest', OF_GUEST, 'Rimborso totale: Podere Le Querce'],
  ['late_released_guest', OF_GUEST, 'Prenotazione non riuscita: Podere Le Querce'],
  ['confirmed_owner', OF_OWNER, 'Nuova prenotazione per Podere Le Querce'],
  ['request_owner', OF_OWNER, 'Richiesta di prenotazione per Podere Le Querce'],
  ['request_reminder_owner', OF_OWNER, 'Una richiesta aspetta risposta: Podere Le Querce'],
  ['request_expired_owner', OF_OWNER, 'Richiesta scaduta per Podere Le Querce'],
  ['cancelled_owner', OF_OWNER, 'Prenotazione annullata: Podere Le Querce'],
  ['dispute_owner', OF_OWNER, 'Un pagamento è contestato: Podere Le Querce'],
])("sends one %s email with a link to the recipient's page, and escapes user input", async (kind, reader, subject) => {
  const typed = { guest_name: '<b onload="x()">Carla</b>', notes: '<script>alert(1)</script>', motivo: '<i>no</i>' };
  const mails = await send(kind, typed);
  expect(mails).toMatchObject([{ to: reader.to, subject }]);
  const { text = '', html = '' } = mails[0] ?? {};
  expect(text).toContain(`https://ospitalia.example/${reader.path()}`);
  expect(text).toContain(DEMO);
  const isGuests = reader === OF_GUEST;
  expect([text, html].map((part) => part.includes(booking.codice))).toEqual([isGuests, isGuests]);
  expect(html).not.toMatch(/<script>alert|<b onload|<i>no/);
});

const read = async (...args: Parameters<typeof send>) => (await send(...args))[0]?.text.replaceAll('\u00a0', ' ');
const NOTHING_BACK = { refund_cents: 0, refunded_cents: 0 };
const ALL_BACK = { refund_cents: 0, refunded_cents: 32_500 };
const INCOME = 'Ricevi, prima dei costi del servizio di pagamento';

test("a guest's confirmation email includes the bill, address, contact details, cancellation deadline and a link to the calendar file", async () => {
  const text = await read('confirmed_guest');
  for (const part of ['325,00 €', 'Strada delle Vigne 14', '+39 333 555 0101', 'anna@example.it', '24 novembre']) {
    expect(text).toContain(part);
  }
  expect(text).toContain(`/api/prenotazioni/${booking.codice}/soggiorno.ics`);
});

test('shows the time of payment to guest and owner once the booking is paid', async () => {
  const paid_at = new Date('2026-11-20T02:51:00.000Z');
  for (const kind of ['confirmed_guest', 'confirmed_owner'] as const) {
    expect(await read(kind, { paid_at })).toContain('Pagata: venerdì 20 novembre 2026, 03:51');
    expect(await read(kind, { paid_at: null })).not.toContain('Pagata:');
  }
});

test('explains to both parties that a misread calendar caused the request, and names the event only to the owner', async () => {
  const nights = { start: '2026-12-05', end: '2026-12-06' };
  const misread = [{ reason: 'data_non_valida' as const, nights, written: '2026-13-05' }];
  const unread_calendars = [{ platform: 'booking' as const, since: '2026-11-23T04:10:00.000Z', misread }];
  const guest = await read('request_guest', { unread_calendars });
  expect(guest).toContain('aveva, per queste date, una voce che non siamo riusciti a leggere per intero');
  expect(guest).not.toMatch(/Booking\.com|2026-13-05/);
  expect(await read('request_owner', { unread_calendars })).toContain(
    'Il calendario di Booking.com era letto solo in parte, e queste notti potevano essere occupate: la notte di sabato 5 dicembre 2026: non ha una data valida (inizio scritto «2026-13-05»). Per questo è una richiesta',
  );
});

test('explains to both parties that an unreadable calendar caused the request, and names the platform only to the owner', async () => {
  const unread_calendars = [{ platform: 'booking' as const, since: '2026-11-23T04:10:00.000Z' }];
  const guest = await read('request_guest', { unread_calendars });
  expect(guest).toContain(
    'non riuscivamo a leggere uno dei calendari di questa casa da lunedì 23 novembre 2026, 05:10',
  );
  expect(guest).not.toContain('Booking.com');
  expect(await read('request_owner', { unread_calendars })).toContain(
    'non riuscivamo a leggere il calendario di Booking.com da lunedì 23 novembre 2026, 05:10. Per questo è una richiesta: prima di accettare controlla lì che le notti siano libere.',
  );
  for (const kind of ['request_guest', 'request_owner'] as const) {
    expect(await read(kind)).not.toContain('non riuscivamo');
  }
});

test('never describes the card as authorised or not charged in emails about a paid request', async () => {
  const paid = { paid_cents: 32_500 };
  expect(await read('request_guest', paid)).toContain('L’importo è già stato addebitato');
  expect(await read('request_owner', paid)).toContain('Il soggiorno è già pagato');
  for (const kind of ['request_guest', 'request_owner', 'refused_guest', 'request_expired_guest'] as const) {
    expect(await read(kind, paid)).not.toMatch(/autorizzata|non è stata addebitata/);
  }
});

test('explains the refund of a late payment', async () => {
  expect(await read('late_refunded_guest')).toContain(
    'Il pagamento è arrivato dopo la scadenza e le date non erano più libere: ti abbiamo rimborsato l’intero importo.',
  );
});

test("states the reason and the refund in the guest's cancellation email, and the refund and the remaining income in the owner's", async () => {
  const cancelled = { cancelled_by: 'proprietario', motivo: 'La caldaia è rotta.', paid_cents: 32_500 } as const;
  const text = await read('cancelled_guest', cancelled);
  expect(text).toContain('Il proprietario ha scritto: «La caldaia è rotta.»');
  expect(text).toContain('Il rimborso di 162,50 € è partito.');
  const toOwner = await read('cancelled_owner', { ...cancelled, cancelled_by: 'ospite', fee_cents: 975 });
  expect(toOwner).toContain('Rimborsati all’ospite: 162,50 €');
  expect(toOwner).toContain(`${INCOME}: 157,62 €`);
});

test.each<[string, 'banca' | 'redazione', typeof ALL_BACK, string]>([
  ['everything was refunded by the bank', 'banca', ALL_BACK, 'il pagamento è stato stornato'],
  [
    'a part was refunded before, the rest with the cancellation',
    'redazione',
    { refund_cents: 22_500, refunded_cents: 32_500 },
    'Il rimborso di 225,00 € è partito.',
  ],
  ['everything was refunded before', 'redazione', ALL_BACK, 'Il pagamento ti è già stato rimborsato.'],
])(
  'after a cancellation, reports zero income to the owner and the refund to the guest: %s',
  async (_, cancelled_by, back, ofGuest) => {
    const about = { cancelled_by, status: 'annullata' as const, paid_cents: 32_500 };
    expect(await read('cancelled_owner', about, back)).toContain(`${INCOME}: 0,00 €`);
    expect(await read('cancelled_guest', about, back)).toContain(ofGuest);
  },
);

test('promises no refund or income if a disputed stay is cancelled, because the bank decides', async () => {
  const disputed_at = new Date('2026-11-22T10:00:00Z');
  const about = { status: 'annullata', paid_cents: 32_500, cancelled_by: 'redazione', disputed_at } as const;
  expect(await read('cancelled_owner', about, NOTHING_BACK)).not.toContain(INCOME);
  const toGuest = await read('cancelled_guest', about, NOTHING_BACK);
  expect(toGuest).toContain('Il pagamento è contestato: sul rimborso decide la tua banca.');
});

test.each([
  [
    'redazione',
    'Richiesta annullata: Podere Le Querce',
    'Abbiamo dovuto annullare la tua richiesta per «Podere Le Querce»',
    'La redazione di Ospitalia ha annullato la richiesta di Carla Verdi',
  ],
  [
    'ospite',
    'Richiesta ritirata: Podere Le Querce',
    'Non ti è stato addebitato nulla.',
    'ha ritirato la richiesta per «Podere Le Querce» da ',
  ],
] as const)(
  'mentions no booking, refund or income if an uncharged request is cancelled by “%s”',
  async (cancelled_by, subject, ofGuest, ofOwner) => {
    const about = { status: 'annullata', cancelled_by, paid_cents: 0 } as const;
    const [toGuest, toOwner] = [await send('cancelled_guest', about), await send('cancelled_owner', about)];
    expect([...toGuest, ...toOwner].map((mail) => mail.subject)).toEqual([subject, subject]);
    expect(toGuest[0]?.text).toContain(ofGuest);
    expect(toGuest[0]?.text).not.toContain('rimborso');
    expect(toOwner[0]?.text).toContain(ofOwner);
    expect(toOwner[0]?.text).not.toContain(INCOME);
  },
);

test("omits the guest's data from the owner's email if erasing the guest's data withdraws a request", async () => {
  const guest_erased_at = new Date('2026-11-22T10:00:00Z');
  const about = { status: 'annullata', cancelled_by: 'ospite', paid_cents: 0, guest_erased_at } as const;
  const [toOwner] = await send('cancelled_owner', { ...about, notes: 'Arriviamo tardi' });
  expect(toOwner?.text).toContain('Ospite ha ritirato la richiesta');
  for (const part of [toOwner?.text, toOwner?.html]) expect(part).not.toMatch(/carla|347 555|tardi/i);
});

test('does not label real payments as demo payments', async () => {
  expect(await read('confirmed_guest', { provider: 'stripe' })).not.toContain(DEMO);
});

test('sends no owner email if the owner has no email address', async () => {
  expect(await send('confirmed_owner', { struttura_id: orphan.struttura_id })).toEqual([]);
});

test('sends no email to an erased guest, and still notifies the owner', async () => {
  const erased = { guest_email: ERASED_EMAIL };
  expect(await send('late_refunded_guest', erased)).toEqual([]);
  expect(await send('cancelled_owner', erased)).toHaveLength(1);
});

test.each<[BookingMailKind, number, RegExp]>([
  ['request_guest', 18, /Il soggiorno comincia il giorno stesso della richiesta: per questo il proprietario conferma/],
  ['request_owner', 18, /la richiesta è arrivata dopo le 18:00: come hai scelto, prima ti chiediamo conferma/],
  ['request_owner', 0, /L’arrivo è il giorno stesso della richiesta: come hai scelto/],
])(
  'explains in the email %s why a same-day stay is a request (cut-off hour: %s:00)',
  async (kind, same_day_hour, reason) => {
    const agreed = { ...booking.agreed, same_day_hour };
    const [mail] = await send(kind, { modalita: 'su_richiesta', agreed });
    expect(mail?.text).toMatch(reason);
    const [other] = await send(kind, { modalita: 'su_richiesta' });
    expect(other?.text).not.toMatch(reason);
  },
);
