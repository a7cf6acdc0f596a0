import { describe, expect, test } from 'vitest';
import { type CalendarDate, monthOf } from '../../kernel/dates/calendar-date.ts';
import { readCalendarAddress, readCameraAddress, writeCalendarAddress } from './calendar-address.ts';
import type { CalendarPage, CalendarView } from './calendar-page.ts';

const date = (text: string) => text as CalendarDate;
const today = date('2026-11-22');
const page = (view: CalendarView, day: string): CalendarPage => ({ view, day: date(day), month: monthOf(date(day)) });
const opening = page('mese', '2026-11-22');

describe('calendar addresses', () => {
  test.each<[Record<string, string>, CalendarPage]>([
    [{}, opening],
    [{ mese: '2027-02' }, page('mese', '2027-02-01')],
    [{ mese: '2021-11' }, page('mese', '2021-11-22')],
    [{ vista: 'settimana' }, page('settimana', '2026-11-22')],
    [{ vista: 'settimana', giorno: '2026-12-31' }, page('settimana', '2026-12-31')],
    [{ vista: 'giorno' }, page('giorno', '2026-11-22')],
    [{ vista: 'giorno', giorno: '2026-12-31' }, page('giorno', '2026-12-31')],
    [{ vista: 'elenco', giorno: '2026-10-01' }, page('elenco', '2026-10-01')],
  ])('readCalendarAddress parses %o and writeCalendarAddress writes it back unchanged', (query, shown) => {
    expect(readCalendarAddress(query, today)).toEqual(shown);
    expect(writeCalendarAddress(shown, today)).toEqual(query);
  });

  test.each<[string, Record<string, string>, CalendarPage]>([
    ['an invalid month', { mese: '2026-13' }, opening],
    ['a month beyond the last page', { mese: '2199-01' }, opening],
    ['a month that is not a date', { mese: '<script>' }, opening],
    ['an unknown view', { vista: 'anno' }, opening],
    ['30 February', { vista: 'settimana', giorno: '2027-02-30' }, page('settimana', '2026-11-22')],
    ['a day too far in the past', { vista: 'elenco', giorno: '1999-01-01' }, page('elenco', '2026-11-22')],
    ['a day with the month view', { giorno: '2027-02-03' }, opening],
    ['a month with the list view', { vista: 'elenco', mese: '2027-02' }, page('elenco', '2026-11-22')],
  ])('readCalendarAddress ignores %s', (_, query, shown) => {
    expect(readCalendarAddress(query, today)).toEqual(shown);
  });

  test('writeCalendarAddress omits the day if it is in the current month or week', () => {
    expect(writeCalendarAddress(page('mese', '2026-11-30'), today)).toEqual({});
    expect(writeCalendarAddress(page('settimana', '2026-11-16'), today)).toEqual({ vista: 'settimana' });
    expect(writeCalendarAddress(page('settimana', '2026-11-23'), today)).toEqual({
      vista: 'settimana',
      giorno: '2026-11-23',
    });
  });
});

test.each([
  ['12', 12],
  ['13', null],
  ['012', null],
  ['casa', null],
  [undefined, null],
])('readCameraAddress parses %j as the camera %j if camere 9 and 12 exist', (camera, id) => {
  expect(readCameraAddress({ camera }, [{ id: 9 }, { id: 12 }])).toBe(id);
});
