import { type CalendarDate, monthOf, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import { KEEPER_WEEK_START, startOfWeek } from '../../ui/rules/month-weeks.ts';
import { CALENDAR_VIEWS, type CalendarPage, goTo } from './calendar-page.ts';

/** The property calendar as the query of an address says it: anybody's words, each there or not. */
export type CalendarAddress = Partial<Record<'vista' | 'mese' | 'giorno' | 'camera', string | undefined>>;

/**
 * What the calendar shows, from its address: whatever makes no sense, or lies further than its pages go, is left out. A month
 * is named by itself, a week, a day or a list by a day.
 * @example readCalendarAddress({ vista: 'settimana', giorno: '2026-12-31' }, '2026-11-22')
 * // { view: 'settimana', month: '2026-12', day: '2026-12-31' }
 */
export function readCalendarAddress({ vista, mese, giorno }: CalendarAddress, today: CalendarDate): CalendarPage {
  const view = CALENDAR_VIEWS.find((each) => each === vista) ?? 'mese';
  const opening: CalendarPage = { view, month: monthOf(today), day: today };
  const asked = parseCalendarDate(view === 'mese' ? `${mese ?? ''}-01` : (giorno ?? ''));
  if (asked === null || (view === 'mese' && monthOf(asked) === opening.month)) return opening;
  const there = goTo(opening, asked, today);
  const isThere = view === 'mese' ? there.month === monthOf(asked) : there.day === asked;
  return isThere ? there : opening;
}

/**
 * The query of an address that shows the same again: only what differs from how the calendar opens.
 * @example writeCalendarAddress({ view: 'mese', month: '2027-02', day: '2027-02-01' }, '2026-11-22') // { mese: '2027-02' }
 */
export function writeCalendarAddress({ view, month, day }: CalendarPage, today: CalendarDate): CalendarAddress {
  if (view === 'mese') return month === monthOf(today) ? {} : { mese: month };
  const weekOf = (date: CalendarDate) => startOfWeek(date, KEEPER_WEEK_START);
  const isThisOne = view === 'settimana' ? weekOf(day) === weekOf(today) : day === today;
  return { vista: view, ...(!isThisOne && { giorno: day }) };
}

/** The camera that an address names, of those that there are; `null` for the whole house. */
export function readCameraAddress({ camera }: CalendarAddress, camere: readonly { id: number }[]): number | null {
  return camere.find(({ id }) => String(id) === camera)?.id ?? null;
}
