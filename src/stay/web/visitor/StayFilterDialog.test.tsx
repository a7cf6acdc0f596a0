import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { NO_DATES } from '../../rules/selection.ts';
import { chosenLine } from './StayFilterDialog.tsx';

const date = (text: string) => text as CalendarDate;
const stay = (check_in: string, check_out: string) =>
  ({ kind: 'stay', check_in: date(check_in), check_out: date(check_out) }) as const;
const february = { from: date('2027-02-01'), until: date('2027-03-01'), nights: 7, weekend: false };

test.each([
  [{ selection: NO_DATES }, 'Scegli l’arrivo, o guarda le case senza date.'],
  [{ selection: { kind: 'checkIn', check_in: date('2027-06-12') } }, 'Arrivo sab 12 giu: ora scegli la partenza.'],
  [{ selection: stay('2027-06-12', '2027-06-19') }, 'Dal 12 al 19 giugno · 7 notti'],
  [{ selection: stay('2027-06-08', '2027-06-09'), guests: 2 }, 'Dall’8 al 9 giugno · 1 notte · 2 ospiti'],
  [{ selection: stay('2026-12-29', '2027-01-05') }, 'Dal 29 dicembre 2026 al 5 gennaio 2027 · 7 notti'],
  [{ selection: NO_DATES, flexible: february, guests: 3 }, '7 notti a febbraio · 3 ospiti'],
] as const)('describes the choice %j as «%s»', (chosen, expected) => {
  expect(chosenLine({ guests: 1, flexible: null, ...chosen })).toBe(expected);
});
