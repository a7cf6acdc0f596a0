/** A day (counted from 1970-01-01) and the second of that day, in the event's local time. */
export type LocalTime = { day: number; second: number };

/** Returns the number of days from 1970-01-01 to a Gregorian date (H. Hinnant, days_from_civil). */
export function dayOfDate(year: number, month: number, date: number): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

export type Civil = { year: number; month: number; date: number };

/** Returns the date of a day number (H. Hinnant, civil_from_days). */
export function civilOf(day: number): Civil {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date };
}

export const modulo = (number: number, by: number) => ((number % by) + by) % by;
/** Returns the day of the week, with 0 for Monday. Day 0 (1970-01-01) was a Thursday. */
export const weekdayOf = (day: number) => modulo(day + 3, 7);

export function scopeOf({ year, month }: Civil, isYear: boolean): [first: number, last: number] {
  return isYear
    ? [dayOfDate(year, 1, 1), dayOfDate(year, 12, 31)]
    : [dayOfDate(year, month, 1), dayOfDate(month === 12 ? year + 1 : year, (month % 12) + 1, 1) - 1];
}
