import type { OwnerBooking } from '../src/stay/owner-bookings-contract.ts';
import { REFUND_TERMS } from '../src/stay/rules/refund-terms.ts';

export function ownerBooking(overrides: Partial<OwnerBooking> = {}): OwnerBooking {
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

export function ownerRequest(overrides: Partial<OwnerBooking> = {}): OwnerBooking {
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
