import { MAX_WINDOW_DAYS } from '../../stay/rules/flexible-stay.ts';
import { TIME_UNITS, WEEKDAYS_OF_DAY } from './lexicon-time.ts';
import { COUNTING, readNumber, ROUND_COUNTS } from './lexicon-words.ts';
import { isWeeks } from './parse-day.ts';
import { phraseAt } from './phrase-at.ts';

export type ParsedNights = { kind: 'nights'; nights: number };
type NightsSpan = ParsedNights & { start: number; end: number };

const OR = new Set(['o', 'od', 'oppure', 'a', 'massimo', 'max']);
/** Maximum difference between two adjacent numbers that form a range, as in "3 4 notti". */
const MOST_BETWEEN = 3;
const MOST_NIGHTS = MAX_WINDOW_DAYS;

type Count = { count: number; end: number };

/** Parses a number or the larger number of a range. "Sabato 5, 7 notti" is not a range. */
function countAt(words: readonly string[], start: number): Count | null {
  const about = phraseAt(words, start, ROUND_COUNTS);
  if (about) return { count: about.value, end: about.end };
  const first = readNumber(words[start]);
  if (first === null) return null;
  const isJoined = OR.has(words[start + 1] ?? '');
  const second = start + (isJoined ? 2 : 1);
  const last = readNumber(words[second]);
  const before = words[start - 1] ?? '';
  const countsOther = COUNTING.has(before) || WEEKDAYS_OF_DAY.has(before);
  const isRange = isJoined || (!countsOther && last !== null && last > first && last - first <= MOST_BETWEEN);
  return last !== null && isRange ? { count: last, end: second + 1 } : { count: first, end: start + 1 };
}

/**
 * Parses a length of stay. A week needs no number.
 * @example nightsAt(['2', 'o', '3', 'notti'], 0) // { kind: 'nights', nights: 3, start: 0, end: 4 }
 */
export function nightsAt(words: readonly string[], start: number): NightsSpan | null {
  const counted = countAt(words, start);
  const at = counted?.end ?? start;
  const unit = TIME_UNITS.get(words[at] ?? '');
  if (unit === undefined || (counted === null && (!unit.impliesOne || /^\d/.test(words[start - 1] ?? '')))) return null;
  // "Sett." after a number may also mean September, as in "il 2 sett.".
  if (words[at] === 'sett' && /^\d/.test(words[start] ?? '') && !isWeeks(words, start)) return null;
  const nights = unit.nightsOf(counted?.count ?? 1);
  return nights > MOST_NIGHTS ? null : { kind: 'nights', nights, start, end: at + 1 };
}
