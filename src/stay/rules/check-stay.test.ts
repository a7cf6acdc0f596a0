import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { type StayFault, type StayRequest, checkStay } from './check-stay.ts';

const date = (text: string) => text as CalendarDate;
const TAKEN = [date('2026-11-27')];
const nights = { today: date('2026-11-20'), isAvailable: (night: CalendarDate) => !TAKEN.includes(night) };

function buildRequest(request: Partial<StayRequest> = {}): StayRequest {
  return { check_in: date('2026-11-23'), check_out: date('2026-11-26'), guests: 2, ...request };
}

describe('specification section 5, booking payment', () => {
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
  ])('%s', (_, request, expected) => {
    expect(checkStay(buildRequest(request), 4, nights)).toBe(expected);
  });
  test('beds unknown: up to 4 guests', () => {
    expect(checkStay(buildRequest({ guests: 4 }), null, nights)).toBeNull();
    expect(checkStay(buildRequest({ guests: 5 }), null, nights)).toBe('guestsOutOfRange');
  });
});
