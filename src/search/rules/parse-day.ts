import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import {
  ENGLISH_MONTHS,
  MONTH_NUMBERS,
  MONTH_PARTS,
  MONTHS_OF_DAY,
  SHORT_MONTHS,
  WEEKDAYS_OF_DAY,
} from './lexicon-time.ts';
import { COUNTED, COUNTING, readNumber } from './lexicon-words.ts';

/** The month or the year is `null` if it has to be inferred. */
export type ParsedDay = { day: number; month: number | null; year: number | null; end: number };

const DAY = /^([1-9]|[12]\d|3[01])(?:o|st|nd|rd|th)?$/;
const MOST_DAYS = 31;
const YEAR = /^20\d\d$/;
/** Number of years that the calendars cover, including the current one. */
const YEARS = 3;
/** Before these words, "primo" is a day even without a month, as in "dal primo al 10 agosto". */
const TO = new Set(['al', 'all']);
const BEFORE_A_DAY = new Set('il al dal e a fino del sab dom lun mar mer gio ven'.split(' '));
const DAY_FOLLOWS = new Set(['il', 'al', 'dal', 'all', 'dall']);
const OF = new Set(['di', 'd']);
/** Maximum number that means guests rather than a day after a word such as "per". In "per 15 agosto", 15 is a day. */
const MOST_HEADS = 8;

/** @example yearAt(['agosto', '2028'], 1) // 2028 */
export function yearAt(words: readonly string[], at: number): number | null {
  return YEAR.test(words[at] ?? '') ? Number(words[at]) : null;
}

/** These abbreviations of months have other meanings too. */
const PERHAPS_MONTHS = new Set(['mag', 'giu', 'set', 'sett', 'mar']);
const BEFORE_A_MONTH = new Set([...MONTH_PARTS.keys(), 'a', 'di', 'da', 'tra', 'fra', 'settimana']);
const JOINS_MONTHS = new Set(['e', 'o', 'oppure']);
const MOST_LETTERS = 4;

/** Returns whether the context shows that an abbreviation means a month, as in "fine giu" but not "andiamo giù". */
function isMonthInContext(words: readonly string[], at: number): boolean {
  const isBeside = [1, -1].some((step) => {
    const [next, other] = [words[at + step] ?? '', words[at + 2 * step] ?? ''];
    const isShort = MONTHS_OF_DAY.has(next) && next.length <= MOST_LETTERS && next !== words[at];
    return isShort || (JOINS_MONTHS.has(next) && MONTHS_OF_DAY.has(other));
  });
  const before = words[at - 1] ?? '';
  // "Mar" and "sett" need more context, because "a mar" may mean the sea, and "fine sett" means a weekend.
  if (words[at] === 'mar') return isBeside || MONTH_PARTS.has(before) || yearAt(words, at + 1) !== null;
  if (words[at] === 'sett' && ['fine', 'prima', 'seconda', 'terza', 'ultima'].includes(before)) return false;
  return isBeside || BEFORE_A_MONTH.has(words[at - 1] ?? '') || yearAt(words, at + 1) !== null;
}

/** @example monthNumberAt(['a', 'lug'], 1) // 7 */
export function monthNumberAt(words: readonly string[], at: number): number | null {
  const word = words[at] ?? '';
  if (PERHAPS_MONTHS.has(word)) return isMonthInContext(words, at) ? (MONTHS_OF_DAY.get(word) ?? null) : null;
  return MONTH_NUMBERS.get(word) ?? SHORT_MONTHS.get(word) ?? null;
}

/** Returns all years of the calendars. @example yearsFrom('2026-11-26') // [2026, 2027, 2028] */
export function yearsFrom(today: CalendarDate): number[] {
  return Array.from({ length: YEARS }, (_, ahead) => Number(today.slice(0, 4)) + ahead);
}

const GROUPS = new Set(['gruppo', 'famiglia']);

/**
 * Returns whether the number is a number of guests ("per 4") rather than a day ("check in 4").
 * @example isHeadcount(['per', '4'], 1) // true
 */
export function isHeadcount(words: readonly string[], at: number): boolean {
  const count = Number(words[at]);
  const isCounting = COUNTING.has(words[at - 1] ?? '') && words[at - 2] !== 'check';
  const isGroup = words[at - 1] === 'di' && GROUPS.has(words[at - 2] ?? '');
  return (isCounting || isGroup) && count >= 1 && count <= MOST_HEADS;
}

function numberAt(words: readonly string[], at: number): number | null {
  const day = DAY.exec(words[at] ?? '')?.[1];
  if (day !== undefined) return Number(day);
  // A spelled-out number is a day only if the context indicates one, as in "due maggio".
  const isCounting = COUNTING.has(words[at - 1] ?? '');
  const isAnnounced = DAY_FOLLOWS.has(words[at - 1] ?? '') || (MONTH_NUMBERS.has(words[at + 1] ?? '') && !isCounting);
  return isAnnounced && words[at] !== 'un' && words[at] !== 'una' ? readNumber(words[at], MOST_DAYS) : null;
}

/** Returns whether "sett." means weeks ("2 sett.") rather than September ("il 2 sett."). */
export function isWeeks(words: readonly string[], at: number): boolean {
  const isFew = /^[1-4]$/.test(words[at] ?? '') && words[at + 1] === 'sett';
  return isFew && !BEFORE_A_DAY.has(words[at - 1] ?? '') && !/^\d/.test(words[at + 2] ?? '');
}

function dayThenMonth(words: readonly string[], at: number): ParsedDay | null {
  const isFirst = words[at] === 'primo';
  const day = isFirst ? 1 : numberAt(words, at);
  if (day === null || isWeeks(words, at)) return null;
  const monthAt = at + (OF.has(words[at + 1] ?? '') ? 2 : 1);
  const month = MONTHS_OF_DAY.get(words[monthAt] ?? '');
  if (month === undefined)
    return isFirst && !TO.has(words[at + 1] ?? '') ? null : { day, month: null, year: null, end: at + 1 };
  const year = yearAt(words, monthAt + 1);
  return { day, month, year, end: monthAt + (year === null ? 1 : 2) };
}

function isRangeAt(words: readonly string[], at: number): boolean {
  const [first, last] = [numberAt(words, at), numberAt(words, at + 1)];
  return first !== null && last !== null && first < last && !isCountedAt(words, at + 2);
}

function monthThenDay(words: readonly string[], at: number): ParsedDay | null {
  const name = words[at] ?? '';
  const month = ENGLISH_MONTHS.has(name) || isRangeAt(words, at + 1) ? MONTHS_OF_DAY.get(name) : undefined;
  const day = numberAt(words, at + 1);
  if (month === undefined || day === null || isCountedAt(words, at + 2)) return null;
  const year = yearAt(words, at + 2);
  return { day, month, year, end: at + (year === null ? 2 : 3) };
}

export function isCountedAt(words: readonly string[], at: number): boolean {
  return COUNTED.has(words[at] ?? '');
}

/**
 * Parses a day of a month. Skips a day of the week before it.
 * @example dayAt(['sabato', '5', 'dicembre'], 0) // { day: 5, month: 12, year: null, end: 3 }
 */
export function dayAt(words: readonly string[], start: number): ParsedDay | null {
  const at = WEEKDAYS_OF_DAY.has(words[start] ?? '') ? start + 1 : start;
  return dayThenMonth(words, at) ?? monthThenDay(words, at);
}
