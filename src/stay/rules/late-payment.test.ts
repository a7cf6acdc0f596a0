import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { BookingState } from './booking-fact.ts';
import { mayBeTooLate, canNoLongerBePaid } from './late-payment.ts';

type Booking = Parameters<typeof mayBeTooLate>[0];
const check_in = '2026-12-01' as CalendarDate;
const hold: Booking = { status: 'in_attesa_pagamento', modalita: 'immediata', check_in, payment_id: null };
const before = new Date('2026-11-30T12:00:00Z');
const nextDay = new Date('2026-12-01T23:30:00Z');

test.each<[string, Partial<BookingState>, string, Date, boolean]>([
  ['a payment after the hold ended', { status: 'scaduta' }, 'paid', before, true],
  ['an authorisation after the hold ended', { status: 'scaduta' }, 'authorised', before, true],
  ['no payment', { status: 'scaduta' }, 'none', before, false],
  ['a payment that is already recorded', { status: 'scaduta', payment_id: 'pi_1' }, 'paid', before, false],
  ['a payment in time', {}, 'paid', before, false],
  ['a request that can still be answered', { modalita: 'su_richiesta' }, 'authorised', before, false],
  ['a request after the day of arrival', { modalita: 'su_richiesta' }, 'authorised', nextDay, true],
])('mayBeTooLate returns $4 for %s', (_, changes, payment, now, expected) => {
  expect(mayBeTooLate({ ...hold, ...changes }, payment, now)).toBe(expected);
});

const ENDS = new Date('2026-11-22T10:00:00Z');

test.each([
  ['one day after the session ended', ENDS, '2026-11-23T10:00:00Z', true],
  ['one second less than a day after the session ended', ENDS, '2026-11-23T09:59:59Z', false],
  ['if the session has no end', null, '2026-11-23T10:00:00Z', false],
] as const)('canNoLongerBePaid returns $3 %s', (_, expires_at, now, expected) => {
  expect(canNoLongerBePaid(expires_at, new Date(now))).toBe(expected);
});
