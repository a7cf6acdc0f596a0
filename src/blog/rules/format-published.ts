import { formatClock } from '../../kernel/dates/format-clock.ts';
import { formatTime, inRome } from '../../kernel/dates/format-moment.ts';
import { atTime } from './published-phrase.it.ts';

const dayInWords = inRome({ day: 'numeric', month: 'long', year: 'numeric' });

/**
 * Formats a date in the long form (PRODUCT.md § 2, "Blog list").
 * @example formatPublishedDay('2026-11-20T08:12:00.000Z') // '20 novembre 2026'
 */
export function formatPublishedDay(instant: string): string {
  return dayInWords(new Date(instant));
}

/**
 * Formats date and time in Rome's time zone (PRODUCT.md § 2).
 * @example formatPublished('2026-11-20T08:12:00.000Z') // '20 novembre 2026, ore 09:12'
 */
export function formatPublished(instant: string): string {
  return atTime(formatPublishedDay(instant), formatClock(formatTime(new Date(instant))));
}
