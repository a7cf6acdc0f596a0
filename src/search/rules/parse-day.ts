import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { ENGLISH_MONTHS, MONTHS_OF_DAY, WEEKDAYS_OF_DAY } from './lexicon-time.ts';
import { COUNTED, COUNTING } from './lexicon-words.ts';

/** A day as it is said; `null` is left to be understood. */
export type SaidDay = { day: number; month: number | null; year: number | null; end: number };

const DAY = /^([1-9]|[12]\d|3[01])(?:o|st|nd|rd|th)?$/;
const YEAR = /^20\d\d$/;
/** This year and those that calendars reach into. */
const YEARS = 3;
/** After "primo" without its month: "dal primo al 15 agosto". */
const TO = new Set(['al', 'all']);
const OF = new Set(['di', 'd', 'of']);
/** "Per 4 agosto" are four people in August, "per 15 agosto" is a day. */
const MOST_HEADS = 8;

/** The year that is said at a word. @example yearAt(['agosto', '2028'], 1) // 2028 */
export function yearAt(words: readonly string[], at: number): number | null {
  return YEAR.test(words[at] ?? '') ? Number(words[at]) : null;
}

/** The years that somebody may mean who names none. @example yearsFrom('2026-11-26') // [2026, 2027, 2028] */
export function yearsFrom(today: CalendarDate): number[] {
  return Array.from({ length: YEARS }, (_, ahead) => Number(today.slice(0, 4)) + ahead);
}

/** Whether the number at a word counts people, and is no day: "per 4 agosto". @example isHeadcount(['per', '4'], 1) // true */
export function isHeadcount(words: readonly string[], at: number): boolean {
  const count = Number(words[at]);
  return COUNTING.has(words[at - 1] ?? '') && words[at - 2] !== 'check' && count >= 1 && count <= MOST_HEADS;
}

function numberAt(words: readonly string[], at: number): number | null {
  const day = DAY.exec(words[at] ?? '')?.[1];
  return day === undefined ? null : Number(day);
}

/** "10 agosto 2027", "primo di agosto", "10". */
function dayThenMonth(words: readonly string[], at: number): SaidDay | null {
  const isFirst = words[at] === 'primo';
  const day = isFirst ? 1 : numberAt(words, at);
  if (day === null) return null;
  const monthAt = at + (OF.has(words[at + 1] ?? '') ? 2 : 1);
  const month = MONTHS_OF_DAY.get(words[monthAt] ?? '');
  if (month === undefined)
    return isFirst && !TO.has(words[at + 1] ?? '') ? null : { day, month: null, year: null, end: at + 1 };
  const year = yearAt(words, monthAt + 1);
  return { day, month, year, end: monthAt + (year === null ? 1 : 2) };
}

/** Whether two numbers follow that count nothing: "agosto 13-20". */
function isRangeAt(words: readonly string[], at: number): boolean {
  const [first, last] = [numberAt(words, at), numberAt(words, at + 1)];
  return first !== null && last !== null && first < last && !isCountedAt(words, at + 2);
}

/** "August 10th", "agosto 13-20"; not "August 2 people". */
function monthThenDay(words: readonly string[], at: number): SaidDay | null {
  const name = words[at] ?? '';
  const month = ENGLISH_MONTHS.has(name) || isRangeAt(words, at + 1) ? MONTHS_OF_DAY.get(name) : undefined;
  const day = numberAt(words, at + 1);
  if (month === undefined || day === null || isCountedAt(words, at + 2)) return null;
  const year = yearAt(words, at + 2);
  return { day, month, year, end: at + (year === null ? 2 : 3) };
}

/** Whether what stands at a word was counted by the number before it: "10 persone", "20 euro". */
export function isCountedAt(words: readonly string[], at: number): boolean {
  return COUNTED.has(words[at] ?? '');
}

/**
 * The day that is said from `start` on; a day of the week before it says nothing more.
 * @example dayAt(['sabato', '5', 'dicembre'], 0) // { day: 5, month: 12, year: null, end: 3 }
 */
export function dayAt(words: readonly string[], start: number): SaidDay | null {
  const at = WEEKDAYS_OF_DAY.has(words[start] ?? '') ? start + 1 : start;
  return dayThenMonth(words, at) ?? monthThenDay(words, at);
}
