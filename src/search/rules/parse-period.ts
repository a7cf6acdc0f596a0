import { addDays, type CalendarDate, daysBetween, weekday } from '../../kernel/calendar-date.ts';
import { dateOf, lastOfMonth, type Period } from './holidays.ts';
import {
  BRIDGED,
  FEASTS,
  MONTH_NUMBERS,
  MONTH_PARTS,
  NEW_YEAR,
  NIGHTS_OF,
  type PeriodOf,
  STREETS,
} from './lexicon-time.ts';
import { NUMBERS } from './lexicon-words.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

type SaidTime =
  | { kind: 'period'; period: Period }
  /** How many nights, whenever. */
  | { kind: 'nights'; nights: number }
  | { kind: 'weekend'; nights: number };
/** What the words from `start` up to `end` say of when, and of how long. */
export type PeriodSpan = SaidTime & { start: number; end: number };

const YEAR = /^20\d\d$/;
const COUNT = /^[1-9]\d?$/;
const MOST_NIGHTS = 30;
/** This year and those that calendars reach into. */
const YEARS = 3;
const WEEK = 7;
const [MONDAY, FRIDAY, SATURDAY] = [1, 5, 6];
const WEEKEND_NIGHTS = 2;
/** Who names a month of summer means a week, who names another some days. */
const SUMMER = { first: 6, last: 9 };
const SHORT_STAY = 3;
const LINKS_OF = new Set(['di', 'd', 'del', 'dell', 'della', 'of']);

const WEEKENDS = 'weekend, week end, fine settimana, finesettimana, weekends'.split(', ');
type WeekendSaid = 'any' | 'this' | 'next' | 'long';
const WEEKEND_PHRASES: ReadonlyMap<string, WeekendSaid> = new Map(
  WEEKENDS.flatMap((said): [string, WeekendSaid][] => [
    ...phrasesOf(`${said}, un ${said}, a ${said}`, 'any' as const),
    ...phrasesOf(`questo ${said}, per questo ${said}, per il ${said}, nel ${said}, this ${said}`, 'this' as const),
    ...phrasesOf(
      `prossimo ${said}, il prossimo ${said}, per il prossimo ${said}, ${said} prossimo, next ${said}`,
      'next' as const,
    ),
    ...phrasesOf(`${said} lungo, un ${said} lungo, long ${said}`, 'long' as const),
  ]),
);
const NEXT_WEEK = new Map(phrasesOf('prossima settimana, la prossima settimana, settimana prossima, next week', null));
const A_BRIDGE = new Map(phrasesOf('per il ponte, al ponte, prossimo ponte, il prossimo ponte', null));

/** What is left of a period from today on, if it still has room for its nights. */
function leftOf({ from, until, nights }: Period, today: CalendarDate): Period | null {
  const first = from < today ? today : from;
  return daysBetween(first, until) >= nights ? { from: first, until, nights } : null;
}

function nextOf(periodOf: PeriodOf, today: CalendarDate, year: number | null = null): Period | null {
  const thisYear = Number(today.slice(0, 4));
  const years = year === null ? Array.from({ length: YEARS }, (_, ahead) => thisYear + ahead) : [year];
  for (const each of years) {
    const period = periodOf(each);
    const left = period && leftOf(period, today);
    if (left !== null) return left;
  }
  return null;
}

function yearAt(words: readonly string[], at: number): number | null {
  return YEAR.test(words[at] ?? '') ? Number(words[at]) : null;
}

function feastAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const feast = phraseAt(words, start, FEASTS);
  if (feast === null || STREETS.has(words[start - 1] ?? '')) return null;
  const year = yearAt(words, feast.end);
  const period = nextOf(feast.value, today, year !== null && feast.value === NEW_YEAR ? year - 1 : year);
  return period && { kind: 'period', period, start, end: feast.end + (year === null ? 0 : 1) };
}

/** "Per il ponte": the next one, whichever it is. */
function bridgeAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const said = phraseAt(words, start, A_BRIDGE);
  const bridges = BRIDGED.flatMap((periodOf) => nextOf(periodOf, today) ?? []);
  const [period] = bridges.toSorted((one, other) => daysBetween(other.from, one.from));
  return said && period ? { kind: 'period', period, start, end: said.end } : null;
}

function monthOfYear(month: number, [first, last]: readonly [number, number]): PeriodOf {
  const usual = month >= SUMMER.first && month <= SUMMER.last ? WEEK : SHORT_STAY;
  return (year) => {
    const from = dateOf(year, month, first);
    const until = dateOf(year, month, last) ?? lastOfMonth(year, month);
    return from && until && { from, until, nights: Math.min(usual, daysBetween(from, until)) };
  };
}

/** "Agosto", "fine agosto", "la prima settimana di marzo 2027". After a number a month is a date's. */
function monthAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const part = phraseAt(words, start, MONTH_PARTS);
  const isLinked = part !== null && LINKS_OF.has(words[part.end] ?? '');
  const at = (part?.end ?? start) + (isLinked ? 1 : 0);
  const month = MONTH_NUMBERS.get(words[at] ?? '');
  if (month === undefined || /^\d/.test(words[start - 1] ?? '')) return null;
  const year = yearAt(words, at + 1);
  const period = nextOf(monthOfYear(month, part?.value ?? [1, 31]), today, year);
  return period && { kind: 'period', period, start, end: at + (year === null ? 1 : 2) };
}

/** "3 notti", "una settimana", "dieci giorni"; a week need not be counted. */
function nightsAt(words: readonly string[], start: number): PeriodSpan | null {
  const word = words[start] ?? '';
  const count = NUMBERS[word] ?? (COUNT.test(word) ? Number(word) : null);
  const unit = start + (count === null ? 0 : 1);
  const nights = NIGHTS_OF.get(words[unit] ?? '')?.(count ?? 1);
  if (nights === undefined || nights > MOST_NIGHTS || (count === null && nights < WEEK)) return null;
  return { kind: 'nights', nights, start, end: unit + 1 };
}

function fixed(from: CalendarDate, nights: number): SaidTime {
  return { kind: 'period', period: { from, until: addDays(from, nights), nights } };
}

/** The next such day of the week: today, if it is one and `isTodayToo`. */
function nextDay(day: number, today: CalendarDate, isTodayToo: boolean): CalendarDate {
  const ahead = (day - weekday(today) + WEEK) % WEEK;
  return addDays(today, ahead === 0 && !isTodayToo ? WEEK : ahead);
}

function sayWeekend(said: WeekendSaid, today: CalendarDate): SaidTime {
  if (said === 'any' || said === 'long') return { kind: 'weekend', nights: WEEKEND_NIGHTS + (said === 'long' ? 1 : 0) };
  // One that has begun is this one, and never the next.
  if (said === 'this' && weekday(today) === SATURDAY) return fixed(today, 1);
  return fixed(nextDay(FRIDAY, today, said === 'this'), WEEKEND_NIGHTS);
}

function weekendAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const found = phraseAt(words, start, WEEKEND_PHRASES);
  if (found === null) return null;
  // "Nel weekend di maggio" is none of these days.
  const isOfMonth = LINKS_OF.has(words[found.end] ?? '');
  return { ...sayWeekend(isOfMonth && found.value === 'this' ? 'any' : found.value, today), start, end: found.end };
}

function weekAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const said = phraseAt(words, start, NEXT_WEEK);
  const from = nextDay(MONDAY, today, false);
  const period = { from, until: addDays(from, WEEK), nights: SHORT_STAY };
  return said && { kind: 'period', period, start, end: said.end };
}

/**
 * What is said from `start` on of when and how long, where no two dates are: months, feasts, bridges, weekends, counted nights.
 * @example periodsAt(['fine', 'agosto'], 0, '2026-11-26')
 * // [{ kind: 'period', period: { from: '2027-08-20', until: '2027-08-31', nights: 7 }, start: 0, end: 2 }]
 */
export function periodsAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan[] {
  const said = [feastAt, bridgeAt, monthAt, weekendAt, weekAt].flatMap((at) => at(words, start, today) ?? []);
  return [...said, nightsAt(words, start) ?? []].flat();
}
