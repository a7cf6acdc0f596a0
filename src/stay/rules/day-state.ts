import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { type Nights, type Selection, areNightsFree } from './selection.ts';

export type DayState = 'past' | 'checkIn' | 'checkOut' | 'inStay' | 'departureOnly' | 'unavailable' | 'available';

/**
 * The state of a day, given the dates chosen so far (specification section 2: available, unavailable or selected).
 * @example dayState({ kind: 'checkIn', check_in: '2026-11-24' }, '2026-11-27', { today, isAvailable: (d) => d < '2026-11-27' })
 * // 'departureOnly': its night is taken, the nights before it are free
 */
export function dayState(selection: Selection, day: CalendarDate, { today, isAvailable }: Nights): DayState {
  if (day < today) return 'past';
  if (selection.kind !== 'empty' && day === selection.check_in) return 'checkIn';
  if (selection.kind === 'stay' && day === selection.check_out) return 'checkOut';
  if (selection.kind === 'stay' && selection.check_in < day && day < selection.check_out) return 'inStay';
  if (isAvailable(day)) return 'available';
  const isDeparture =
    selection.kind === 'checkIn' && selection.check_in < day && areNightsFree(selection.check_in, day, isAvailable);
  return isDeparture ? 'departureOnly' : 'unavailable';
}
