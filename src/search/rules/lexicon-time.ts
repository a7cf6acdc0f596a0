import { ITALIAN } from '../../kernel/language.ts';
import { ITALIAN_FEASTS } from './lexicon-feasts.ts';
import { phrasesOf } from './phrase-at.ts';
import { namesOfMonths, namesOfWeekdays } from './time-names.ts';

export const MONTHS: readonly string[] = namesOfMonths(ITALIAN, 'long');
const ENGLISH = namesOfMonths('en', 'long');

function numbered(table: string, first: number): ReadonlyMap<string, number> {
  return new Map(
    table
      .split(', ')
      .flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, first + index])),
  );
}

/** Maps the Italian and English names of the months to their numbers; January is 1. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  [...MONTHS, ...ENGLISH].map((name, index): [string, number] => [name, (index % MONTHS.length) + 1]),
);
/** Numbers of the months by name and abbreviation. After the number of a day, abbreviations such as "set" mean a month. */
export const MONTHS_OF_DAY: ReadonlyMap<string, number> = new Map([
  ...numbered(
    'gen genn jan, feb febb febbr, mar, apr, mag, giu jun, lug jul, ago aug, set sett sep sept, ott oct, nov, dic dec',
    1,
  ),
  ...MONTH_NUMBERS,
]);
export const SHORT_MONTHS: ReadonlyMap<string, number> = new Map(
  [...MONTHS_OF_DAY].filter(([name]) =>
    'gen genn feb febb febbr apr lug ago ott nov dic jan jun jul aug sep sept oct dec'.split(' ').includes(name),
  ),
);
export const ENGLISH_MONTHS: ReadonlySet<string> = new Set([...ENGLISH, ...'jan jun jul aug sept oct dec'.split(' ')]);
/** Days of the week; Sunday is 0. */
export const WEEKDAYS = numbered(namesOfWeekdays(ITALIAN, 'long').join(', '), 0);
export const WEEKDAYS_OF_DAY: ReadonlyMap<string, number> = new Map([
  ...numbered('dom sun, lun mon, mar tue tues, mer wed weds, gio thu thur thurs, ven fri, sab sat', 0),
  ...WEEKDAYS,
]);

export const RELATIVE_DAYS: ReadonlyMap<string, number> = new Map([
  ...phrasesOf('oggi, adesso, stanotte, stasera, questa sera, questa notte', 0),
  ...phrasesOf('domani, domani sera, domani notte', 1),
  ...phrasesOf('dopodomani', 2),
]);

/** `last` is `null` for the end of the month. `nights` overrides the default length of stay. */
export type MonthPart = { first: number; last: number | null; nights?: number };

export const MONTH_PARTS: ReadonlyMap<string, MonthPart> = new Map<string, MonthPart>([
  ...phrasesOf<MonthPart>('tutto, tutto il mese, tutto il', { first: 1, last: null, nights: 28 }),
  ...phrasesOf<MonthPart>('mese', { first: 1, last: null }),
  ...phrasesOf<MonthPart>('inizio, inizi, primi, primi giorni, prima decade', { first: 1, last: 10 }),
  ...phrasesOf<MonthPart>('prima settimana, prima sett, 1a settimana, 1 a settimana', {
    first: 1,
    last: 8,
  }),
  ...phrasesOf<MonthPart>('seconda settimana, seconda sett, 2a settimana, 2 a settimana', {
    first: 8,
    last: 15,
  }),
  ...phrasesOf<MonthPart>('terza settimana, terza sett, 3a settimana, 3 a settimana', {
    first: 15,
    last: 22,
  }),
  ...phrasesOf<MonthPart>('quarta settimana, quarta sett, 4a settimana, 4 a settimana', { first: 22, last: 29 }),
  ...phrasesOf<MonthPart>('penultima settimana', { first: 16, last: 24 }),
  ...phrasesOf<MonthPart>('ultima settimana, ultima sett, ultima', { first: 23, last: null }),
  ...phrasesOf<MonthPart>('prime due settimane', { first: 1, last: 15, nights: 14 }),
  ...phrasesOf<MonthPart>('ultime due settimane', { first: 15, last: null, nights: 14 }),
  ...phrasesOf<MonthPart>('prima meta, prima quindicina', { first: 1, last: 16 }),
  ...phrasesOf<MonthPart>('seconda meta, seconda quindicina', { first: 15, last: null }),
  ...phrasesOf<MonthPart>('meta', { first: 10, last: 20 }),
  ...phrasesOf<MonthPart>('fine, ultimi, ultimi giorni, ultima decade', { first: 20, last: null }),
]);

/** `impliesOne` is true if the unit without a number means one, as in "settimana". */
export type TimeUnit = { nightsOf: (count: number) => number; impliesOne: boolean };

/** Converts days to nights. Seven days are six nights, but fourteen days mean two weeks and are fourteen nights. */
const inDays = (count: number) => (count > 7 && count % 7 === 0 ? count : Math.max(1, count - 1));
const inWeeks = (count: number) => 7 * count;
const inMonths = (count: number) => 30 * count;

export const TIME_UNITS: ReadonlyMap<string, TimeUnit> = new Map([
  ...phrasesOf('notte, notti', { nightsOf: (count: number) => count, impliesOne: false }),
  ...phrasesOf('giorno, giorni, gg', {
    nightsOf: inDays,
    impliesOne: false,
  }),
  ...phrasesOf('settimana, settimanale', { nightsOf: inWeeks, impliesOne: true }),
  ...phrasesOf('settimane, sett', { nightsOf: inWeeks, impliesOne: false }),
  ...phrasesOf('mensile', { nightsOf: inMonths, impliesOne: true }),
  ...phrasesOf('mese, mesi', { nightsOf: inMonths, impliesOne: false }),
]);

export const THIS: ReadonlySet<string> = new Set(['questo', 'questa', 'quest']);
export const NEXT: ReadonlySet<string> = new Set(['prossimo', 'prossima']);
export const PARTS_OF_DAY: ReadonlySet<string> = new Set('mattina pomeriggio sera notte'.split(' '));

/** After these words, a date is part of a street address, as in "via 25 aprile". */
export const STREETS: ReadonlySet<string> = new Set([
  'via',
  'viale',
  'piazza',
  'piazzale',
  'corso',
  'largo',
  'vicolo',
  'strada',
  'contrada',
]);

/** Words that are never replaced with a place name. A misspelt word can be corrected to one of them. */
export const TIME_WORDS: readonly string[] = [
  ...MONTH_NUMBERS.keys(),
  ...WEEKDAYS.keys(),
  ...[...ITALIAN_FEASTS.keys()].filter((phrase) => !/[ \d]/.test(phrase)),
  ...'weekend settimana settimane'.split(' '),
].filter((word) => word.length > 4);
