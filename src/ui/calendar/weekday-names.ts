import { dateFormat } from '../../kernel/dates/calendar-date.ts';

export const weekdayName = dateFormat({ weekday: 'long' });
export const weekdayShortName = dateFormat({ weekday: 'short' });
export const monthTag = dateFormat({ month: 'short' });
