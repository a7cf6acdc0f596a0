import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type Nights, type Selection, areNightsFree } from './selection.ts';

export type DayState =
  | 'past'
  | 'checkIn'
  | 'checkOut'
  | 'inStay'
  | 'takenInStay'
  | 'departureOnly'
  | 'unavailable'
  | 'tooShort'
  | 'available';

type Terms = Nights & { minimum?: number };

function stateInSelection(selection: Selection, day: CalendarDate): DayState | null {
  if (selection.kind === 'empty') return null;
  if (day === selection.check_in) return 'checkIn';
  if (selection.kind === 'checkIn' || day < selection.check_in || day > selection.check_out) return null;
  return day === selection.check_out ? 'checkOut' : 'inStay';
}

/**
 * Returns the state of a calendar day. A stay preselected by a link can include taken nights, which are shown as taken.
 * @example dayState({ kind: 'checkIn', check_in: '2026-11-24' }, '2026-11-27', { today, isAvailable: (d) => d < '2026-11-27' })
 * // 'departureOnly'
 */
export function dayState(
  selection: Selection,
  day: CalendarDate,
  { today, isAvailable, minimum = 1 }: Terms,
): DayState {
  if (day < today) return 'past';
  const chosen = stateInSelection(selection, day);
  if (chosen !== null) return chosen === 'checkOut' || isAvailable(day) ? chosen : 'takenInStay';
  const isDeparture =
    selection.kind === 'checkIn' && selection.check_in < day && areNightsFree(selection.check_in, day, isAvailable);
  if (isDeparture && day < addDays(selection.check_in, minimum)) return 'tooShort';
  if (isAvailable(day)) return 'available';
  return isDeparture ? 'departureOnly' : 'unavailable';
}
