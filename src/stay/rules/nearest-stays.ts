import { addDays, type CalendarDate, daysBetween } from '../../kernel/dates/calendar-date.ts';
import { checkStay, type OfferTerms } from './check-stay.ts';
import { minimumStay } from './minimum-stay.ts';
import type { Nights } from './selection.ts';

type Stay = { check_in: CalendarDate; check_out: CalendarDate };

/** `until`: the last night whose availability is known. Later nights are never offered. */
type KnownNights = Nights & { until: CalendarDate };

const MAX_DISTANCE_DAYS = 30;

/**
 * Returns the nearest earlier and the nearest later stay within 30 days. Minimum stays can make them longer than requested.
 * @example nearestStays({ check_in: '2026-11-27', check_out: '2026-11-29', guests: 2 }, offered, nights)
 * // [{ check_in: '2026-11-25', check_out: '2026-11-27' }, { check_in: '2026-11-30', check_out: '2026-12-02' }]
 */
export function nearestStays(wanted: Stay & { guests: number }, offered: OfferTerms, nights: KnownNights): Stay[] {
  const count = daysBetween(wanted.check_in, wanted.check_out);
  const stayFrom = (shift: number): Stay => {
    const check_in = addDays(wanted.check_in, shift);
    return { check_in, check_out: addDays(check_in, Math.max(count, minimumStay(check_in, offered.price))) };
  };
  const isOpen = (stay: Stay) =>
    stay.check_out <= addDays(nights.until, 1) &&
    checkStay({ ...stay, guests: wanted.guests }, offered, nights) === null;
  const later = Array.from({ length: MAX_DISTANCE_DAYS + 1 }, (_, shift) => stayFrom(shift)).find(isOpen);
  const earlier = Array.from({ length: MAX_DISTANCE_DAYS }, (_, before) => stayFrom(-before - 1)).find(isOpen);
  return [earlier, later].filter((stay) => stay !== undefined);
}
