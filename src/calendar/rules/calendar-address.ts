import { type CalendarDate, monthOf, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import { OWNER_WEEK_START, startOfWeek } from '../../ui/rules/month-weeks.ts';
import { CALENDAR_VIEWS, type CalendarPage, goTo } from './calendar-page.ts';

export type CalendarAddress = Partial<Record<'vista' | 'mese' | 'giorno' | 'camera', string | undefined>>;

/**
 * Parses the query into a calendar page. Invalid and out-of-range values are ignored.
 * @example readCalendarAddress({ vista: 'settimana', giorno: '2026-12-31' }, '2026-11-22') // { view: 'settimana', month: '2026-12', day: '2026-12-31' }
 */
export function readCalendarAddress({ vista, mese, giorno }: CalendarAddress, today: CalendarDate): CalendarPage {
  const view = CALENDAR_VIEWS.find((each) => each === vista) ?? 'mese';
  const opening: CalendarPage = { view, month: monthOf(today), day: today };
  const requested = parseCalendarDate(view === 'mese' ? `${mese ?? ''}-01` : (giorno ?? ''));
  if (requested === null || (view === 'mese' && monthOf(requested) === opening.month)) return opening;
  const there = goTo(opening, requested, today);
  const isThere = view === 'mese' ? there.month === monthOf(requested) : there.day === requested;
  return isThere ? there : opening;
}

/**
 * Returns the query that reproduces a page, with default values omitted.
 * @example writeCalendarAddress({ view: 'mese', month: '2027-02', day: '2027-02-01' }, '2026-11-22') // { mese: '2027-02' }
 */
export function writeCalendarAddress({ view, month, day }: CalendarPage, today: CalendarDate): CalendarAddress {
  if (view === 'mese') return month === monthOf(today) ? {} : { mese: month };
  const weekOf = (date: CalendarDate) => startOfWeek(date, OWNER_WEEK_START);
  const isThisOne = view === 'settimana' ? weekOf(day) === weekOf(today) : day === today;
  return { vista: view, ...(!isThisOne && { giorno: day }) };
}

export function readCameraAddress({ camera }: CalendarAddress, camere: readonly { id: number }[]): number | null {
  return camere.find(({ id }) => String(id) === camera)?.id ?? null;
}
