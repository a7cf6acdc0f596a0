import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { guestLink } from './erased-guest.ts';

const day = (text: string) => text as CalendarDate;
const [yesterday, today, tomorrow] = [day('2026-11-20'), day('2026-11-21'), day('2026-11-22')];
const erased = new Date();

test.each([
  ['of a guest who is kept, whole, whatever became of it', 'annullata', yesterday, null, 'whole'],
  ['of an erased guest with a stay to come, without a person', 'confermata', tomorrow, erased, 'withoutPerson'],
  ['of an erased guest who leaves today, nothing', 'confermata', today, erased, 'gone'],
  ['of an erased guest whose stay is over, nothing', 'confermata', yesterday, erased, 'gone'],
  ['of an erased guest whose booking was cancelled, nothing', 'annullata', tomorrow, erased, 'gone'],
  ['of an erased guest whose booking came to nothing, nothing', 'scaduta', tomorrow, erased, 'gone'],
] as const)('the link shows, %s', (_, status, check_out, guest_erased_at, shown) => {
  expect(guestLink({ status, check_out, guest_erased_at }, today)).toBe(shown);
});
