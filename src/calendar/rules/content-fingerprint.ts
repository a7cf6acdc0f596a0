import type { CalendarDate } from '../../kernel/calendar-date.ts';

const STAMP = /^DTSTAMP[;:].*(?:(?:\r\n|\r|\n)[ \t].*)*/gim;

/**
 * What a feed says, to be hashed: without its DTSTAMP lines, which platforms write anew for every answer (in nine of ten answers
 * nothing else differs). `today` is part of it, because the horizon moves on at midnight and a long closure with it.
 */
export function contentFingerprint(text: string, today: CalendarDate): string {
  return `${today}\n${text.replaceAll(STAMP, '')}`;
}
