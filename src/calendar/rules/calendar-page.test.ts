import { describe, expect, test } from 'vitest';
import { type CalendarDate, type CalendarMonth, monthOf } from '../../kernel/dates/calendar-date.ts';
import {
  type CalendarPage,
  type CalendarView,
  goTo,
  listStart,
  pageTitle,
  pageWeeks,
  showView,
  turnPage,
} from './calendar-page.ts';

const date = (text: string) => text as CalendarDate;
const today = date('2026-11-22');
const page = (view: CalendarView, day: string): CalendarPage => ({ view, day: date(day), month: monthOf(date(day)) });
const read = ({ view, month, day }: CalendarPage) => `${view} ${month} ${day}`;

test.each([
  [page('mese', '2026-11-25'), 1, 'mese 2026-12 2026-12-01'],
  [page('mese', '2026-12-31'), -1, 'mese 2026-11 2026-11-22'],
  [page('settimana', '2026-11-28'), 1, 'settimana 2026-12 2026-12-05'],
  [page('giorno', '2026-11-30'), 1, 'giorno 2026-12 2026-12-01'],
  [page('giorno', '2026-12-01'), -1, 'giorno 2026-11 2026-11-30'],
  [page('elenco', '2026-11-22'), 1, 'elenco 2026-12 2026-12-22'],
  [page('elenco', '2026-12-22'), -1, 'elenco 2026-11 2026-11-22'],
  [page('mese', '2029-11-01'), 1, 'mese 2029-11 2029-11-22'],
] as const)('turnPage(%o, %i) returns %s (1: Successivo, -1: Precedente)', (from, step, to) => {
  expect(read(turnPage(from, step, today))).toBe(to);
});

test('Oggi shows today in the current view', () => {
  expect(read(goTo(page('settimana', '2027-03-01'), today, today))).toBe('settimana 2026-11 2026-11-22');
});

describe('changing the view between Mese, Settimana, Giorno and Elenco', () => {
  test.each([
    [
      'starts the list of the current month with today',
      page('mese', '2026-11-03'),
      'elenco',
      'elenco 2026-11 2026-11-22',
    ],
    [
      'starts the list of a later month with its first day',
      page('mese', '2027-01-03'),
      'elenco',
      'elenco 2027-01 2027-01-01',
    ],
    ['shows the week of the selected day', page('mese', '2026-11-03'), 'settimana', 'settimana 2026-11 2026-11-03'],
    ['shows the selected day in the day view', page('mese', '2026-11-03'), 'giorno', 'giorno 2026-11 2026-11-03'],
    ['shows the week of the displayed day', page('giorno', '2026-11-29'), 'settimana', 'settimana 2026-11 2026-11-29'],
    ['shows the month of the displayed week', page('settimana', '2026-12-05'), 'mese', 'mese 2026-12 2026-12-05'],
  ] as const)('%s', (_, from, view, to) => {
    expect(read(showView(from, view, today))).toBe(to);
  });
  test('shows the week of a selected day that belongs to a neighbouring month', () => {
    const chosen = { ...page('mese', '2026-12-04'), month: '2026-11' as CalendarMonth };
    expect(read(showView(chosen, 'settimana', today))).toBe('settimana 2026-12 2026-12-04');
  });
});

test('listStart returns today for the current month, and the first day of any other month', () => {
  expect(listStart(page('mese', '2026-11-03'), today)).toBe('2026-11-22');
  expect(listStart(page('mese', '2026-12-03'), today)).toBe('2026-12-01');
});

test('pageWeeks returns six weeks for the month view, one week for the week view and one day for the day view', () => {
  const weeks = (view: CalendarView) =>
    pageWeeks(page(view, '2026-11-25')).map((days) => `${days[0]} ${days.length} ${days.at(-1)}`);
  expect(weeks('mese')).toHaveLength(6);
  expect(weeks('settimana')).toEqual(['2026-11-23 7 2026-11-29']);
  expect(weeks('giorno')).toEqual(['2026-11-25 1 2026-11-25']);
});

test.each([
  ['mese', '2026-11-03', 'novembre 2026'],
  ['settimana', '2026-11-25', '23–29 nov 2026'],
  ['settimana', '2026-12-01', '30 nov – 6 dic 2026'],
  ['giorno', '2026-11-25', '25 nov 2026'],
  ['elenco', '2026-11-22', '22 nov – 21 dic 2026'],
  ['elenco', '2026-12-22', '22 dic 2026 – 20 gen 2027'],
] as const)('pageTitle returns the title of the %s view on %s: %s', (view, day, title) => {
  expect(pageTitle(page(view, day))).toBe(title);
});
