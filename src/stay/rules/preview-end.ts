import { type CalendarDate, eachDate } from '../../kernel/calendar-date.ts';
import type { Nights, Selection } from './selection.ts';

/**
 * The last day of the stay that pointing at a day would give: the day itself, or the first taken night on the way to it.
 * `null` while no stay can be previewed (PRODUCT.md § 4, "Date selection").
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
