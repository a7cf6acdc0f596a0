import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { easterPlus } from './lexicon-feasts.ts';
import type { ParsedDay } from './parse-day.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

/** `ofEaster` is the offset from Easter in days, negative before Easter. */
type FeastDay = { month: number; day: number } | { ofEaster: number };

function fixedDay(phrases: string, month: number, day: number): [string, FeastDay][] {
  return phrasesOf<FeastDay>(phrases, { month, day });
}

function easterDay(phrases: string, ofEaster: number): [string, FeastDay][] {
  return phrasesOf<FeastDay>(phrases, { ofEaster });
}

const FEAST_DAYS: ReadonlyMap<string, FeastDay> = new Map([
  ...fixedDay('vigilia di natale', 12, 24),
  ...fixedDay('natale', 12, 25),
  ...fixedDay('santo stefano, s stefano', 12, 26),
  ...fixedDay('capodanno, san silvestro, ultimo dell anno', 12, 31),
  ...fixedDay('epifania, befana', 1, 6),
  ...fixedDay('ferragosto', 8, 15),
  ...fixedDay('ognissanti', 11, 1),
  ...fixedDay('immacolata', 12, 8),
  ...easterDay('giovedi grasso', -52),
  ...easterDay('lunedi grasso', -48),
  ...easterDay('martedi grasso', -47),
  ...easterDay('mercoledi delle ceneri', -46),
  ...easterDay('domenica delle palme', -7),
  ...easterDay('giovedi santo', -3),
  ...easterDay('venerdi santo', -2),
  ...easterDay('sabato santo', -1),
  ...easterDay('pasqua, domenica di pasqua', 0),
  ...easterDay('pasquetta, lunedi dell angelo, lunedi di pasqua', 1),
  ...easterDay('ascensione', 39),
  ...easterDay('pentecoste', 49),
  ...easterDay('lunedi di pentecoste', 50),
]);

const NEW_YEARS_DAY: FeastDay = { month: 1, day: 1 };

/**
 * Parses the name of a feast day. For a movable feast, returns its next date with the year.
 * @example feastDayAt(['befana'], 0, '2026-11-26', 'to') // { day: 6, month: 1, year: null, end: 1 }
 */
export function feastDayAt(
  words: readonly string[],
  start: number,
  today: CalendarDate,
  side: 'from' | 'to',
): ParsedDay | null {
  const match = phraseAt(words, start, FEAST_DAYS);
  if (match === null) return null;
  const feast = side === 'to' && words[match.end - 1] === 'capodanno' ? NEW_YEARS_DAY : match.value;
  if ('month' in feast) return { ...feast, year: null, end: match.end };
  const year = Number(today.slice(0, 4));
  const dayOf = easterPlus(feast.ofEaster);
  const next = [dayOf(year), dayOf(year + 1)].find((date) => date !== null && date >= today);
  const [, month = 0, day = 0] = (next ?? '').split('-').map(Number);
  return next ? { day, month, year: Number(next.slice(0, 4)), end: match.end } : null;
}
