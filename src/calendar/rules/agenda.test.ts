import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { agenda, AGENDA_DAYS } from './agenda.ts';

const date = (text: string) => text as CalendarDate;
const nights = (start: string, end: string) => ({ start: date(start), end: date(end) });
const list = (...events: ReturnType<typeof nights>[]) =>
  agenda(events, date('2026-11-22')).map(
    ({ day, events: those }) => `${day}: ${those.map(({ end }) => end).join(' ')}`,
  );

test('"agenda length 30 days" (specification section 9)', () => {
  expect(AGENDA_DAYS).toBe(30);
});

describe('the events of thirty nights as a list', () => {
  test.each([
    ['a stay under way stands under the first day', [nights('2026-11-18', '2026-11-24')], ['2026-11-22: 2026-11-24']],
    ['over this morning: nothing of it is left', [nights('2026-11-18', '2026-11-22')], []],
    ['the thirtieth night', [nights('2026-12-21', '2026-12-22')], ['2026-12-21: 2026-12-22']],
    ['the night after it', [nights('2026-12-22', '2026-12-23')], []],
  ])('%s', (_, events, expected) => {
    expect(list(...events)).toEqual(expected);
  });
  test('by the day they begin, those of one day by their end; no day without events', () => {
    expect(
      list(
        nights('2026-11-30', '2026-12-05'),
        nights('2026-11-25', '2026-11-28'),
        nights('2026-11-25', '2026-11-26'),
        nights('2026-11-10', '2026-12-30'),
      ),
    ).toEqual(['2026-11-22: 2026-12-30', '2026-11-25: 2026-11-26 2026-11-28', '2026-11-30: 2026-12-05']);
  });
});
