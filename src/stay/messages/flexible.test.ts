import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import * as messages from './visitor.ts';

const flexible = (from: string, until: string, nights: number, weekend = false) => ({
  from: from as CalendarDate,
  until: until as CalendarDate,
  nights,
  weekend,
});

describe('in Italian', () => {
  test.each([
    ['a month up to its last day', flexible('2027-08-01', '2027-08-31', 7), '7 notti ad agosto'],
    ['a month up to the departure after its last night', flexible('2027-07-01', '2027-08-01', 3), '3 notti a luglio'],
    ['a weekend', flexible('2027-05-01', '2027-05-31', 2, true), 'Un weekend a maggio'],
    [
      'a long weekend',
      flexible('2027-05-28', '2027-06-03', 3, true),
      '3 notti da venerdì tra il 28 maggio e il 3 giugno',
    ],
    ['days within one month', flexible('2027-08-08', '2027-08-20', 1), '1 notte tra l’8 e il 20 agosto'],
    ['a window of the last night of a month', flexible('2027-08-31', '2027-09-01', 1), '1 notte il 31 agosto'],
    ['a window of one night, with an elided article', flexible('2027-08-08', '2027-08-09', 1), '1 notte l’8 agosto'],
    ['the rest of the current month', flexible('2026-11-21', '2026-12-01', 3), '3 notti tra il 21 e il 30 novembre'],
  ])('describes %s as «$2»', (_, stay, expected) => {
    expect(messages.flexibleStayLabel(stay)).toBe(expected);
  });

  test.each([
    ['2027-08-07', '2027-08-14', '7 notti, dal 7 al 14 agosto'],
    ['2027-08-01', '2027-08-08', '7 notti, dal 1° all’8 agosto'],
    ['2027-08-11', '2027-08-18', '7 notti, dall’11 al 18 agosto'],
    ['2027-07-28', '2027-08-04', '7 notti, dal 28 luglio al 4 agosto'],
    ['2026-12-28', '2027-01-04', '7 notti, dal 28 dicembre al 4 gennaio'],
  ])('formats the nights from %s to %s on a card as «%s»', (start, end, expected) => {
    expect(messages.nightsWithDates(7, start as CalendarDate, end as CalendarDate)).toBe(expected);
  });

  test.each(['2027-08-31', '2027-09-01'])(
    'shows 1 to 31 August in the notice above the list if the window ends on %s',
    (until) => {
      expect(messages.bestDatesNotice(flexible('2027-08-01', until, 7))).toBe(
        'Le date più convenienti di ogni casa tra il 1° e il 31 agosto, con il totale del soggiorno.',
      );
    },
  );
});
