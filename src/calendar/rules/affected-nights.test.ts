import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { affectedNights } from './affected-nights.ts';

const TODAY = '2026-11-22' as CalendarDate;

test.each([
  ['one night by its date', '2026-12-05', '2026-12-06', { kind: 'one', night: '2026-12-05' }],
  [
    'several nights by the first and the last night',
    '2026-12-05',
    '2026-12-08',
    { kind: 'between', first: '2026-12-05', last: '2026-12-07' },
  ],
  ['nights that begin today by the last night', '2026-11-22', '2026-11-25', { kind: 'until', night: '2026-11-24' }],
  [
    'nights that have already begun by the last night',
    '2026-10-01',
    '2026-11-25',
    { kind: 'until', night: '2026-11-24' },
  ],
  [
    'nights up to the end of the horizon by the first night',
    '2027-04-09',
    '2028-11-22',
    { kind: 'from', night: '2027-04-09' },
  ],
  [
    'nights up to the horizon of a poll two weeks ago by the first night',
    '2027-04-09',
    '2028-11-08',
    { kind: 'from', night: '2027-04-09' },
  ],
  [
    'a long closure from tomorrow by the first night',
    '2026-11-23',
    '2028-11-22',
    { kind: 'from', night: '2026-11-23' },
  ],
  ['the whole calendar without naming a night', '2026-11-21', '2028-11-22', { kind: 'all' }],
])('affectedNights describes %s', (_, start, end, named) => {
  expect(affectedNights({ start: start as CalendarDate, end: end as CalendarDate }, TODAY)).toEqual(named);
});

test.each([
  ['2026-11-21', '2028-11-22', { kind: 'all' }],
  ['2026-11-21', '2026-11-25', { kind: 'between', first: '2026-11-21', last: '2026-11-24' }],
])(
  "affectedNights includes every night from %s to the departure on %s if today's date is unknown",
  (start, end, named) => {
    expect(affectedNights({ start: start as CalendarDate, end: end as CalendarDate })).toEqual(named);
  },
);
