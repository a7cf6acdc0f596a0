import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { GuestBookingView } from './GuestBookingView.tsx';
import { LateBookingParts } from './late-booking-parts.ts';
import { LateCancelDialog } from './BookingParts.tsx';

const ORIGIN = 'https://ospitalia.it';
const TODAY = '2026-11-22' as CalendarDate;

function buildBooking(overrides: Partial<GuestBooking> = {}): GuestBooking {
  return {
    codice: 'ABCDEFGHJKMNPQR0',
    status: 'confermata',
    modalita: 'immediata',
    is_demo: true,
    check_in: '2026-12-23',
    check_out: '2026-12-26',
    guests: 2,
    guest_name: 'Ada Bassi',
    guest_email: 'ada@example.it',
    guest_phone: '+39 333 1234567',
    notes: '',
    struttura: {
      id: 7,
      slug: 'podere-le-querce',
      nome: 'Podere Le Querce',
      camera: null,
      indirizzo: 'Strada delle Vigne 14',
      cap: '53045',
      citta: 'Montepulciano',
      sigla: 'SI',
      cin: 'IT052015C2DEMO0007',
      immagine: null,
      lat: 43.1,
      lon: 11.8,
      telefono: '+39 0578 000111',
      email: 'anna@example.it',
      arrivo_dalle: '16:00',
      arrivo_entro: null,
      partenza_entro: '10:30',
      gradini: 12,
      gradini_nota: 'Con il corrimano',
      accoglie_nome: 'Teresa',
    },
    bill: { nights: 3, lines: [{ kind: 'cleaning', amount_cents: 32500 }], total_cents: 32500 },
    owner_cents: 31525,
    politica_cancellazione: 'flessibile',
    refund_steps: [
      { until: '2026-12-22', percent: 100, amount_cents: 32500 },
      { until: null, percent: 0, amount_cents: 0 },
    ],
    expires_at: null,
    checkout_url: null,
    paid_cents: 32500,
    paid_at: '2026-11-22T08:19:00.000Z',
    refunded_cents: 0,
    refund_status: 'nessuno',
    unread_since: null,
    is_misread: false,
    same_day_hour: null,
    is_late: false,
    cancelled_by: null,
    cancelled_at: null,
    motivo: '',
    cancellation: { refund_cents: 32500 },
    created_at: '2026-11-22T08:00:00.000Z',
    ...overrides,
  };
}

function show(overrides: Partial<GuestBooking> = {}, hasLeftPayment = false) {
  const page = { hasLeftPayment, origin: ORIGIN, today: TODAY };
  const view = createElement(GuestBookingView, { booking: buildBooking(overrides), ...page });
  render(createElement(createRoutesStub([{ path: '*', Component: () => view }])));
  return userEvent.setup();
}

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeAll(() => Promise.all([LateBookingParts.prepare(), LateCancelDialog.prepare()]));
afterEach(() => {
  vi.unstubAllGlobals();
});

test("shows the contact details, address, bill, cancellation deadline and owner's share of a confirmed booking", () => {
  show();
  expect(heading()).toBe('Prenotazione confermata');
  expect(text()).toContain('La casa ti aspetta.');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('tel:+390578000111');
  expect(links).toContain('/api/prenotazioni/ABCDEFGHJKMNPQR0/soggiorno.ics');
  expect(text()).toContain('ABCD-EFGH-JKMN-PQR0');
  expect(text()).toContain('Strada delle Vigne 14, 53045 Montepulciano (SI)');
  expect(text()).toContain('Se annulli entro martedì 22 dicembre 2026: rimborso di 325,00 €');
  expect(text()).toContain(
    '315,25 € vanno al proprietario, 9,75 € (3 %) a Ospitalia. Gli importi sono al lordo dei costi del servizio di pagamento.',
  );
  expect(text()).toContain('Ti apre Teresa, dalle 16:00');
  expect(text()).toContain('Partenza entro le 10:30');
  expect(text()).toContain('12 gradini fino alla porta. Con il corrimano');
  expect(text().indexOf('Annulla la prenotazione')).toBeGreaterThan(text().indexOf('Totale'));
  expect(text()).toContain('Pagatadomenica 22 novembre 2026, 09:19');
  expect(text()).toContain('Pagamento dimostrativo: nessun addebito.');
});

test("copies the page's URL, which is the guest's only way to open the booking", async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Copia il link' }));
  expect(await navigator.clipboard.readText()).toBe(`${ORIGIN}/prenotazione/ABCDEFGHJKMNPQR0`);
});

test('shows only the arrival details that the owner provided', () => {
  const { struttura } = buildBooking();
  const missing = { arrivo_dalle: null, partenza_entro: null, gradini: null, gradini_nota: null };
  show({ struttura: { ...struttura, ...missing } });
  expect(text()).toContain('Ti apre Teresa');
  expect(text()).not.toMatch(/dalle|gradin|Partenza entro/);
  cleanup();
  show({ struttura: { ...struttura, ...missing, accoglie_nome: null, arrivo_entro: '20:00' } });
  expect(text()).toContain('Arrivo entro le 20:00');
  expect(text()).not.toContain('Ti apre');
});

test('refers to the room, not to a house, if a room was booked', () => {
  show({ struttura: { ...buildBooking().struttura, camera: 'Camera Ulivo' } });
  expect(text()).toContain('La camera ti aspetta.');
  expect(text()).not.toContain('casa ti aspetta');
});

test.each([
  ['shows «ti aspetta» on the day of arrival', '2026-11-22', '2026-11-25', true],
  ['does not show «ti aspetta» during the stay', '2026-11-21', '2026-11-24', false],
  ['does not show «ti aspetta» after the stay', '2026-11-10', '2026-11-12', false],
])('%s', (_, check_in, check_out, isWaiting) => {
  show({ check_in, check_out, cancellation: null });
  expect(text().includes('ti aspetta')).toBe(isWaiting);
  expect(text()).toContain('Abbiamo scritto a ada@example.it. Conserva il link di questa pagina.');
});

const over = { cancellation: null, paid_cents: 0 } as const;
const scaduta = { ...over, status: 'scaduta' } as const;
const annullata = { ...over, status: 'annullata' } as const;
const charged = { paid_cents: 32_500, refunded_cents: 32_500 };
const onRequest = { modalita: 'su_richiesta' } as const;
const NOT_CHARGED = 'Non ti è stato addebitato nulla.';
const FREE = 'Le date sono di nuovo libere';

test.each<[string, Partial<GuestBooking>, string, string]>([
  ['an expired booking', scaduta, FREE, NOT_CHARGED],
  [
    'a withdrawn request',
    { ...annullata, ...onRequest, cancelled_by: 'ospite' },
    'Hai ritirato la richiesta',
    NOT_CHARGED,
  ],
  [
    'a booking cancelled by the bank',
    { ...annullata, cancelled_by: 'banca', paid_cents: 32_500 },
    'La prenotazione è annullata',
    'Il pagamento è stato stornato.',
  ],
  [
    'a declined request',
    { ...over, ...onRequest, status: 'rifiutata' },
    'Il proprietario non può ospitarti',
    NOT_CHARGED,
  ],
  [
    'a cancelled booking with a pending refund',
    { ...annullata, cancelled_by: 'ospite', paid_cents: 1, refunded_cents: 18_250, refund_status: 'in_corso' },
    'Hai annullato la prenotazione',
    'Il rimborso di 182,50 € è in corso',
  ],
  [
    'a charged request without an answer',
    { ...scaduta, ...onRequest, ...charged },
    FREE,
    'il proprietario non ha risposto in tempo.',
  ],
  [
    'a late payment that was refunded',
    { ...scaduta, ...charged, is_late: true, refund_status: 'riuscito' },
    'Il pagamento è arrivato tardi',
    'Ti abbiamo rimborsato 325,00 €',
  ],
])('shows the title, the explanation and a link to other dates for %s', (_, booking, title, sentence) => {
  show(booking);
  expect(heading()).toBe(title);
  expect(text()).toContain(sentence);
  expect(text()).not.toContain('vanno al proprietario');
  expect(screen.getByRole('link', { name: 'Scegli altre date' }).getAttribute('href')).toBe(
    '/struttura/7/podere-le-querce',
  );
  expect(screen.queryByRole('button', { name: /Annulla/ })).toBeNull();
});

const held = {
  status: 'in_attesa_pagamento',
  cancellation: null,
  paid_cents: 0,
  expires_at: '2026-11-22T09:00:00.000Z',
  checkout_url: `${ORIGIN}/pagamento-demo/cs_demo_1`,
} as const;

test('shows the deadline and the payment link of a hold', () => {
  show(held, true);
  expect(heading()).toBe('Manca solo il pagamento');
  expect(text()).toContain('Le notti dal 23 al 26 dicembre sono tue fino alle 10:00');
  expect(text()).toContain('non ti è stato addebitato nulla');
  expect(screen.getByRole('link', { name: 'Riprendi il pagamento' }).getAttribute('href')).toBe(held.checkout_url);
});

test('does not link to a payment URL on an unknown origin', () => {
  show({ ...held, checkout_url: 'https://example.it/paga' });
  expect(screen.queryByRole('link', { name: 'Riprendi il pagamento' })).toBeNull();
});

const requested = { ...onRequest, status: 'richiesta', paid_cents: 0, expires_at: '2026-11-23T09:00:00.000Z' } as const;

test("shows the deadline of a same-day request and why the booking needs the owner's approval", () => {
  const expires_at = '2026-11-23T22:59:59.000Z';
  show({ ...requested, ...onRequest, same_day_hour: 18, expires_at });
  expect(text()).toContain('Il proprietario può rispondere entro lunedì 23 novembre 2026, 23:59.');
  expect(text()).toContain('Il soggiorno comincia il giorno stesso della richiesta');
});

test('shows the deadline of a request, and states that withdrawing the request costs nothing', async () => {
  const user = show({ ...requested, cancellation: { refund_cents: 0 } });
  expect(text()).toContain('Risponde entro lunedì 23 novembre 2026, 10:00');
  expect(text()).not.toContain('non riuscivamo');
  await user.click(screen.getByRole('button', { name: 'Ritira la richiesta' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
  expect(dialog.textContent).toContain('Non ti viene addebitato nulla.');
});

test('shows that a paid request has been charged, and that withdrawing the request gives a full refund', async () => {
  const user = show({ ...requested, paid_cents: 28_500, cancellation: { refund_cents: 0 } });
  expect(text()).toContain('L’importo è già stato addebitato');
  expect(text()).not.toContain('autorizzata');
  await user.click(screen.getByRole('button', { name: 'Ritira la richiesta' }));
  expect(screen.getByRole('alertdialog').textContent).toMatch(/Ricevi 285,00\s€ sulla carta/);
});

test('shows the refund before the guest confirms a cancellation, and requires a new confirmation if the refund has changed', async () => {
  const changed = { success: false, codice: 'STATO_NON_VALIDO', detail: 'Cambiato.', campi: { rimborso: '182.5' } };
  const answers = [Response.json(changed, { status: 409 }), Response.json({ success: true, data: {} })];
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal('fetch', fetched);
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Annulla la prenotazione' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Conferma Azione' });
  const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Annulla la prenotazione' }));
  expect(dialog.textContent).toContain('Annulli la prenotazione di Podere Le Querce, dal 23 al 26 dicembre:');
  const today = 'Vale fino al 22 dicembre 2026: dopo, non c’è più rimborso.';
  expect(text()).toContain(`Ricevi 325,00 € sulla carta con cui hai pagato. ${today}`);
  await confirm();
  await waitFor(() => expect(text()).toContain('Il rimborso è cambiato: ora è di 182,50 €.'));
  expect(text()).not.toContain(today);
  await confirm();
  await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false));
  expect(fetched.mock.calls.map(([, request]) => request?.body)).toEqual(['{"rimborso":325}', '{"rimborso":182.5}']);
});

const HALF = { until: '2026-12-22', percent: 50, amount_cents: 16_250 };
const NONE = { until: null, percent: 0, amount_cents: 0 };
test.each([
  [
    'a smaller refund later',
    [{ until: '2026-12-16', percent: 100, amount_cents: 32_500 }, HALF, NONE],
    'Ricevi 325,00 € sulla carta con cui hai pagato. Vale fino al 16 dicembre 2026: dopo, il rimborso scende a 162,50 €.',
  ],
  [
    'no further refund',
    [NONE],
    'Non ricevi alcun rimborso. Secondo le condizioni che hai accettato, a questo punto non c’è più rimborso.',
  ],
])('describes the refund steps in the cancellation dialog: %s', async (_, refund_steps, sentence) => {
  const user = show({ refund_steps, cancellation: { refund_cents: refund_steps[0]!.amount_cents } });
  await user.click(screen.getByRole('button', { name: 'Annulla la prenotazione' }));
  expect(text()).toContain(sentence);
});
