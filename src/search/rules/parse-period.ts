import {
  addDays,
  addMonths,
  type CalendarDate,
  type CalendarMonth,
  daysBetween,
  monthOf,
  weekday,
} from '../../kernel/dates/calendar-date.ts';
import { arrivalsOf } from '../../stay/rules/flexible-stay.ts';
import { windowOfMonth } from '../../stay/rules/window-name.ts';
import { dateOf, type Period, type PeriodOf } from './holidays.ts';
import { BRIDGED, FEASTS, NEW_YEAR } from './lexicon-feasts.ts';
import { MONTH_PARTS, type MonthPart, NEXT, STREETS, THIS } from './lexicon-time.ts';
import { readNumber } from './lexicon-words.ts';
import { nextOf } from './next-period.ts';
import { nextWeekday, WEEK } from './next-weekday.ts';
import { isHeadcount, monthNumberAt, yearAt } from './parse-day.ts';
import { type ParsedNights, nightsAt } from './parse-nights.ts';
import { weekAt } from './parse-week.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

type ParsedTime = { kind: 'period'; period: Period } | ParsedNights | { kind: 'weekend'; nights: number };
export type PeriodSpan = ParsedTime & { start: number; end: number };

const [FRIDAY, SATURDAY] = [5, 6];
const WEEKEND_NIGHTS = 2;
/** The summer months, for which the default length of stay is a week instead of `SHORT_STAY`. */
const SUMMER = { first: 6, last: 9 };
const SHORT_STAY = 3;
const LINKS_OF = new Set(['di', 'd', 'del', 'dell', 'della']);

const WEEKENDS = 'weekend, week end, fine settimana, finesettimana, weekends, wkend, wknd, w e'.split(', ');
type WhichWeekend = 'any' | 'this' | 'next' | 'after' | 'long';
const WEEKEND_PHRASES: ReadonlyMap<string, WhichWeekend> = new Map([
  // "Quello dopo" means the weekend after the next one, as in "non il prossimo weekend, quello dopo".
  ...phrasesOf('quello dopo, ma quello dopo, quello successivo, ma quello successivo', 'after' as const),
  ...WEEKENDS.flatMap((weekend): [string, WhichWeekend][] => [
    ...phrasesOf(
      `${weekend}, un ${weekend}, a ${weekend}, due ${weekend}, tre ${weekend}, quattro ${weekend}`,
      'any' as const,
    ),
    ...phrasesOf(`questo ${weekend}, per questo ${weekend}, per il ${weekend}, nel ${weekend}`, 'this' as const),
    ...phrasesOf(
      `prossimo ${weekend}, il prossimo ${weekend}, per il prossimo ${weekend}, ${weekend} prossimo`,
      'next' as const,
    ),
    ...phrasesOf(
      `${weekend} dopo il prossimo, il ${weekend} dopo il prossimo, tra due ${weekend}, fra due ${weekend}`,
      'after' as const,
    ),
    ...phrasesOf(
      `${weekend} lungo, un ${weekend} lungo, per il ${weekend} lungo, nel ${weekend} lungo, ${weekend} di 3 giorni, ${weekend} di tre giorni, un ${weekend} di 3 giorni, un ${weekend} di tre giorni`,
      'long' as const,
    ),
  ]),
]);
const RELATIVE_MONTHS = new Map([
  ...phrasesOf('questo mese, fine mese, entro fine mese, entro il mese', 0),
  ...phrasesOf('prossimo mese, il prossimo mese, mese prossimo', 1),
]);
const MONTHS_WITH_PARTS = new Map([...RELATIVE_MONTHS, ...phrasesOf('mese', 0)]);
type DaysAhead = readonly [from: number, until: number];
const SOON: ReadonlyMap<string, DaysAhead> = new Map(
  phrasesOf<DaysAhead>('last minute, lastminute, ultimo minuto, all ultimo minuto', [0, 14]),
);
/** `each` is the length of the unit in days, `days` that of the resulting window. */
const AHEAD = new Map([
  ...phrasesOf('giorno, giorni, gg', { each: 1, days: WEEKEND_NIGHTS }),
  ...phrasesOf('settimana, settimane', { each: 7, days: 7 }),
  ...phrasesOf('mese, mesi', { each: 29, days: 14 }),
]);
const AHEAD_OF = new Set(['tra', 'fra']);
/** Number of days since the Friday of the current weekend, by day of the week. */
const DAYS_OF_WEEKEND = new Map([
  [6, 1],
  [0, 2],
]);
export const ORDINALS = new Map([
  ...phrasesOf<number>('primo, il primo', 0),
  ...phrasesOf<number>('secondo, il secondo', 1),
  ...phrasesOf<number>('terzo, il terzo', 2),
  ...phrasesOf<number>('quarto, il quarto', 3),
  ...phrasesOf<number>('penultimo, il penultimo', -2),
  ...phrasesOf<number>('ultimo, l ultimo', -1),
]);
const A_BRIDGE = new Map(phrasesOf('per il ponte, al ponte, prossimo ponte, il prossimo ponte', null));
const OF_A_FEAST = new Set(['di', 'd', 'del', 'dell', 'della', 'dei']);

const FROM_MONTH = new Map([
  ...phrasesOf<'from' | 'across'>('da, dal, dall, tra, fra, tra i mesi di', 'from'),
  ...phrasesOf<'from' | 'across'>('a cavallo tra, a cavallo fra, a cavallo di', 'across'),
]);
const TO_MONTH = new Map(phrasesOf('a, ad, al, e, fino a, fino ad', null));
const DAYS_ACROSS = 12;

function feastAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const feast = phraseAt(words, start, FEASTS);
  if (feast === null || STREETS.has(words[start - 1] ?? '')) return null;
  const year = yearAt(words, feast.end);
  const period = nextOf(feast.value, today, year !== null && feast.value === NEW_YEAR ? year - 1 : year);
  return period && { kind: 'period', period, start, end: feast.end + (year === null ? 0 : 1) };
}

function bridgeAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const match = phraseAt(words, start, A_BRIDGE);
  if (match === null || OF_A_FEAST.has(words[match.end] ?? '')) return null;
  const bridges = BRIDGED.flatMap((periodOf) => nextOf(periodOf, today) ?? []);
  const [period] = bridges.toSorted((one, other) => daysBetween(other.from, one.from));
  return period ? { kind: 'period', period, start, end: match.end } : null;
}

/** Returns the default number of nights for a text that names no length of stay. @example usualNights(8) // 7 */
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

/**
 * Parses a part of a month that follows the name of the month. In "agosto, inizio settembre", for example, "inizio" belongs to
 * September.
 */
function partAfter(words: readonly string[], end: number) {
  if (words[end] === 'tutto' || phraseAt(words, end, WEEKEND_PHRASES) !== null) return null;
  const part = phraseAt(words, end, MONTH_PARTS);
  return part && (LINKS_OF.has(words[part.end] ?? '') || monthNumberAt(words, part.end) !== null) ? null : part;
}

/** Parses a month or a part of one. Ignores "15 agosto", which is a day. @example monthAt(['fine', 'agosto'], 0, '2026-11-26')?.end // 2 */
export function monthAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const part = phraseAt(words, start, MONTH_PARTS);
  const isLinked = part !== null && LINKS_OF.has(words[part.end] ?? '');
  const at = (part?.end ?? start) + (isLinked ? 1 : 0);
  const month = monthNumberAt(words, at);
  const isOfDay = /^\d/.test(words[start - 1] ?? '') && !isHeadcount(words, start - 1);
  if (month === null || isOfDay) return null;
  const year = yearAt(words, at + 1);
  const end = at + (year === null ? 1 : 2);
  const after = part === null ? partAfter(words, end) : null;
  const period = nextOf(monthOfYear(month, (part ?? after)?.value ?? WHOLE_MONTH, today), today, year);
  return period && { kind: 'period', period, start, end: after?.end ?? end };
}

/** Parses a range of months. "A cavallo tra luglio e agosto" means some days of each month. */
function monthsAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const match = phraseAt(words, start, FROM_MONTH);
  const first = monthAt(words, match?.end ?? start, today);
  const joiner = first && phraseAt(words, first.end, TO_MONTH);
  // Months that are joined only by "e" are two separate months ("gennaio e marzo").
  if (first?.kind !== 'period' || !joiner || (match === null && words[first.end] === 'e')) return null;
  const { from, nights } = first.period;
  const second = monthAt(words, joiner.end, from);
  if (second?.kind !== 'period' || second.period.from <= from) return null;
  const [turn, until] = [second.period.from, second.period.until];
  const isAcross = match?.value === 'across';
  const period = isAcross
    ? { from: addDays(turn, -DAYS_ACROSS), until: addDays(turn, DAYS_ACROSS), nights }
    : { from, until, nights };
  return { kind: 'period', period, start, end: second.end };
}

function wholeMonth(month: CalendarMonth, today: CalendarDate): Period {
  const { from, until } = windowOfMonth(month, today);
  const nights = usualNights(Number(month.slice(5)));
  return { from, until, nights: Math.min(nights, daysBetween(from, until)) };
}

function aheadAt(
  words: readonly string[],
  start: number,
  today: CalendarDate,
): { value: DaysAhead; end: number } | null {
  const count = AHEAD_OF.has(words[start] ?? '') ? readNumber(words[start + 1]) : null;
  const unit = count === null ? undefined : AHEAD.get(words[start + 2] ?? '');
  if (count === null || unit === undefined) return null;
  // The weeks until a weekend are counted from the current weekend if today is part of it.
  const isWeekend = unit.each === WEEK && words.some((_, at) => phraseAt(words, at, WEEKEND_PHRASES) !== null);
  const first = unit.each * count - (isWeekend ? (DAYS_OF_WEEKEND.get(weekday(today)) ?? 0) : 0);
  return { value: [first, first + unit.days], end: start + 3 };
}

/** Parses part of the current month ("a fine mese"), or of the next if that part is over. */
function partOfMonthAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const part = phraseAt(words, words[start] === 'a' ? start + 1 : start, MONTH_PARTS);
  const month = part && phraseAt(words, part.end + (LINKS_OF.has(words[part.end] ?? '') ? 1 : 0), MONTHS_WITH_PARTS);
  if (!part || !month) return null;
  const [period] = [month.value, month.value + 1].flatMap((ahead) => {
    const [year, number = 1] = addMonths(monthOf(today), ahead).split('-').map(Number);
    return nextOf(monthOfYear(number, part.value, today), today, year) ?? [];
  });
  return period ? { kind: 'period', period, start, end: month.end } : null;
}

function soonAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const month = phraseAt(words, start, RELATIVE_MONTHS);
  if (month !== null) {
    const period = wholeMonth(addMonths(monthOf(today), month.value), today);
    return { kind: 'period', period, start, end: month.end };
  }
  const soon = phraseAt(words, start, SOON) ?? aheadAt(words, start, today);
  if (soon === null) return null;
  const [from, until] = soon.value;
  const period = { from: addDays(today, from), until: addDays(today, until), nights: WEEKEND_NIGHTS };
  return { kind: 'period', period, start, end: soon.end };
}

function fixed(from: CalendarDate, nights: number): ParsedTime {
  return { kind: 'period', period: { from, until: addDays(from, nights), nights } };
}

function timeOfWeekend(which: WhichWeekend, today: CalendarDate): ParsedTime {
  if (which === 'any' || which === 'long')
    return { kind: 'weekend', nights: WEEKEND_NIGHTS + (which === 'long' ? 1 : 0) };
  // On a Saturday, "this weekend" means the current one.
  if (which === 'this' && weekday(today) === SATURDAY) return fixed(today, 1);
  const friday = nextWeekday(FRIDAY, today, which === 'this');
  return fixed(which === 'after' ? addDays(friday, WEEK) : friday, WEEKEND_NIGHTS);
}

function weekendAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const found = phraseAt(words, start, WEEKEND_PHRASES);
  if (found === null) return null;
  // Before a month, "nel weekend" means any of its weekends ("nel weekend di maggio").
  const isOfMonth = LINKS_OF.has(words[found.end] ?? '');
  return { ...timeOfWeekend(isOfMonth && found.value === 'this' ? 'any' : found.value, today), start, end: found.end };
}

function numberedWeekendAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const ordinal = phraseAt(words, start, ORDINALS);
  const weekend = ordinal && phraseAt(words, ordinal.end, WEEKEND_PHRASES);
  const month = weekend && monthAt(words, weekend.end + (LINKS_OF.has(words[weekend.end] ?? '') ? 1 : 0), today);
  if (!ordinal || month?.kind !== 'period') return null;
  const { from, until } = month.period;
  // A weekend belongs to the month of its Saturday, so it may start in the previous month.
  const saturdays = { from: addDays(from, -1), until, nights: WEEKEND_NIGHTS, weekend: true };
  const friday = arrivalsOf(saturdays)
    .filter((day) => day >= today)
    .at(ordinal.value);
  return friday ? { ...fixed(friday, WEEKEND_NIGHTS), start, end: month.end } : null;
}

/** Parses a feast or month. "Questo" and "prossimo" both mean its next occurrence. */
function yearlyAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const isNamed = THIS.has(words[start] ?? '') || NEXT.has(words[start] ?? '');
  // "Metà" after "a" is a part of a month ("a metà agosto") rather than the comune of Meta.
  const isPart = words[start] === 'a' && phraseAt(words, start + 1, MONTH_PARTS) !== null;
  const from = isNamed || isPart ? start + 1 : start;
  const [span] = [feastAt, monthAt].flatMap((at) => at(words, from, today) ?? []);
  return span ? { ...span, start, end: span.end + (NEXT.has(words[span.end] ?? '') ? 1 : 0) } : null;
}

/**
 * Returns the periods, weekends and lengths of stay that begin at `start`, but no dates.
 * @example periodsAt(['fine', 'agosto'], 0, '2026-11-26')
 * // [{ kind: 'period', period: { from: '2027-08-20', until: '2027-09-01', nights: 7 }, start: 0, end: 2 }]
 */
export function periodsAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan[] {
  const spans = [yearlyAt, monthsAt, soonAt, partOfMonthAt, bridgeAt, weekendAt, numberedWeekendAt].flatMap(
    (at) => at(words, start, today) ?? [],
  );
  const week = weekAt(words, start, today);
  return [...spans, week ? { kind: 'period' as const, start, ...week } : [], nightsAt(words, start) ?? []].flat();
}
