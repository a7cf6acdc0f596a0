import { addDays, type CalendarDate } from '../../kernel/calendar-date.ts';
import { FEASTS, STREETS } from './lexicon-time.ts';
import { dayAt } from './parse-day.ts';
import { nextOf, type PeriodSpan, usualNights } from './parse-period.ts';
import { nightOf } from './parse-stay.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

type Side = 'before' | 'after' | 'around';

const SIDES: ReadonlyMap<string, Side> = new Map([
  ...phrasesOf<Side>(
    'dopo, dopo il, dopo l, dopo la, oltre, oltre il, oltre l, a partire dal, a partire dall, after',
    'after',
  ),
  ...phrasesOf<Side>(
    'entro, entro il, entro l, prima di, prima del, prima dell, prima della, fino al, fino all, before, by',
    'before',
  ),
  ...phrasesOf<Side>('intorno al, intorno all, attorno al, attorno all, verso il, verso l, around', 'around'),
  ...phrasesOf<Side>('dal, dall, from', 'after'),
]);
/** "Dal 15 agosto" alone is a day of arrival. */
const ONWARDS = new Map(phrasesOf('in poi, in avanti, onwards', null));
const OPEN = new Set(['dal', 'dall', 'from']);
/** How far a window goes that has one end, and how far to both sides of "intorno al 20 agosto". */
const WINDOW_DAYS = 30;
const [DAYS_BEFORE, DAYS_AFTER] = [5, 12];

type WindowEdge = { from: CalendarDate; until: CalendarDate; nights: number; end: number };

/** The day that a window begins or ends with, or a feast: "dopo ferragosto" begins after its usual days. */
function markAt(words: readonly string[], start: number, today: CalendarDate): WindowEdge | null {
  const feast = phraseAt(words, start, FEASTS);
  const period = feast && nextOf(feast.value, today);
  if (feast && period) return { ...period, nights: usualNights(Number(period.until.slice(5, 7))), end: feast.end };
  const said = dayAt(words, start);
  const night = said && nightOf(said, today);
  return (
    said &&
    night && { from: night.check_in, until: night.check_in, nights: usualNights(said.month ?? 1), end: said.end }
  );
}

/**
 * A window of one end: "entro il 15 agosto", "dopo ferragosto", "dal 20 settembre in poi"; or around a day: "verso il 10 luglio".
 * @example windowAt(['dopo', 'il', '10', 'luglio'], 0, '2026-11-26')?.period.until // '2027-08-09'
 */
export function windowAt(words: readonly string[], start: number, today: CalendarDate): PeriodSpan | null {
  const side = phraseAt(words, start, SIDES);
  const mark = side && markAt(words, side.end, today);
  if (!side || !mark || STREETS.has(words[start - 1] ?? '')) return null;
  const onwards = phraseAt(words, mark.end, ONWARDS);
  if (OPEN.has(words[start] ?? '') && onwards === null) return null;
  const window = {
    before: [addDays(mark.from, -WINDOW_DAYS), mark.from],
    after: [mark.until, addDays(mark.until, WINDOW_DAYS)],
    around: [addDays(mark.from, -DAYS_BEFORE), addDays(mark.until, DAYS_AFTER)],
  } as const;
  const [from, until] = window[side.value];
  const period = { from: from < today ? today : from, until, nights: mark.nights };
  return { kind: 'period', period, start, end: onwards?.end ?? mark.end };
}
