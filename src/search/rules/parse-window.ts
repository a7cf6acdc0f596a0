import { addDays, addMonths, type CalendarDate, firstOfMonth, monthOf } from '../../kernel/dates/calendar-date.ts';
import { FEASTS } from './lexicon-feasts.ts';
import { STREETS } from './lexicon-time.ts';
import { dayAt } from './parse-day.ts';
import { nextOf } from './next-period.ts';
import { monthAt, type PeriodSpan, usualNights } from './parse-period.ts';
import { nightOf } from './parse-stay.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

type Side = 'before' | 'after' | 'around';

const SIDES: ReadonlyMap<string, Side> = new Map([
  ...phrasesOf<Side>(
    'dopo, dopo il, dopo l, dopo la, oltre, oltre il, oltre l, a partire dal, a partire dall, a partire da, non prima di, non prima del, non prima dell, non prima della',
    'after',
  ),
  ...phrasesOf<Side>(
    'entro, entro il, entro l, prima di, prima del, prima dell, prima della, fino al, fino all, non dopo il, non dopo l, non dopo la, non dopo, non oltre il, non oltre l, non oltre, non piu tardi di, non piu tardi del',
    'before',
  ),
  ...phrasesOf<Side>('intorno al, intorno all, attorno al, attorno all, verso il, verso l', 'around'),
  ...phrasesOf<Side>('dal, dall, da', 'after'),
]);
/** These words turn a check-in with "dal" into a window. "Dal 15 agosto" alone is a check-in. */
const ONWARDS = new Map(phrasesOf('in poi, in avanti', null));
const OPEN = new Set(['dal', 'dall', 'da']);
/** After these words, the window excludes the named month: "prima di luglio" ends with June. */
const BEYOND = new Set(['dopo', 'oltre', 'prima']);
const WINDOW_DAYS = 30;
const [DAYS_BEFORE, DAYS_AFTER] = [5, 12];

type WindowEdge = { from: CalendarDate; until: CalendarDate; nights: number; end: number; isMonth: boolean };

/** Parses an edge of a window. The edge can be a whole period: "dopo ferragosto" begins after the period of the feast. */
function markAt(words: readonly string[], start: number, today: CalendarDate): WindowEdge | null {
  const feast = phraseAt(words, start, FEASTS);
  const period = feast && nextOf(feast.value, today);
  if (feast && period) {
    const nights = usualNights(Number(period.until.slice(5, 7)));
    return { ...period, nights, end: feast.end, isMonth: false };
  }
  const parsed = dayAt(words, start);
  const night = parsed && nightOf(parsed, today);
  if (parsed && night) {
    const nights = usualNights(parsed.month ?? 1);
    return { from: night.check_in, until: night.check_in, nights, end: parsed.end, isMonth: false };
  }
  const month = monthAt(words, start, today);
  return month?.kind === 'period' ? { ...month.period, end: month.end, isMonth: true } : null;
}

type Windows = Record<Side, readonly [CalendarDate, CalendarDate]>;

function daysOf({ from, until }: WindowEdge): Windows {
  return {
    before: [addDays(from, -WINDOW_DAYS), from],
    after: [until, addDays(until, WINDOW_DAYS)],
    around: [addDays(from, -DAYS_BEFORE), addDays(until, DAYS_AFTER)],
  };
}

function monthsOf({ from, until }: WindowEdge): Windows {
  const firstOf = (ahead: number) => firstOfMonth(addMonths(monthOf(from), ahead));
  return { before: [firstOf(-1), until], after: [from, firstOf(2)], around: [from, until] };
}

/**
 * Parses a window before, after or around a time, as in "entro il 15 agosto" and "verso il 10 luglio".
 * @example windowAt(['dopo', 'il', '10', 'luglio'], 0, '2026-11-26')?.period.until // '2027-08-09'
 */
export function windowAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const side = phraseAt(words, start, SIDES);
  const mark = side && markAt(words, side.end, today);
  if (!side || !mark || STREETS.has(words[start - 1] ?? '')) return null;
  const onwards = phraseAt(words, mark.end, ONWARDS);
  if (OPEN.has(words[start] ?? '') && onwards === null) return null;
  const isInside = mark.isMonth && !BEYOND.has(words[start] ?? '');
  const [from, until] = (isInside ? monthsOf(mark) : daysOf(mark))[side.value];
  const period = { from: from < today ? today : from, until, nights: mark.nights };
  return { kind: 'period', period, start, end: onwards?.end ?? mark.end };
}
