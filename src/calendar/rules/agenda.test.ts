import { describe, expect, test } from 'vitest';
import { november as nights } from '../../../test/november.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { agenda, AGENDA_DAYS } from './agenda.ts';

test('the agenda has 30 days (PRODUCT.md § 9)', () => {
  expect(AGENDA_DAYS).toBe(30);
});

describe('the events of thirty nights as a list', () => {
  test.each([
    ['a stay under way stands under the first day', [nights(18, 24)], ['2026-11-22: 2026-11-24']],
    ['over this morning: nothing of it is left', [nights(18, 22)], []],
    ['the thirtieth night', [nights(51, 52)], ['2026-12-21: 2026-12-22']],
    ['the night after it', [nights(52, 53)], []],
    [
      'by the day they begin, those of one day by their end; no day without events',
      [nights(30, 35), nights(25, 28), nights(25, 26), nights(10, 60)],
      ['2026-11-22: 2026-12-30', '2026-11-25: 2026-11-26 2026-11-28', '2026-11-30: 2026-12-05'],
    ],
  ])('%s', (_, events, listed) => {
    const days = agenda(events, '2026-11-22' as CalendarDate);
    expect(days.map(({ day, events: those }) => `${day}: ${those.map(({ end }) => end).join(' ')}`)).toEqual(listed);
  });
});
