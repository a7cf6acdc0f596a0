import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  daysBetween,
  monthOf,
  weekday,
} from '../../kernel/calendar-date.ts';
import { calendarHorizon } from '../../stay/rules/calendar-horizon.ts';
import { arrivalsOf } from '../../stay/rules/flexible-stay.ts';
import { windowOfMonth } from '../../stay/rules/window-name.ts';
import { dateOf, type Period } from './holidays.ts';
import {
  BRIDGED,
  FEASTS,
  MONTH_NUMBERS,
  MONTH_PARTS,
  type MonthPart,
  NEW_YEAR,
  NEXT,
  NIGHTS_OF,
  type PeriodOf,
  STREETS,
  THIS,
} from './lexicon-time.ts';
import { NUMBERS } from './lexicon-words.ts';
import { nextWeekday, WEEK } from './next-weekday.ts';
import { isHeadcount, yearAt, yearsFrom } from './parse-day.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

type SaidTime =
  | { kind: 'period'; period: Period }
  /** How many nights, whenever. */
  | { kind: 'nights'; nights: number }
  | { kind: 'weekend'; nights: number };
/** What the words from `start` up to `end` say of when, and of how long. */
export type PeriodSpan = SaidTime & { start: number; end: number };

const COUNT = /^[1-9]\d?$/;
const MOST_NIGHTS = 30;
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
const MONTHS_SAID = new Map([
  ...phrasesOf('questo mese, fine mese, entro fine mese, this month', 0),
  ...phrasesOf('prossimo mese, il prossimo mese, mese prossimo, next month', 1),
]);
/** Days from today on. */
type DaysAhead = readonly [from: number, until: number];
const SOON: ReadonlyMap<string, DaysAhead> = new Map([
  ...phrasesOf<DaysAhead>('last minute, lastminute, ultimo minuto, all ultimo minuto', [0, 14]),
  ...phrasesOf<DaysAhead>('tra una settimana, fra una settimana', [7, 14]),
  ...phrasesOf<DaysAhead>('tra due settimane, fra due settimane', [14, 21]),
  ...phrasesOf<DaysAhead>('tra un mese, fra un mese', [28, 42]),
]);
const ORDINALS = new Map([
  ...phrasesOf<number>('primo, il primo, first', 0),
  ...phrasesOf<number>('secondo, il secondo, second', 1),
  ...phrasesOf<number>('terzo, il terzo, third', 2),
  ...phrasesOf<number>('ultimo, l ultimo, last', -1),
]);
const A_BRIDGE = new Map(phrasesOf('per il ponte, al ponte, prossimo ponte, il prossimo ponte', null));

/** What is left of a period from today on, if it still has room for its nights and calendars reach as far. */
function leftOf({ from, until, nights }: Period, today: CalendarDate): Period | null {
  const first = from < today ? today : from;
  return daysBetween(first, until) >= nights && until <= calendarHorizon(today) ? { from: first, until, nights } : null;
}

/** The next time of what comes every year, or that of a year; `null` where it is over, or beyond all calendars. */
export function nextOf(periodOf: PeriodOf, today: CalendarDate, year: number | null = null): Period | null {
  for (const each of year === null ? yearsFrom(today) : [year]) {
    const period = periodOf(each);
    const left = period && leftOf(period, today);
    if (left !== null) return left;
  }
  return null;
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

/** Nights that somebody means who names a month alone. @example usualNights(8) // 7 */
export function usualNights(month: number): number {
  return month >= SUMMER.first && month <= SUMMER.last ? WEEK : SHORT_STAY;
}

function monthOfYear(month: number, part: MonthPart, today: CalendarDate): PeriodOf {
  return (year) => {
    const from = dateOf(year, month, part.first);
    if (from === null) return null;
    const until = (part.last && dateOf(year, month, part.last)) || windowOfMonth(monthOf(from), today).until;
    return { from, until, nights: Math.min(part.nights ?? usualNights(month), daysBetween(from, until)) };
  };
}

const WHOLE_MONTH: MonthPart = { first: 1, last: null };

/** "Agosto", "fine agosto", "la prima settimana di marzo 2027"; not in "15 agosto", which is a day. */
function monthAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const part = phraseAt(words, start, MONTH_PARTS);
  const isLinked = part !== null && LINKS_OF.has(words[part.end] ?? '');
  const at = (part?.end ?? start) + (isLinked ? 1 : 0);
  const month = MONTH_NUMBERS.get(words[at] ?? '');
  const isOfDay = /^\d/.test(words[start - 1] ?? '') && !isHeadcount(words, start - 1);
  if (month === undefined || isOfDay) return null;
  const year = yearAt(words, at + 1);
  const period = nextOf(monthOfYear(month, part?.value ?? WHOLE_MONTH, today), today, year);
  return period && { kind: 'period', period, start, end: at + (year === null ? 1 : 2) };
}

function wholeMonth(month: CalendarMonth, today: CalendarDate): Period {
  const { from, until } = windowOfMonth(month, today);
  const nights = usualNights(Number(month.slice(5)));
  return { from, until, nights: Math.min(nights, daysBetween(from, until)) };
}

/** "Il prossimo mese", "last minute". */
function soonAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const month = phraseAt(words, start, MONTHS_SAID);
  if (month !== null) {
    const period = wholeMonth(addMonths(monthOf(today), month.value), today);
    return { kind: 'period', period, start, end: month.end };
  }
  const soon = phraseAt(words, start, SOON);
  if (soon === null) return null;
  const [from, until] = soon.value;
  const period = { from: addDays(today, from), until: addDays(today, until), nights: WEEKEND_NIGHTS };
  return { kind: 'period', period, start, end: soon.end };
}

/** "3 notti", "una settimana", "dieci giorni"; a week need not be counted. */
function nightsAt(words: readonly string[], start: number): PeriodSpan | null {
  const word = words[start] ?? '';
  const count = NUMBERS[word] ?? (COUNT.test(word) ? Number(word) : null);
  const unit = start + (count === null ? 0 : 1);
  const nights = NIGHTS_OF.get(words[unit] ?? '')?.(count ?? 1);
  const isOfCount = /^\d/.test(words[start - 1] ?? '');
  if (nights === undefined || nights > MOST_NIGHTS || (count === null && (isOfCount || nights !== WEEK))) return null;
  return { kind: 'nights', nights, start, end: unit + 1 };
}

function fixed(from: CalendarDate, nights: number): SaidTime {
  return { kind: 'period', period: { from, until: addDays(from, nights), nights } };
}

function sayWeekend(said: WeekendSaid, today: CalendarDate): SaidTime {
  if (said === 'any' || said === 'long') return { kind: 'weekend', nights: WEEKEND_NIGHTS + (said === 'long' ? 1 : 0) };
  // One that has begun is this one, and never the next.
  if (said === 'this' && weekday(today) === SATURDAY) return fixed(today, 1);
  return fixed(nextWeekday(FRIDAY, today, said === 'this'), WEEKEND_NIGHTS);
}

function weekendAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const found = phraseAt(words, start, WEEKEND_PHRASES);
  if (found === null) return null;
  // "Nel weekend di maggio" is none of these days.
  const isOfMonth = LINKS_OF.has(words[found.end] ?? '');
  return { ...sayWeekend(isOfMonth && found.value === 'this' ? 'any' : found.value, today), start, end: found.end };
}

/** "Il primo weekend di dicembre", "ultimo fine settimana di maggio 2027". */
function numberedWeekendAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const ordinal = phraseAt(words, start, ORDINALS);
  const weekend = ordinal && phraseAt(words, ordinal.end, WEEKEND_PHRASES);
  const month = weekend && monthAt(words, weekend.end + (LINKS_OF.has(words[weekend.end] ?? '') ? 1 : 0), today);
  if (!ordinal || month?.kind !== 'period') return null;
  const { from, until } = month.period;
  const fridays = arrivalsOf({ from, until: addDays(until, WEEKEND_NIGHTS), nights: WEEKEND_NIGHTS, weekend: true });
  const friday = fridays.at(ordinal.value);
  return friday ? { ...fixed(friday, WEEKEND_NIGHTS), start, end: month.end } : null;
}

function weekAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const said = phraseAt(words, start, NEXT_WEEK);
  const from = nextWeekday(MONDAY, today, false);
  const period = { from, until: addDays(from, WEEK), nights: SHORT_STAY };
  return said && { kind: 'period', period, start, end: said.end };
}

/** "Questo agosto", "la prossima estate", "natale prossimo": the next one either way. */
function yearlyAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const isNamed = THIS.has(words[start] ?? '') || NEXT.has(words[start] ?? '');
  const from = isNamed ? start + 1 : start;
  const [span] = [feastAt, monthAt].flatMap((at) => at(words, from, today) ?? []);
  return span ? { ...span, start, end: span.end + (NEXT.has(words[span.end] ?? '') ? 1 : 0) } : null;
}

/**
 * What is said from `start` on of when and how long, where no two dates are: months, feasts, bridges, weekends, counted nights.
 * @example periodsAt(['fine', 'agosto'], 0, '2026-11-26')
 * // [{ kind: 'period', period: { from: '2027-08-20', until: '2027-09-01', nights: 7 }, start: 0, end: 2 }]
 */
export function periodsAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan[] {
  const said = [yearlyAt, soonAt, bridgeAt, weekendAt, numberedWeekendAt, weekAt].flatMap(
    (at) => at(words, start, today) ?? [],
  );
  return [...said, nightsAt(words, start) ?? []].flat();
}
