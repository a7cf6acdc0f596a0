import {
  type CalendarDate,
  type CalendarMonth,
  addDays,
  addMonths,
  addMonthsClamped,
  dateFormat,
  firstOfMonth,
  formatMonth,
  monthOf,
} from '../../kernel/dates/calendar-date.ts';
import { OWNER_WEEK_START, monthWeeks, startOfWeek } from '../../ui/rules/month-weeks.ts';
import { AGENDA_DAYS } from './agenda.ts';

export const CALENDAR_VIEWS = ['mese', 'settimana', 'giorno', 'elenco'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** The page that the calendar shows. In the month grid, the cell of `day` is the only one in the tab order. */
export type CalendarPage = { view: CalendarView; month: CalendarMonth; day: CalendarDate };

/** Owners can page up to one year beyond the synchronised period, and as far back as accounting requires. */
const MONTHS_AHEAD = 36;
const MONTHS_BACK = 60;
const WEEK_DAYS = 7;

const dayAndMonth = dateFormat({ day: 'numeric', month: 'short' });
const fullDay = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

function period(first: CalendarDate, last: CalendarDate): string {
  if (monthOf(first) === monthOf(last)) return `${Number(first.slice(8))}–${fullDay(last)}`;
  const start = first.slice(0, 4) === last.slice(0, 4) ? dayAndMonth(first) : fullDay(first);
  return `${start} – ${fullDay(last)}`;
}

function within(day: CalendarDate, today: CalendarDate): CalendarDate {
  const first = addMonthsClamped(today, -MONTHS_BACK);
  const last = addMonthsClamped(today, MONTHS_AHEAD);
  return day < first ? first : day > last ? last : day;
}

export function goTo(page: CalendarPage, day: CalendarDate, today: CalendarDate): CalendarPage {
  const there = within(day, today);
  return { ...page, day: there, month: monthOf(there) };
}

export function listStart({ month, view, day }: CalendarPage, today: CalendarDate): CalendarDate {
  if (view === 'elenco') return day;
  return month === monthOf(today) ? today : firstOfMonth(month);
}

export function turnPage(page: CalendarPage, step: 1 | -1, today: CalendarDate): CalendarPage {
  if (page.view === 'settimana') return goTo(page, addDays(page.day, step * WEEK_DAYS), today);
  if (page.view === 'giorno') return goTo(page, addDays(page.day, step), today);
  if (page.view === 'elenco') return goTo(page, addDays(page.day, step * AGENDA_DAYS), today);
  const month = addMonths(page.month, step);
  return goTo(page, month === monthOf(today) ? today : firstOfMonth(month), today);
}

export function showView(page: CalendarPage, view: CalendarView, today: CalendarDate): CalendarPage {
  return view === 'elenco'
    ? goTo({ ...page, view }, listStart(page, today), today)
    : { ...page, view, month: monthOf(page.day) };
}

export function pageWeeks({ view, month, day }: CalendarPage): CalendarDate[][] {
  if (view === 'mese') return monthWeeks(month, OWNER_WEEK_START);
  if (view === 'giorno') return [[day]];
  const start = startOfWeek(day, OWNER_WEEK_START);
  return [Array.from({ length: WEEK_DAYS }, (_, offset) => addDays(start, offset))];
}

/** Returns the page title. @example 'novembre 2026' @example '16–22 nov 2026' @example '22 nov 2026' */
export function pageTitle({ view, month, day }: CalendarPage): string {
  if (view === 'mese') return formatMonth(month);
  if (view === 'giorno') return fullDay(day);
  const first = view === 'settimana' ? startOfWeek(day, OWNER_WEEK_START) : day;
  const last = addDays(first, (view === 'settimana' ? WEEK_DAYS : AGENDA_DAYS) - 1);
  return period(first, last);
}
