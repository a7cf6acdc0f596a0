import { civilOf, dayOfDate, type LocalTime, modulo, scopeOf, weekdayOf } from './civil-days.ts';
import type { RecurrenceRule } from './parse-recurrence.ts';

export const UNITS = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 } as const;

/**
 * Returns whether a list is empty or contains a position. `front` counts the position from the start, `back` from the end (-1 is
 * the last).
 */
export function has(list: readonly number[], front: number, back: number): boolean {
  return list.length === 0 || list.includes(front) || list.includes(back);
}

/** Returns whether a day is in one of the numbered weeks. A week belongs to the year of its fourth day. */
function fitsWeek(weeks: readonly number[], day: number, weekStart: number): boolean {
  if (weeks.length === 0) return true;
  const fourth = day - modulo(weekdayOf(day) - weekStart, 7) + 3;
  const { year } = civilOf(fourth);
  const fromFront = Math.floor((fourth - dayOfDate(year, 1, 1)) / 7) + 1;
  const fromBack = -Math.floor((dayOfDate(year + 1, 1, 0) - fourth) / 7) - 1;
  return has(weeks, fromFront, fromBack);
}

function weekdayFilter({ weekdays, freq, months }: RecurrenceRule): (day: number) => boolean {
  if (weekdays.length === 0) return () => true;
  const ordinals = Array.from({ length: 7 }, () => new Set<number>());
  for (const { day, nth } of weekdays) ordinals[day]?.add(nth);
  return (day) => {
    const same = ordinals[weekdayOf(day)] ?? new Set();
    if (same.size === 0 || same.has(0)) return same.size > 0;
    const [first, last] = scopeOf(civilOf(day), freq === 'YEARLY' && months.length === 0);
    return same.has(Math.floor((day - first) / 7) + 1) || same.has(-Math.floor((last - day) / 7) - 1);
  };
}

export function dayFilter(rule: RecurrenceRule): (day: number) => boolean {
  const { months, monthDays, yearDays, weeks, weekStart } = rule;
  const isPlain = months.length + monthDays.length + yearDays.length + weeks.length === 0;
  const fitsWeekday = weekdayFilter(rule);
  return (day) => {
    if (!fitsWeekday(day)) return false;
    if (isPlain) return true;
    const civil = civilOf(day);
    if (months.length > 0 && !months.includes(civil.month)) return false;
    const [first, last] = scopeOf(civil, false);
    if (!has(monthDays, day - first + 1, day - last - 1)) return false;
    const [january, december] = scopeOf(civil, true);
    return has(yearDays, day - january + 1, day - december - 1) && fitsWeek(weeks, day, weekStart);
  };
}

/** Returns the rule with the missing parts derived from DTSTART (RFC 5545, 3.3.10). */
export function completed(rule: RecurrenceRule, { day }: LocalTime): RecurrenceRule {
  const { freq, months, weeks, monthDays, yearDays, weekdays } = rule;
  if (monthDays.length + yearDays.length + weekdays.length > 0) return rule;
  const { month, date } = civilOf(day);
  if (freq === 'WEEKLY' || weeks.length > 0) return { ...rule, weekdays: [{ day: weekdayOf(day), nth: 0 }] };
  if (freq === 'MONTHLY') return { ...rule, monthDays: [date] };
  return freq === 'YEARLY' ? { ...rule, monthDays: [date], months: months.length > 0 ? months : [month] } : rule;
}

export function timesOf({ freq, hours, minutes, seconds }: RecurrenceRule, { second }: LocalTime): number[] {
  const or = (list: readonly number[], start: number) => (list.length > 0 ? list : [start]);
  const bySecond = freq === 'SECONDLY' ? [0] : or(seconds, second % 60);
  const byMinute = freq === 'SECONDLY' || freq === 'MINUTELY' ? [0] : or(minutes, Math.floor(second / 60) % 60);
  const byHour = freq in UNITS ? [0] : or(hours, Math.floor(second / 3600));
  const times = byHour.flatMap((hour) =>
    byMinute.flatMap((minute) => bySecond.map((each) => hour * 3600 + minute * 60 + each)),
  );
  return [...new Set(times)].toSorted((a, b) => a - b);
}
