import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, refusal } from '../../../../../test/answer-calls.ts';
import { openPage } from '../../../../../test/open-page.ts';
import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import { closeToast, currentToasts } from '../../../../ui/toasts/toast-store.ts';
import ProprietarioPrenotazionePage from '../../../../app/web/pages/proprietario-prenotazione.tsx';
import ProprietarioPrenotazioniPage from '../../../../app/web/pages/proprietario-prenotazioni.tsx';
import { REFUND_TERMS } from '../../../rules/refund-terms.ts';

function ownerBooking(overrides: Partial<OwnerBooking> = {}): OwnerBooking {
  return {
    id: '0196e2a4-6f3c-7cc1-8e0b-0a5a5c1f2d3e',
    riferimento: 'K7Q2M4XA',
    struttura_id: 7,
    nome: 'Podere Le Querce',
    is_removed: false,
    camera: null,
    status: 'confermata',
    modalita: 'immediata',
    is_demo: false,
    check_in: '2026-12-04',
    check_out: '2026-12-07',
    guests: 2,
    guest_name: 'Marta Rossi',
    guest_email: 'marta@example.it',
    guest_phone: '+39 333 555 0202',
    notes: 'Arriviamo tardi,\nverso le 22.',
    bill: {
      nights: 3,
      lines: [
        { kind: 'nights', nights: 3, prezzo_notte_cents: 9500, rate: 'base', nome: '', amount_cents: 28_500 },
        { kind: 'cleaning', amount_cents: 4000 },
      ],
      total_cents: 32_500,
    },
    fee_cents: 975,
    owner_cents: 31_525,
    is_charged: true,
    paid_at: '2026-11-20T08:31:00.000Z',
    is_late: false,
    refunded_cents: 0,
    politica_cancellazione: 'moderata',
    refund_terms: [...REFUND_TERMS.moderata],
    unread_calendars: [],
    same_day_hour: null,
    expires_at: null,
    cancelled_by: null,
    cancelled_at: null,
    motivo: '',
    is_disputed: false,
    can_cancel: true,
    created_at: '2026-11-20T08:12:00.000Z',
    ...overrides,
  };
}

function ownerRequest(overrides: Partial<OwnerBooking> = {}): OwnerBooking {
  const expires_at = '2026-11-23T08:12:00.000Z';
  return ownerBooking({
    status: 'richiesta',
    modalita: 'su_richiesta',
    is_charged: false,
    paid_at: null,
    can_cancel: false,
    expires_at,
    ...overrides,
  });
}

const counts = { da_rispondere: 1, in_arrivo: 45, passate: 0, chiuse: 0 };

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

function openList(scheda: keyof typeof counts, data: OwnerBooking[], pagina = 1) {
  const found = { place: { scheda, pagina }, bookings: { data, total: counts[scheda], counts } };
  return openPage(ProprietarioPrenotazioniPage, () => found);
}

function openBooking(...states: OwnerBooking[]) {
  const last = states.at(-1);
  const next = () => states.shift() ?? last;
  return openPage(ProprietarioPrenotazionePage, () => ({ booking: next(), today: '2026-11-22' }));
}

const dialog = () => within(screen.getByRole('alertdialog'));

describe('the list of bookings', () => {
  test('shows a link with a count for each tab, and guest, dates, amount and deadline on each card', async () => {
    await openList('da_rispondere', [ownerRequest()]);
    expect(screen.getByRole('link', { name: 'In arrivo 45' }).getAttribute('href')).toBe(
      '/proprietario/prenotazioni?scheda=in_arrivo',
    );
    const current = screen.getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('Da rispondere 1');
    expect(current.getAttribute('href')).toBe('/proprietario/prenotazioni?scheda=da_rispondere');
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Marta Rossi' }).getAttribute('href')).toContain('/prenotazioni/0196e2a4');
    expect(card.getByText('ven 4 dic – lun 7 dic')).toBeTruthy();
    expect(card.getByText(/^ricevi 315,25/)).toBeTruthy();
    expect(card.getByText('Rispondi entro lunedì 23 novembre 2026, 09:12')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Pagine delle prenotazioni' })).toBeNull();
  });

  test("shows the owner's remaining share of a refunded booking, and no share for an unpaid booking", async () => {
    const closed = { status: 'annullata', can_cancel: false, cancelled_by: 'ospite' } as const;
    await openList('chiuse', [
      ownerBooking({ ...closed, id: '1', refunded_cents: 16_250 }),
      ownerBooking({ ...closed, id: '2', refunded_cents: 32_500 }),
      ownerBooking({ ...closed, id: '3', is_charged: false, paid_at: null }),
    ]);
    const keeps = screen.getAllByRole('article').map((card) => card.querySelector('.quanto p')?.textContent ?? null);
    expect(keeps.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
      'ti restano 157,62 €',
      'non ti resta nulla',
      undefined,
    ]);
    expect(screen.getByText(/sono prima dei costi del servizio di pagamento\.$/)).toBeTruthy();
  });

  test('shows a heading for an empty tab', async () => {
    await openList('chiuse', []);
    expect(screen.getByRole('heading', { name: 'Niente di chiuso' })).toBeTruthy();
  });
});

describe('a booking', () => {
  test("shows the guest, notes with line breaks, the bill and the owner's share", async () => {
    await openBooking(ownerBooking());
    expect(screen.getByRole('link', { name: '+39 333 555 0202' }).getAttribute('href')).toBe('tel:+393335550202');
    expect(screen.getByRole('link', { name: 'marta@example.it' }).getAttribute('href')).toBe('mailto:marta@example.it');
    expect(document.querySelector('blockquote')?.textContent).toBe('Arriviamo tardi,\nverso le 22.');
    const bill = [...document.querySelectorAll('.stay-money div')].map((line) =>
      line.textContent.replaceAll('\u00A0', ' '),
    );
    expect(bill).toEqual([
      '3 notti × 95,00 €285,00 €',
      'Pulizie finali40,00 €',
      'Totale per l’ospite325,00 €',
      'Commissione di Ospitalia (3 %)-9,75 €',
      'Ricevi315,25 €',
    ]);
    expect(screen.queryByRole('button', { name: 'Accetta' })).toBeNull();
  });

  test("replaces the dialog's question with the current status if the request was already answered", async () => {
    answerCalls(refusal(409, 'Alla richiesta è già stata data una risposta.'));
    const user = await openBooking(ownerRequest(), ownerBooking({ status: 'rifiutata', can_cancel: false }));
    await user.click(screen.getByRole('button', { name: 'Rifiuta' }));
    await user.click(dialog().getByRole('button', { name: 'Rifiuta' }));
    expect(await dialog().findByText('Alla richiesta è già stata data una risposta.')).toBeTruthy();
    expect(await screen.findByText('Rifiutata da te')).toBeTruthy();
    expect(dialog().getByText('Rifiutata')).toBeTruthy();
    expect(dialog().queryByLabelText(/^Messaggio per l’ospite/)).toBeNull();
    expect(dialog().getAllByRole('button')).toEqual([document.activeElement]);
    await user.click(dialog().getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('shows the refund before the owner confirms a cancellation, and keeps the message if the session has expired', async () => {
    const sent = answerCalls(refusal(401, 'Accesso richiesto.'), { status: 200, body: { success: true } });
    const user = await openBooking(ownerBooking());
    await user.click(screen.getByRole('button', { name: 'Annulla la prenotazione' }));
    expect(dialog().getByText(/Rimborsiamo all’ospite tutti i 325,00/)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Annulla' })).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Torna indietro' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Annulla la prenotazione' }));
    await user.type(dialog().getByLabelText(/^Messaggio per l’ospite/), 'Tubo rotto. ');
    await user.click(dialog().getByRole('button', { name: 'Annulla la prenotazione' }));
    const back = await dialog().findByRole('link', { name: /^Entra di nuovo/ });
    expect(back.getAttribute('href')).toContain('torna=%2Fproprietario%2Fprenotazioni%2F0196e2a4');
    await user.click(dialog().getByRole('button', { name: 'Annulla la prenotazione' }));
    expect(await screen.findByText('Prenotazione annullata: rimborsiamo tutto a Marta Rossi.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ motivo: 'Tubo rotto.' }, { motivo: 'Tubo rotto.' }]);
  });

  const closed = { status: 'annullata', modalita: 'su_richiesta', cancelled_by: 'ospite', can_cancel: false } as const;
  const expired = { status: 'scaduta', can_cancel: false } as const;
  const late = { ...expired, is_late: true };
  const minutes = { created_at: '2026-11-20T02:33:00.000Z', paid_at: '2026-11-20T02:51:00.000Z' };
  const unread = [{ platform: 'booking' as const, since: '2026-11-23T04:10:00.000Z' }];

  const misread = {
    reason: 'ricorrenza' as const,
    nights: { start: '2026-12-05', end: '2026-12-07' },
    written: '20261205',
  };

  test.each<[string, Partial<OwnerBooking>, RegExp[], RegExp[]]>([
    [
      'a request with an unreadable calendar: platform, start of the outage, and what to check',
      { status: 'richiesta', is_charged: false, unread_calendars: unread },
      [/^Al momento della richiesta .* di Booking\.com da lunedì 23 novembre 2026, 05:10\. .* controlla lì/],
      [],
    ],
    [
      'a request with a misread calendar: platform, event, reason, and what to check',
      {
        status: 'richiesta',
        is_charged: false,
        unread_calendars: [{ platform: 'vrbo', since: '2026-11-23T04:10:00.000Z', misread: [misread] }],
      },
      [/^Il calendario di VRBO era letto solo in parte, .* domenica 6 dicembre 2026: si ripete .* controlla lì/],
      [],
    ],
    [
      'a paid request: the refund if declined or unanswered',
      { status: 'richiesta', is_charged: true },
      [/rimborsiamo tutto all’ospite/],
      [/addebitata/],
    ],
    [
      'a request that was declined after payment',
      { status: 'rifiutata', is_charged: true, refunded_cents: 32_500 },
      [/^325,00 € rimborsati/],
      [/addebitata/],
    ],
    [
      'a withdrawn request: labelled as such, not charged',
      { ...closed, is_charged: false, cancelled_at: '2026-11-21T08:12:00.000Z' },
      [/^Ritirata$/, /^Ritirata dall’ospite$/, /^sabato .* All’ospite non è stato addebitato nulla\.$/],
      [/^Ricevi$/],
    ],
    [
      'a late payment: paid and refunded',
      { ...late, refunded_cents: 32_500 },
      [/^Pagata tardi e rimborsata$/, /^Pagata troppo tardi$/, /325,00 € rimborsati all’ospite\.$/],
      [/non è stata addebitata/, /^Ricevi$/],
    ],
    ['a late payment with an outstanding refund', late, [/^Pagata tardi, da rimborsare$/], [/e rimborsata$/]],
    [
      'a payment refunded for another reason',
      { ...expired, refunded_cents: 500 },
      [/^5,00 € rimborsati/],
      [/^Ricevi$/],
    ],
    ['a payment that differs from what was agreed', expired, [/^In verifica$/], [/^Ricevi$/]],
    [
      'an accepted request cancelled too late for a refund: the owner receives everything',
      { ...closed, is_charged: true },
      [/^Annullata$/, /^Senza rimborso/, /^315,25/],
      [/non è stata addebitata/],
    ],
    [
      'an immediate booking: the time of payment, not of the hold',
      minutes,
      [/^venerdì 20 novembre 2026, 03:51$/],
      [/03:33/],
    ],
    [
      'an accepted request: the time of payment',
      { ...minutes, modalita: 'su_richiesta' },
      [/^Pagata venerdì 20 novembre 2026, 03:51\. Le notti sono dell’ospite/],
      [],
    ],
    [
      'a dispute: what to do, and no promised income',
      { is_disputed: true },
      [/^L’ospite ha contestato il pagamento/],
      [/^Ricevi/, /^Commissione/],
    ],
  ])('shows %s', async (_, changes, texts, others) => {
    await openBooking(ownerBooking(changes));
    for (const each of texts) expect(screen.getByText(each)).toBeTruthy();
    for (const each of others) expect(screen.queryByText(each)).toBeNull();
  });
});
