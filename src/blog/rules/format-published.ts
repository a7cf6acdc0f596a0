import { formatClock } from '../../kernel/format-clock.ts';
import { formatTime, inRome } from '../../kernel/format-moment.ts';
import { atTime } from './published-phrase.it.ts';

const dayInWords = inRome({ day: 'numeric', month: 'long', year: 'numeric' });

/**
 * The day of an article on its card: "date in it-IT long format" (specification section 2).
 * @example formatPublishedDay('2026-11-20T08:12:00.000Z') // '20 novembre 2026'
 */
export function formatPublishedDay(instant: string): string {
  return dayInWords(new Date(instant));
}

/**
 * "Date and time" of an article's page (specification section 2), by the clock of Rome.
 * @example formatPublished('2026-11-20T08:12:00.000Z') // '20 novembre 2026, ore 09:12'
 */
export function formatPublished(instant: string): string {
  return atTime(formatPublishedDay(instant), formatClock(formatTime(new Date(instant))));
}
