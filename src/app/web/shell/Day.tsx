import { formatDay, parseCalendarDate } from '../../../kernel/dates/calendar-date.ts';

export function Day({ date }: { date: string }) {
  const day = parseCalendarDate(date);
  return <time dateTime={date}>{day ? formatDay(day) : date}</time>;
}
