import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { NO_STAY } from '../../../stay/rules/selection.ts';
import type { ListStay } from '../../../stay/rules/stay-address.ts';
import { weekTags } from './week-tags.ts';

const ROMA = 58091;
const day = (text: string) => text as CalendarDate;
const stay = (check_in: string, check_out: string): ListStay => ({
  ...NO_STAY,
  selection: { kind: 'stay', check_in: day(check_in), check_out: day(check_out) },
});
const flexible = (from: string, until: string): ListStay => ({
  ...NO_STAY,
  flexible: { from: day(from), until: day(until), nights: 2, weekend: false },
});
const TAGS = (...weeks: number[]) => weeks.map((week) => `week:${ROMA}:${week}`);

test.each<[string, ListStay, string[]]>([
  ['no dates', NO_STAY, []],
  ['an arrival alone', { ...NO_STAY, selection: { kind: 'checkIn', check_in: day('2027-08-02') } }, []],
  ['guests alone', { ...NO_STAY, guests: 4 }, []],
  ['a Sunday night', stay('2027-08-01', '2027-08-02'), TAGS(3003)],
  ['a Monday night', stay('2027-08-02', '2027-08-03'), TAGS(3004)],
  ['a whole week without the departure day', stay('2027-08-02', '2027-08-09'), TAGS(3004)],
  ['a stay from Saturday to Saturday', stay('2027-07-31', '2027-08-07'), TAGS(3003, 3004)],
  [
    'a stay over New Year and a leap day',
    stay('2027-12-31', '2028-03-01'),
    TAGS(3025, 3026, 3027, 3028, 3029, 3030, 3031, 3032, 3033, 3034),
  ],
  ['flexible nights within a window', flexible('2027-08-01', '2027-08-17'), TAGS(3003, 3004, 3005, 3006)],
])('weekTags returns the tags of the weeks for %s', (_, stayQuery, tags) => {
  expect(weekTags(ROMA, stayQuery)).toEqual(tags);
});
