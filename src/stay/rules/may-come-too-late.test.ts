import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { BookingState } from './booking-fact.ts';
import { mayComeTooLate } from './may-come-too-late.ts';

type Booking = Parameters<typeof mayComeTooLate>[0];
const check_in = '2026-12-01' as CalendarDate;
const hold: Booking = { status: 'in_attesa_pagamento', modalita: 'immediata', check_in, payment_id: null };
const before = new Date('2026-11-30T12:00:00Z');
const nextDay = new Date('2026-12-01T23:30:00Z');

test.each<[string, Partial<BookingState>, string, Date, boolean]>([
  ['paid after its hold ended', { status: 'scaduta' }, 'paid', before, true],
  ['authorised after its hold ended', { status: 'scaduta' }, 'authorised', before, true],
  ['not paid', { status: 'scaduta' }, 'none', before, false],
  ['known already', { status: 'scaduta', payment_id: 'pi_1' }, 'paid', before, false],
  ['paid in time', {}, 'paid', before, false],
  ['a request that can be answered', { modalita: 'su_richiesta' }, 'authorised', before, false],
  ['a request after the day of arrival', { modalita: 'su_richiesta' }, 'authorised', nextDay, true],
])('%s', (_, changes, payment, now, expected) => {
  expect(mayComeTooLate({ ...hold, ...changes }, payment, now)).toBe(expected);
});
