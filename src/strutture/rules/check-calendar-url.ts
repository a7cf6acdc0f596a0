import { bad, good, type Reading } from './reading.ts';

/** Filled in below with the full static guard. */
export function checkCalendarUrl(value: unknown): Reading<string> {
  const url = typeof value === 'string' ? value.trim() : '';
  if (!/^http/i.test(url)) return bad('calendarNotHttp');
  return /^https?:\/\/[^\s\\]+$/i.test(url) && url.length <= 2048 ? good(url) : bad('calendarUrlInvalid');
}
