import { expect, test } from 'vitest';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { guestLink } from './erased-guest.ts';

const day = (text: string) => text as CalendarDate;
const [yesterday, today, tomorrow] = [day('2026-11-20'), day('2026-11-21'), day('2026-11-22')];
const erased = new Date();

test.each([
  ["everything if the guest's data was not erased", 'annullata', yesterday, null, 'whole'],
  [
    'the stay without personal data for an erased guest with a future stay',
    'confermata',
    tomorrow,
    erased,
    'withoutPerson',
  ],
  ['nothing for an erased guest on the day of departure', 'confermata', today, erased, 'gone'],
  ['nothing for an erased guest after the stay', 'confermata', yesterday, erased, 'gone'],
  ['nothing for an erased guest with a cancelled booking', 'annullata', tomorrow, erased, 'gone'],
  ['nothing for an erased guest with an expired booking', 'scaduta', tomorrow, erased, 'gone'],
] as const)('guestLink shows %s', (_, status, check_out, guest_erased_at, shown) => {
  expect(guestLink({ status, check_out, guest_erased_at }, today)).toBe(shown);
});
