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

describe('checkStay', () => {
  test.each<[string, Partial<StayRequest>, StayFault | null]>([
    ['a bookable stay', {}, null],
    ['neither check-in nor check-out', { check_in: null, check_out: null }, 'datesOrGuestsMissing'],
    ['no check-in', { check_in: null }, 'datesOrGuestsMissing'],
    ['no check-out', { check_out: null }, 'datesOrGuestsMissing'],
    ['no guests', { guests: null }, 'datesOrGuestsMissing'],
    ['zero guests', { guests: 0 }, 'datesOrGuestsMissing'],
    ['a negative number of guests', { guests: -1 }, 'datesOrGuestsMissing'],
    ['as many guests as beds', { guests: 4 }, null],
    ['more guests than beds', { guests: 5 }, 'guestsOutOfRange'],
    ['a fractional number of guests', { guests: 1.5 }, 'guestsOutOfRange'],
    ['NaN guests', { guests: Number.NaN }, 'guestsOutOfRange'],
    ['check-out on the day of check-in', { check_out: date('2026-11-23') }, 'checkOutNotAfterCheckIn'],
    ['check-out before check-in', { check_out: date('2026-11-22') }, 'checkOutNotAfterCheckIn'],
    ['check-in yesterday', { check_in: date('2026-11-19') }, 'checkInPast'],
    ['check-in today', { check_in: date('2026-11-20') }, null],
    ['a taken night in the middle of the stay', { check_out: date('2026-11-29') }, 'nightUnavailable'],
    ['a taken first night', { check_in: date('2026-11-27'), check_out: date('2026-11-28') }, 'nightUnavailable'],
    ['a taken night after check-out', { check_out: date('2026-11-27') }, null],
    [
      'a stay up to the last day of the calendar',
      { check_in: date('2028-11-29'), check_out: date('2028-11-30') },
      null,
    ],
    ['a stay beyond the calendar', { check_in: date('2028-11-29'), check_out: date('2028-12-01') }, 'beyondHorizon'],
    ['a stay of 10 years', { check_out: date('2036-11-23') }, 'beyondHorizon'],
    ['a stay of 366 nights', { check_in: date('2026-12-01'), check_out: date('2027-12-02') }, null],
    ['a stay of 367 nights', { check_in: date('2026-12-01'), check_out: date('2027-12-03') }, 'tooManyNights'],
    [
      "fewer nights than the arrival's minimum",
      { check_in: date('2026-12-30'), check_out: date('2027-01-01') },
      'minimumStay',
    ],
    ["as many nights as the arrival's minimum", { check_in: date('2026-12-30'), check_out: date('2027-01-02') }, null],
    [
      'a departure within a season with a higher minimum',
      { check_in: date('2026-12-23'), check_out: date('2026-12-24') },
      null,
    ],
  ])('returns $2 for %s', (_, request, expected) => {
    expect(checkStay(buildRequest(request), offered, nights)).toBe(expected);
  });
  test('allows up to 4 guests if the number of beds is unknown', () => {
    const unknown = { ...offered, posti_letto: null };
    expect(checkStay(buildRequest({ guests: 4 }), unknown, nights)).toBeNull();
    expect(checkStay(buildRequest({ guests: 5 }), unknown, nights)).toBe('guestsOutOfRange');
  });
});

test('stayLimits returns the maximum number of guests, the minimum number of nights and the last possible departure', () => {
  expect(stayLimits(date('2026-12-24'), offered, nights.today)).toEqual({ guests: 4, nights: 3, last: '2028-11-30' });
  expect(stayLimits(null, offered, nights.today)).toMatchObject({ nights: 1 });
});
