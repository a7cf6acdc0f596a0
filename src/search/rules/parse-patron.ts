import { foldName } from '../../locations/rules/fold-name.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { dateOf, type PeriodOf } from './holidays.ts';
import { aroundDay, type DayOf, nthWeekday, PATRONS } from './lexicon-feasts.ts';
import { HOME_WORDS } from './lexicon-words.ts';
import { MEANINGS } from './lexicon.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';
import type { PlaceIndex } from './place-index.ts';
import { yearAt } from './parse-day.ts';
import { nextOf } from './next-period.ts';
import type { PeriodSpan } from './parse-period.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const REACH = { before: 2, after: 2, nights: 2 };

type Patron = { saint: string; towns: readonly string[]; periodOf: PeriodOf };

function dayOf(text: string): DayOf {
  const [first, day = ''] = text.split('-');
  const month = Number(first);
  const of = WEEKDAYS.indexOf(day.slice(0, 3));
  return of < 0 ? (year) => dateOf(year, month, Number(day)) : nthWeekday(month, of, Number(day.slice(3)));
}

/** The second group is the day, such as `5-tue1` or `6-24`. */
const ROW = /^(.+?) (\d+-\S+) (.+)$/;

const ALL: readonly Patron[] = PATRONS.flatMap((rows) => rows.split(', ')).flatMap((row) => {
  const [, saint = '', day = '', towns = ''] = ROW.exec(row) ?? [];
  return saint === '' ? [] : [{ saint, towns: towns.split('/'), periodOf: aroundDay(dayOf(day), REACH) }];
});
const BY_SAINT = Map.groupBy(ALL, ({ saint }) => saint);
const OF_FEAST = new Map(
  phrasesOf(
    'festa di, festa del, festa della, la festa di, festa patronale di, feste di, ponte di, il ponte di, per il ponte di, weekend di, ' +
      'festino di, il festino di, giorno di, notte di, fiera di, patrono, festa del patrono',
    null,
  ),
);
/** After these words, a saint's name does not mean a feast. */
const BEFORE_OTHERS = new Set(
  'hotel albergo residence zona vicino basilica chiesa piazza via quartiere rione campo sestiere borgo corso viale di del in'.split(
    ' ',
  ),
);
const QUARTERS = new Set(['san marco']);

function isPlaceName(words: readonly string[], start: number): boolean {
  const before = words[start - 1] ?? '';
  const kind = MEANINGS.get(before)?.kind;
  const isHome =
    kind === 'home' || kind === 'tipo' || HOME_WORDS.has(before) || words.slice(start - 2, start).join(' ') === 'b b';
  return BEFORE_OTHERS.has(before) || isHome;
}

function townsNamed(words: readonly string[], places: Pick<PlaceIndex, 'matchesOf' | 'describe'>): string[] {
  return words.flatMap((_, start) =>
    [1, 2, 3].flatMap((length) =>
      places
        .matchesOf(words.slice(start, start + length).join(' '))
        .filter(({ kind }) => kind === 'citta')
        .map((placeMatch) => foldName(places.describe(placeMatch).nome)),
    ),
  );
}

/**
 * Parses the feast of a patron saint ("ponte di San Petronio", "San Gennaro a Napoli").
 * @example patronAt(['festa', 'di', 'san', 'gennaro'], 0, { today: '2026-11-26', places })?.period.from // '2027-09-17'
 */
export function patronAt(
  words: readonly string[],
  start: number,
  { today, places }: { today: CalendarDate; places: Pick<PlaceIndex, 'matchesOf' | 'describe'> },
): PeriodSpan | null {
  const feast = phraseAt(words, start, OF_FEAST);
  const match = phraseAt(words, feast?.end ?? start, BY_SAINT);
  if (match === null || (feast === null && (QUARTERS.has(match.value[0]?.saint ?? '') || isPlaceName(words, start))))
    return null;
  const towns = townsNamed([...words.slice(0, start), '', ...words.slice(match.end)], places);
  const patron = match.value.find((one) => towns.some((town) => one.towns.includes(town)));
  const meant = patron ?? (feast ? match.value[0] : undefined);
  const year = yearAt(words, match.end);
  const period = meant ? nextOf(meant.periodOf, today, year) : null;
  return period && { kind: 'period', period, start, end: match.end + (year === null ? 0 : 1) };
}
