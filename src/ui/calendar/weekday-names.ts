import { dateFormat } from '../../kernel/dates/calendar-date.ts';

/** @example weekdayName('2026-11-22') // 'domenica' */
export const weekdayName = dateFormat({ weekday: 'long' });
/** @example weekdayShortName('2026-11-22') // 'dom' */
export const weekdayShortName = dateFormat({ weekday: 'short' });
/** Label on the first day of an adjacent month. @example monthTag('2026-12-01') // 'dic' */
export const monthTag = dateFormat({ month: 'short' });
