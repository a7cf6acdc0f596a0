import { describe, expect, test } from 'vitest';
import {
  AFTER,
  FACTS,
  type FactName,
  HALF,
  hold,
  IN_A_DAY,
  NOW,
  ON_THE_DAY,
  OVERDUE,
  describeTransition,
  STATES,
  type StateName,
  TAKEN,
  TOTAL,
  UNREAD,
  context,
} from '../../../test/booking-facts.ts';
import { asCents } from '../../kernel/money/cents.ts';
import type { BookingState, BookingContext } from './booking-fact.ts';
import { nextBooking } from './next-booking.ts';

const CONFIRMED = 'confirmed_guest, confirmed_owner';
const CANCELLED = 'cancelled_guest, cancelled_owner';
const REQUESTED = 'request_guest, request_owner';

type Row = { others: string } & Partial<Record<StateName, string>>;

const TABLE: Record<FactName, Row> = {
  authorised: {
    hold: `confermata, pi_1, move_nights, capture, ${CONFIRMED}`,
    'hold, on request': `richiesta, pi_1, move_nights, ${REQUESTED}`,
    'hold that expired': `confermata, pi_1, place_nights, capture, ${CONFIRMED}`,
    others: '-',
  },
  paid: {
    hold: `confermata, pi_1, paid 30000, move_nights, ${CONFIRMED}`,
    'hold, on request': `richiesta, pi_1, paid 30000, move_nights, ${REQUESTED}, alarm captured_early`,
    request: 'paid 30000, alarm captured_early',
    'accepted, not charged yet': 'paid 30000',
    'hold that expired': `confermata, pi_1, paid 30000, place_nights, ${CONFIRMED}`,
    'request that expired': 'paid 30000, refund 30000',
    refused: 'paid 30000, refund 30000',
    'cancelled before the charge': 'paid 30000, refund 30000',
    others: '-',
  },
  'another payment': {
    hold: `confermata, pi_2, paid 30000, move_nights, ${CONFIRMED}`,
    'hold, on request': `richiesta, pi_2, paid 30000, move_nights, ${REQUESTED}, alarm captured_early`,
    'hold that expired': `confermata, pi_2, paid 30000, place_nights, ${CONFIRMED}`,
    others: 'alarm second_payment',
  },
  'wrong amount': {
    hold: 'scaduta, pi_2, paid 100, free_nights, review_refund 100, alarm wrong_amount',
    'hold, on request': 'scaduta, pi_2, paid 100, free_nights, review_refund 100, alarm wrong_amount',
    'hold that expired': 'pi_2, paid 100, review_refund 100, alarm wrong_amount',
    others: 'alarm second_payment',
  },
  'payment failed': {
    request: `annullata, by banca, free_nights, ${CANCELLED}`,
    'accepted, not charged yet': `annullata, by banca, free_nights, ${CANCELLED}`,
    others: '-',
  },
  'session expired': {
    hold: 'scaduta, free_nights',
    'hold, on request': 'scaduta, free_nights',
    others: '-',
  },
  released: {
    hold: 'scaduta, free_nights',
    'hold, on request': 'scaduta, free_nights',
    'hold that expired': '-',
    others: 'no',
  },
  'request unanswered': {
    others: '-',
  },
  accepted: {
    request: `confermata, move_nights, capture, ${CONFIRMED}`,
    others: 'no',
  },
  refused: {
    request: 'rifiutata, free_nights, cancel_payment, refused_guest',
    others: 'no',
  },
  'cancelled by the guest, half': {
    request: `annullata, by ospite, free_nights, cancel_payment, ${CANCELLED}`,
    confirmed: `annullata, by ospite, free_nights, refund 15000, ${CANCELLED}`,
    'confirmed, disputed': `annullata, by ospite, free_nights, alarm cancelled_in_dispute, ${CANCELLED}`,
    others: 'no',
  },
  'cancelled by the owner': {
    'accepted, not charged yet': `annullata, by proprietario, free_nights, cancel_payment, ${CANCELLED}`,
    confirmed: `annullata, by proprietario, free_nights, refund 30000, ${CANCELLED}`,
    'confirmed, disputed': `annullata, by proprietario, free_nights, alarm cancelled_in_dispute, ${CANCELLED}`,
    others: 'no',
  },
  'refunded outside, half': {
    confirmed: 'record_refund 15000',
    'confirmed, disputed': 'record_refund 15000',
    'cancelled, half refunded': 'record_refund 15000',
    others: '-',
  },
  'refunded outside, all': {
    confirmed: `annullata, by banca, free_nights, record_refund 30000, ${CANCELLED}`,
    'confirmed, disputed': `annullata, by banca, free_nights, record_refund 30000, ${CANCELLED}`,
    'cancelled, half refunded': 'record_refund 15000',
    others: '-',
  },
  'dispute opened': {
    'confirmed, disputed': '-',
    others: 'alarm dispute, dispute_owner',
  },
  // If the opening of a dispute was never reported, the loss of the dispute raises the alarm.
  'dispute lost': {
    confirmed: `annullata, by banca, free_nights, record_refund 30000, alarm dispute, ${CANCELLED}`,
    'confirmed, disputed': `annullata, by banca, free_nights, record_refund 30000, ${CANCELLED}`,
    'cancelled, half refunded': 'record_refund 15000, alarm dispute, dispute_owner',
    others: 'alarm dispute, dispute_owner',
  },
  'dispute won': {
    others: '-',
  },
  'refund turned back': {
    others: 'alarm refund_turned_back',
  },
};

describe('transition table for every state and fact', () => {
  const cells = Object.entries(TABLE).flatMap(([fact, { others, ...row }]) =>
    Object.keys(STATES).map((state) => [state, fact, row[state as StateName] ?? others] as const),
  );
  test.each(cells)('in the state “%s”, the fact “%s” results in “%s”', (state, fact, expected) => {
    const booking = STATES[state as StateName];
    expect(describeTransition(booking, nextBooking(booking, FACTS[fact as FactName], context))).toBe(expected);
  });
});

const { request, confirmed, 'hold that expired': expired, 'accepted, not charged yet': accepted } = STATES;
const capturedEarly = { ...request, paid_cents: TOTAL };
const lateOnRequest = { ...expired, modalita: 'su_richiesta' } as const;
const PAID_BACK = 'pi_1, paid 30000, refund 30000 pagamento_tardivo, late_refunded_guest';
const REFUSED = 'rifiutata, free_nights, cancel_payment, refused_guest';
const UNANSWERED = 'scaduta, free_nights, cancel_payment, request_expired_guest, request_expired_owner';
const REST = `annullata, by proprietario, free_nights, refund 15000, ${CANCELLED}`;
const WRONG = 'paid 100, review_refund 100, alarm wrong_amount';
const longOpen = { ...request, expires_at: new Date('2026-12-26T00:00:00Z') };
const REMINDER = 'request_reminder_owner';
const after = (hours: number): BookingContext => ({ ...context, now: new Date(NOW.getTime() + hours * 3_600_000) });
const wrongPaid = { ...expired, payment_id: 'pi_2', paid_cents: asCents(100) };

test.each<[string, BookingState, FactName, BookingContext, string]>([
  ['P5 a late payment for taken nights', expired, 'paid', TAKEN, PAID_BACK],
  ['P5 a late payment after the day of arrival', expired, 'paid', AFTER, PAID_BACK],
  [
    'a late authorisation for taken nights',
    lateOnRequest,
    'authorised',
    TAKEN,
    'pi_1, cancel_payment, late_released_guest',
  ],
  [
    'a late authorisation for available nights, on request',
    lateOnRequest,
    'authorised',
    context,
    `richiesta, pi_1, place_nights, ${REQUESTED}`,
  ],
  [
    'a late payment for available nights with an unreadable calendar',
    expired,
    'paid',
    UNREAD,
    `richiesta, su_richiesta, pi_1, paid 30000, place_nights, ${REQUESTED}`,
  ],
  [
    'a late authorisation for available nights with an unreadable calendar',
    expired,
    'authorised',
    UNREAD,
    `richiesta, su_richiesta, pi_1, place_nights, ${REQUESTED}`,
  ],
  [
    'a late payment for taken nights with an unreadable calendar',
    expired,
    'paid',
    { ...TAKEN, areNightsUnread: true },
    PAID_BACK,
  ],
  ['a payment for an active hold with an unreadable calendar', hold, 'paid', UNREAD, TABLE.paid.hold ?? ''],
  ['a payment for an active hold, whose nights are reported as taken', hold, 'paid', TAKEN, TABLE.paid.hold ?? ''],
  ['a request unanswered for 24 hours', request, 'request unanswered', OVERDUE, UNANSWERED],
  ['a request unanswered for 3 hours', request, 'request unanswered', after(3), `reminders 1, ${REMINDER}`],
  [
    'a request unanswered for 3 hours with one reminder sent, without a second email',
    { ...request, reminders: 1 },
    'request unanswered',
    after(3),
    '-',
  ],
  [
    'a request unanswered for 12 hours',
    { ...request, reminders: 1 },
    'request unanswered',
    after(12),
    `reminders 2, ${REMINDER}`,
  ],
  [
    'a request unanswered for 13 hours after an outage, with one email',
    request,
    'request unanswered',
    after(13),
    `reminders 2, ${REMINDER}`,
  ],
  [
    'a request with both reminders sent, without another email',
    { ...request, reminders: 2 },
    'request unanswered',
    after(23),
    '-',
  ],
  ['a request after the day of arrival, without a reminder', longOpen, 'request unanswered', AFTER, '-'],
  ['a request that was accepted before the reminder', accepted, 'request unanswered', after(13), '-'],
  ['an acceptance after the deadline', request, 'accepted', OVERDUE, 'no'],
  ['an acceptance after the day of arrival', longOpen, 'accepted', AFTER, 'no'],
  ['a refusal after the deadline', request, 'refused', OVERDUE, REFUSED],
  [
    'an acceptance after an early charge, without a second charge',
    capturedEarly,
    'accepted',
    context,
    `confermata, move_nights, ${CONFIRMED}`,
  ],
  [
    'a refusal after a charge, with a refund',
    capturedEarly,
    'refused',
    context,
    REFUSED.replace('cancel_payment', 'refund 30000'),
  ],
  [
    'an external refund on the day of arrival, without a cancellation',
    confirmed,
    'refunded outside, all',
    ON_THE_DAY,
    'record_refund 30000',
  ],
  [
    'a lost dispute never reported as opened, on the day of arrival, with an email to the owner',
    confirmed,
    'dispute lost',
    ON_THE_DAY,
    'record_refund 30000, alarm dispute, dispute_owner',
  ],
  [
    'a lost dispute already reported as opened, on the day of arrival, without another email',
    STATES['confirmed, disputed'],
    'dispute lost',
    ON_THE_DAY,
    'record_refund 30000',
  ],
  [
    'a cancellation after a partial refund, with the rest refunded',
    { ...confirmed, refunded_cents: HALF },
    'cancelled by the owner',
    context,
    REST,
  ],
  ['a repeated wrong amount', wrongPaid, 'wrong amount', context, '-'],
  [
    'a charge below the authorised amount, with a manual review',
    { ...accepted, payment_id: 'pi_2' },
    'wrong amount',
    context,
    WRONG,
  ],
])('applies the expected transition ($4) for %s', (_, booking, fact, at, expected) => {
  expect(describeTransition(booking, nextBooking(booking, FACTS[fact], at))).toBe(expected);
});

test("sets the owner's deadline to 24 hours after the authorisation", () => {
  const next = nextBooking(STATES['hold, on request'], FACTS.authorised, context);
  expect(next?.change.expires_at).toEqual(IN_A_DAY);
});

test("sets the owner's deadline for a same-day request to the end of the day", () => {
  const next = nextBooking(STATES['hold, on request'], FACTS.authorised, ON_THE_DAY);
  expect(next?.status).toBe('richiesta');
  expect(next?.change.expires_at).toEqual(new Date('2026-12-24T22:59:59Z'));
});

test('expires a request authorised or paid after the day of arrival, and cancels the authorisation or refunds the payment', () => {
  const late = STATES['hold, on request'];
  expect(describeTransition(late, nextBooking(late, FACTS.authorised, AFTER))).toBe(
    'scaduta, pi_1, free_nights, cancel_payment, request_expired_guest',
  );
  expect(describeTransition(late, nextBooking(late, FACTS.paid, AFTER))).toBe(
    'scaduta, pi_1, paid 30000, free_nights, refund 30000, request_expired_guest',
  );
});
