import { type CalendarDate, daysBetween, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type FlexibleStay, readFlexible } from '../../stay/rules/flexible-stay.ts';
import type { When } from './combine-when.ts';
import { isStayPossible } from './possible-stay.ts';
import { readPrice } from './read-criteria.ts';

/**
 * Parts of a text query that do not filter the results. The results page offers the other dates and the price per guest as
 * choices, and reports exclusions that the search does not support.
 */
export type SearchAlternatives = {
  alternatives: readonly When[];
  pricePerGuest: number | null;
  unwanted: readonly string[];
};

export const NO_SEARCH_ALTERNATIVES: SearchAlternatives = { alternatives: [], pricePerGuest: null, unwanted: [] };

type AlternativesAddress = Partial<Record<'oppure' | 'a_persona' | 'non_escluso', string | undefined>>;

const MOST_TIMES = 3;
const [MOST_UNWANTED, MOST_LETTERS] = [3, 60];

/**
 * Converts the dates of a search to flexible dates. Fixed dates become a window that contains exactly their nights.
 * @example asFlexible({ stay, flexible: null }).nights // 7
 */
export function asFlexible({ stay, flexible }: When): FlexibleStay | null {
  if (flexible !== null || stay === null) return flexible;
  const { check_in: from, check_out: until } = stay;
  return { from, until, nights: daysBetween(from, until), weekend: false };
}

export function isSameTime(one: When, other: When): boolean {
  return JSON.stringify(asFlexible(one)) === JSON.stringify(asFlexible(other));
}

function readTime(text: string, today: CalendarDate): When[] {
  const [periodo_dal = '', periodo_al = '', notti, weekend] = text.split(',');
  const [check_in, check_out] = [parseCalendarDate(periodo_dal), parseCalendarDate(periodo_al)];
  if (check_in && check_out && weekend === undefined && notti === String(daysBetween(check_in, check_out))) {
    const stay = { check_in, check_out };
    return isStayPossible(stay, today) ? [{ stay, flexible: null }] : [];
  }
  const flexible = readFlexible({ periodo_dal, periodo_al, notti, weekend }, today);
  return flexible ? [{ stay: null, flexible }] : [];
}

/**
 * Reads the alternatives in a URL. Ignores impossible values.
 * @example readSearchAlternatives({ a_persona: '50' }, '2026-11-26') // { alternatives: [], pricePerGuest: 50, unwanted: [] }
 */
export function readSearchAlternatives(
  { oppure = '', a_persona, non_escluso = '' }: AlternativesAddress,
  today: CalendarDate,
): SearchAlternatives {
  const times = oppure.split(';').slice(0, MOST_TIMES);
  const unwanted = non_escluso.split(';').map((words) => words.trim().slice(0, MOST_LETTERS));
  return {
    alternatives: times.flatMap((text) => readTime(text, today)),
    pricePerGuest: readPrice(a_persona),
    unwanted: unwanted.filter((words) => words !== '').slice(0, MOST_UNWANTED),
  };
}

/** @example writeSearchAlternatives({ alternatives: [], pricePerGuest: 50, unwanted: [] }) // { a_persona: '50' } */
export function writeSearchAlternatives({
  alternatives,
  pricePerGuest,
  unwanted,
}: SearchAlternatives): Record<string, string> {
  const times = alternatives
    .flatMap((when) => asFlexible(when) ?? [])
    .slice(0, MOST_TIMES)
    .map(({ from, until, nights, weekend }) => [from, until, nights, ...(weekend ? [1] : [])].join(','));
  return {
    ...(times.length > 0 && { oppure: times.join(';') }),
    ...(pricePerGuest !== null && { a_persona: String(pricePerGuest) }),
    ...(unwanted.length > 0 && { non_escluso: unwanted.slice(0, MOST_UNWANTED).join(';') }),
  };
}
