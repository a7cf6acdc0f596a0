import { type CalendarDate, eachDate } from '../../kernel/dates/calendar-date.ts';
import { NO_DATES, type Nights, type Selection, areNightsFree } from './selection.ts';

export type SelectOutcome =
  | 'refused'
  | 'checkInSet'
  | 'datesCleared'
  | 'checkOutCleared'
  | 'checkOutSet'
  | 'nightsTakenBetween';

type SelectionResult = { selection: Selection; outcome: SelectOutcome };

function startAt(check_in: CalendarDate, outcome: SelectOutcome = 'checkInSet'): SelectionResult {
  return { selection: { kind: 'checkIn', check_in }, outcome };
}

function selectLater(check_in: CalendarDate, day: CalendarDate, { isAvailable }: Nights): SelectionResult | null {
  if (areNightsFree(check_in, day, isAvailable)) {
    return { selection: { kind: 'stay', check_in, check_out: day }, outcome: 'checkOutSet' };
  }
  return isAvailable(day) ? startAt(day, 'nightsTakenBetween') : null;
}

/**
 * Returns the selection after a click on a day. A day whose night is taken can still be the departure (ADR 0004).
 * @example selectDate({ kind: 'checkIn', check_in: '2026-11-23' }, '2026-11-26', { today, isAvailable: () => true }) // { selection: { kind: 'stay', check_in: '2026-11-23', check_out: '2026-11-26' }, outcome: 'checkOutSet' }
 */
export function selectDate(selection: Selection, day: CalendarDate, nights: Nights): SelectionResult {
  const refused: SelectionResult = { selection, outcome: 'refused' };
  if (day < nights.today) return refused;
  if (selection.kind === 'stay' && day === selection.check_out) return startAt(selection.check_in, 'checkOutCleared');
  if (selection.kind === 'checkIn' && day > selection.check_in)
    return selectLater(selection.check_in, day, nights) ?? refused;
  if (!nights.isAvailable(day)) return refused;
  if (selection.kind !== 'empty' && day === selection.check_in) return { selection: NO_DATES, outcome: 'datesCleared' };
  return startAt(day);
}

/**
 * Returns the last day of the previewed stay: `pointed`, or the first taken night before it.
 * @example previewEnd({ kind: 'checkIn', check_in: '2026-11-24' }, '2026-11-30', (date) => date !== '2026-11-27') // '2026-11-27'
 */
export function previewEnd(
  selection: Selection,
  pointed: CalendarDate | null,
  isAvailable: Nights['isAvailable'],
): CalendarDate | null {
  if (selection.kind !== 'checkIn' || pointed === null || pointed <= selection.check_in) return null;
  return eachDate(selection.check_in, pointed).find((night) => !isAvailable(night)) ?? pointed;
}
