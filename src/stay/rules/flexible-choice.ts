import {
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  firstOfMonth,
  monthOf,
} from '../../kernel/dates/calendar-date.ts';
import { calendarHorizon } from './calendar-horizon.ts';
import { arrivalsOf, type FlexibleStay } from './flexible-stay.ts';
import { monthOfWindow, windowOfMonth } from './window-name.ts';

const MONTHS_IN_A_YEAR = 12;

function monthsOfCalendar(today: CalendarDate): CalendarMonth[] {
  const last = monthOf(calendarHorizon(today));
  const years = Number(last.slice(0, 4)) - Number(today.slice(0, 4)) + 1;
  const months = Array.from({ length: years * MONTHS_IN_A_YEAR }, (_, ahead) => addMonths(monthOf(today), ahead));
  return months.filter((month) => month <= last);
}

/**
 * Returns the months in which the stay fits. The rest of the current month can be too short for the stay.
 * @example monthsFor({ ...august, nights: 14 }, '2026-11-21')[0] // '2026-12'
 */
export function monthsFor(flexible: FlexibleStay, today: CalendarDate): CalendarMonth[] {
  return monthsOfCalendar(today).filter(
    (month) => arrivalsOf({ ...flexible, ...windowOfMonth(month, today) }).length > 0,
  );
}

/**
 * Returns the month that the window covers (for the current month, from today on), or `null`.
 * @example chosenMonth({ from: '2026-11-21', until: '2026-12-01', nights: 7, weekend: false }, '2026-11-21') // '2026-11'
 */
export function chosenMonth({ from, until }: FlexibleStay, today: CalendarDate): CalendarMonth | null {
  return monthOfWindow({ from: from === today ? firstOfMonth(monthOf(today)) : from, until });
}

/**
 * Changes the length of the stay. If the new stay does not fit the window, replaces the window with the nearest month in which it
 * fits, preferring the same or a later month.
 * @example withLength({ from: '2027-08-08', until: '2027-08-20', nights: 8, weekend: false }, { nights: 14, weekend: false },
 * '2026-11-21').from // '2027-08-01'
 */
export function withLength(
  flexible: FlexibleStay,
  length: Pick<FlexibleStay, 'nights' | 'weekend'>,
  today: CalendarDate,
): FlexibleStay {
  const changed = { ...flexible, ...length };
  if (arrivalsOf(changed).length > 0) return changed;
  const months = monthsFor(changed, today);
  const month = months.find((each) => each >= monthOf(flexible.from)) ?? months.at(-1);
  return month ? { ...changed, ...windowOfMonth(month, today) } : changed;
}
