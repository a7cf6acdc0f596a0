import { foldName } from '../../locations/rules/fold-name.ts';
import type { WhenSpan } from './combine-when.ts';
import { MEANINGS } from './lexicon.ts';
import { FEASTS, nthWeekday } from './lexicon-feasts.ts';
import { WEEKDAYS } from './lexicon-time.ts';
import { HOME_WORDS } from './lexicon-words.ts';
import { periodsAt, ORDINALS } from './parse-period.ts';
import { patronAt } from './parse-patron.ts';
import type { ParseContext } from './parse-place.ts';
import { arrivalAt, stayAt, weekdaysAt, type DaySpan } from './parse-stay.ts';
import { windowAt } from './parse-window.ts';
import { phraseEnds, phraseAt } from './phrase-at.ts';
import type { TypedWord } from './split-words.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { monthNumberAt, yearAt, yearsFrom } from './parse-day.ts';

function numberedWeekdayAt(words: readonly string[], start: number, today: CalendarDate): DaySpan | null {
  const ordinal = phraseAt(words, start, ORDINALS);
  const day = ordinal === null ? undefined : WEEKDAYS.get(words[ordinal.end] ?? '');
  if (ordinal === null || day === undefined) return null;
  const at = ordinal.end + (words[ordinal.end + 1] === 'di' ? 2 : 1);
  const month = monthNumberAt(words, at);
  if (month === null) return null;
  const year = yearAt(words, at + 1);
  const dayOf = nthWeekday(month, day, ordinal.value < 0 ? ordinal.value : ordinal.value + 1);
  const dates = (year === null ? yearsFrom(today) : [year]).map(dayOf);
  const next = dates.find((date) => date !== null && date >= today) ?? null;
  return next && { kind: 'day', start, end: at + (year === null ? 1 : 2), day: next, isDated: true };
}

/** Matches a single word. Phrases of several words, such as "in spring", are not names of homes. */
const ONE_WORD = /^[a-z0-9]+$/;
const ARTICLES = new Set(['il', 'la', 'l']);

function isHome(words: readonly string[]): boolean {
  const kind = MEANINGS.get(words.join(' '))?.kind;
  return kind === 'home' || kind === 'tipo' || HOME_WORDS.has(words.join(' '));
}

function isBesideHome(words: readonly string[], at: number): boolean {
  const before = ARTICLES.has(words[at - 1] ?? '') ? at - 1 : at;
  const isAfter = [1, 2, 3].some((length) => length <= before && isHome(words.slice(before - length, before)));
  return isAfter || (before < at && phraseEnds(words, at + 1).some((end) => isHome(words.slice(at + 1, end))));
}

/**
 * Returns the seasons, feasts and weekdays beside a word for a home, by their typed form. The caller must check whether a home
 * has that name.
 * @example possibleNames(splitWords('villa primavera lecce')) // Map { 'primavera' => 'primavera' }
 */
export function possibleNames(words: readonly TypedWord[]): ReadonlyMap<string, string> {
  const folded = words.map((word) => word.folded);
  const isTime = (word: string) => FEASTS.has(word) || WEEKDAYS.has(word);
  return new Map(
    words.flatMap(({ typed, folded: word }, at): [string, string][] => {
      const asTyped = foldName(typed);
      return isTime(word) && ONE_WORD.test(asTyped) && isBesideHome(folded, at) ? [[asTyped, word]] : [];
    }),
  );
}

function isSaintOfHome(words: readonly string[], { kind, start }: WhenSpan): boolean {
  const isSaint = kind === 'period' && /^(?:san|santo|s)$/.test(words[start] ?? '');
  return isSaint && [1, 2, 3].some((length) => length <= start && isHome(words.slice(start - length, start)));
}

/** Returns all times in the text. The spans may overlap. */
export function readTimes(
  words: readonly string[],
  { today, names, places }: Pick<ParseContext, 'today' | 'names'> & Partial<Pick<ParseContext, 'places'>>,
): WhenSpan[] {
  const isName = ({ start, end }: WhenSpan) =>
    words.slice(start, end).every((word) => names?.has(word) || ARTICLES.has(word)) && isBesideHome(words, end - 1);
  return words
    .flatMap((_, start) => [
      ...periodsAt(words, start, today),
      ...[places ? (patronAt(words, start, { today, places }) ?? []) : []].flat(),
      ...[stayAt, weekdaysAt, arrivalAt, numberedWeekdayAt, windowAt].flatMap((at) => at(words, start, today) ?? []),
    ])
    .filter((span) => !isName(span) && !isSaintOfHome(words, span));
}
