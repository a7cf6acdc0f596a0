import { describe, expect, test } from 'vitest';
import { buildRate } from '../../../test/build-rate.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { toCents } from '../../kernel/money/cents.ts';
import { type OfferTerms, type StayFault, type StayRequest, checkStay, stayLimits } from './check-stay.ts';

const date = (text: string) => text as CalendarDate;
const TAKEN = [date('2026-11-27')];
const nights = { today: date('2026-11-20'), isAvailable: (night: CalendarDate) => !TAKEN.includes(night) };

const offered: OfferTerms = {
  posti_letto: 4,
  price: {
    camera: null,
    tariffe: [
      buildRate({
        dal: date('2026-12-24'),
        al: date('2026-12-31'),
        prezzo_notte_cents: toCents(200),
        soggiorno_minimo: 3,
      }),
    ],
  },
};

function buildRequest(request: Partial<StayRequest> = {}): StayRequest {
  return { check_in: date('2026-11-23'), check_out: date('2026-11-26'), guests: 2, ...request };
}

describe('PRODUCT.md § 5, booking payment', () => {
  test.each<[string, Partial<StayRequest>, StayFault | null]>([
    ['a stay that can be booked', {}, null],
    ['Dates required: no dates at all', { check_in: null, check_out: null }, 'datesOrGuestsMissing'],
    ['no check-in', { check_in: null }, 'datesOrGuestsMissing'],
    ['no check-out', { check_out: null }, 'datesOrGuestsMissing'],
    ['guests of at least 1 required: none', { guests: null }, 'datesOrGuestsMissing'],
    ['zero', { guests: 0 }, 'datesOrGuestsMissing'],
    ['fewer than zero', { guests: -1 }, 'datesOrGuestsMissing'],
    ['as many guests as beds', { guests: 4 }, null],
    ['more guests than beds', { guests: 5 }, 'guestsOutOfRange'],
    ['a guest and a half', { guests: 1.5 }, 'guestsOutOfRange'],
    ['not a number of guests', { guests: Number.NaN }, 'guestsOutOfRange'],
    ['Check-out must be after check-in: the same day', { check_out: date('2026-11-23') }, 'checkOutNotAfterCheckIn'],
    ['reversed', { check_out: date('2026-11-22') }, 'checkOutNotAfterCheckIn'],
    ['yesterday is past', { check_in: date('2026-11-19') }, 'checkInPast'],
    ['today is not', { check_in: date('2026-11-20') }, null],
    [
      'a range may not include an unavailable night: in the middle',
      { check_out: date('2026-11-29') },
      'nightUnavailable',
    ],
    ['the first night', { check_in: date('2026-11-27'), check_out: date('2026-11-28') }, 'nightUnavailable'],
    ['the night of the departure is not slept', { check_out: date('2026-11-27') }, null],
    ['up to the last day of the calendar', { check_in: date('2028-11-29'), check_out: date('2028-11-30') }, null],
    ['beyond it', { check_in: date('2028-11-29'), check_out: date('2028-12-01') }, 'beyondHorizon'],
    ['10 years', { check_out: date('2036-11-23') }, 'beyondHorizon'],
    ['366 nights', { check_in: date('2026-12-01'), check_out: date('2027-12-02') }, null],
    ['367 nights', { check_in: date('2026-12-01'), check_out: date('2027-12-03') }, 'tooManyNights'],
    [
      'fewer nights than the arrival asks',
      { check_in: date('2026-12-30'), check_out: date('2027-01-01') },
      'minimumStay',
    ],
    ['as many', { check_in: date('2026-12-30'), check_out: date('2027-01-02') }, null],
    ['a departure in the season asks nothing', { check_in: date('2026-12-23'), check_out: date('2026-12-24') }, null],
  ])('%s', (_, request, expected) => {
    expect(checkStay(buildRequest(request), offered, nights)).toBe(expected);
  });
  test('beds unknown: up to 4 guests', () => {
    const unknown = { ...offered, posti_letto: null };
    expect(checkStay(buildRequest({ guests: 4 }), unknown, nights)).toBeNull();
    expect(checkStay(buildRequest({ guests: 5 }), unknown, nights)).toBe('guestsOutOfRange');
  });
});

test('the limits that a sentence about a fault names', () => {
  expect(stayLimits(date('2026-12-24'), offered, nights.today)).toEqual({ guests: 4, nights: 3, last: '2028-11-30' });
  expect(stayLimits(null, offered, nights.today)).toMatchObject({ nights: 1 });
});
