import { addDays } from '../../kernel/calendar-date.ts';
import { bridgeOf, dateOf, easterOf, type Period } from './holidays.ts';
import { phrasesOf } from './phrase-at.ts';

const MONTHS_SAID =
  'gennaio january, febbraio february, marzo march, aprile april, maggio may, giugno june, luglio july, agosto august, ' +
  'settembre september, ottobre october, novembre november, dicembre december';
const WEEKDAYS_SAID =
  'domenica sunday, lunedi monday, martedi tuesday, mercoledi wednesday, giovedi thursday, venerdi friday, sabato saturday';

function numbered(said: string, first: number): ReadonlyMap<string, number> {
  return new Map(
    said.split(', ').flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, first + index])),
  );
}

/** Months by their Italian and English names, January 1. */
export const MONTH_NUMBERS = numbered(MONTHS_SAID, 1);
/** Days of the week, Sunday 0. */
export const WEEKDAYS = numbered(WEEKDAYS_SAID, 0);

/** A period that comes every year. */
export type PeriodOf = (year: number) => Period | null;

type Reach = { before: number; after: number; nights: number };

function around(month: number, day: number, { before, after, nights }: Reach): PeriodOf {
  return (year) => {
    const date = dateOf(year, month, day);
    return date && { from: addDays(date, -before), until: addDays(date, after), nights };
  };
}

function aroundEaster({ before, after, nights }: Reach): PeriodOf {
  return (year) => {
    const easter = easterOf(year);
    return easter && { from: addDays(easter, -before), until: addDays(easter, after), nights };
  };
}

function bridge(month: number, day: number): PeriodOf {
  return (year) => {
    const date = dateOf(year, month, day);
    return date && bridgeOf(date);
  };
}

type MonthDay = readonly [month: number, day: number];

function between(first: MonthDay, last: MonthDay, nights: number): PeriodOf {
  return (year) => {
    const from = dateOf(year, ...first);
    const until = dateOf(last[0] < first[0] ? year + 1 : year, ...last);
    return from && until && { from, until, nights };
  };
}

/** The night of 31 December and no other: "Capodanno 2028" begins in 2027. */
export const NEW_YEAR = around(12, 31, { before: 2, after: 3, nights: 3 });
/** The public holidays that are bridged. */
const [LIBERATION, LABOUR, REPUBLIC] = [bridge(4, 25), bridge(5, 1), bridge(6, 2)];
const [ALL_SAINTS, IMMACULATE] = [bridge(11, 1), bridge(12, 8)];
export const BRIDGED: readonly PeriodOf[] = [LIBERATION, LABOUR, REPUBLIC, ALL_SAINTS, IMMACULATE];

/**
 * Feasts, bridges and seasons by what people call them, as `foldName` leaves it. Any stay in the period of a feast has its night in it:
 * of seven nights between 9 and 22 August each has that of the fifteenth.
 */
export const FEASTS: ReadonlyMap<string, PeriodOf> = new Map([
  ...phrasesOf(
    'ferragosto, settimana di ferragosto, ponte di ferragosto',
    around(8, 15, { before: 6, after: 7, nights: 7 }),
  ),
  ...phrasesOf('natale, christmas, xmas', around(12, 24, { before: 2, after: 3, nights: 3 })),
  ...phrasesOf('vacanze di natale, feste di natale, vacanze natalizie', between([12, 23], [1, 7], 7)),
  ...phrasesOf(
    'capodanno, ultimo dell anno, san silvestro, fine anno, new year, new years, new year s eve, new years eve',
    NEW_YEAR,
  ),
  ...phrasesOf('epifania, befana, ponte dell epifania', around(1, 5, { before: 1, after: 2, nights: 2 })),
  ...phrasesOf(
    'pasqua, pasquetta, ponte di pasqua, vacanze di pasqua, easter',
    aroundEaster({ before: 2, after: 2, nights: 3 }),
  ),
  // From the Thursday before Shrove Tuesday to Ash Wednesday.
  ...phrasesOf('carnevale, carnival', aroundEaster({ before: 52, after: -46, nights: 3 })),
  ...phrasesOf('san valentino, valentine s day, valentines day', around(2, 14, { before: 1, after: 1, nights: 2 })),
  ...phrasesOf(
    'ponte del 25 aprile, ponte 25 aprile, ponte della liberazione, festa della liberazione, 25 aprile',
    LIBERATION,
  ),
  ...phrasesOf(
    'ponte del 1 maggio, ponte 1 maggio, ponte del primo maggio, ponte primo maggio, primo maggio, festa dei lavoratori, 1 maggio',
    LABOUR,
  ),
  ...phrasesOf(
    'ponte del 2 giugno, ponte 2 giugno, ponte del due giugno, ponte della repubblica, festa della repubblica, 2 giugno',
    REPUBLIC,
  ),
  ...phrasesOf(
    'ponte del 1 novembre, ponte 1 novembre, ponte di ognissanti, ponte ognissanti, ponte dei morti, ponte dei santi, ' +
      'ognissanti, 1 novembre',
    ALL_SAINTS,
  ),
  ...phrasesOf(
    'ponte dell 8 dicembre, ponte 8 dicembre, ponte dell immacolata, ponte immacolata, immacolata, 8 dicembre',
    IMMACULATE,
  ),
  ...phrasesOf('estate, d estate, summer', between([7, 1], [8, 31], 7)),
  ...phrasesOf('autunno, d autunno, autumn', between([9, 22], [11, 21], 3)),
  ...phrasesOf('inverno, d inverno, winter', between([1, 7], [3, 8], 3)),
  ...phrasesOf('primavera, spring', between([4, 1], [5, 31], 3)),
  ...phrasesOf('settimana bianca', between([1, 7], [3, 8], 7)),
]);

/** Days from today on: "stanotte", "domani". */
export const DAYS_SAID: ReadonlyMap<string, number> = new Map([
  ...phrasesOf('oggi, stanotte, stasera, tonight, today', 0),
  ...phrasesOf('domani, domani sera, tomorrow', 1),
  ...phrasesOf('dopodomani', 2),
]);

function part(phrases: string, days: readonly [number, number]): [string, readonly [number, number]][] {
  return phrasesOf(phrases, days);
}

/** First and last day of a part of a month; a day that a month has not is its last. */
export const MONTH_PARTS: ReadonlyMap<string, readonly [number, number]> = new Map<string, readonly [number, number]>([
  ...part('inizio, inizi, primi, early', [1, 10]),
  ...part('prima settimana', [1, 8]),
  ...part('seconda settimana', [8, 15]),
  ...part('terza settimana', [15, 22]),
  ...part('ultima settimana', [23, 31]),
  ...part('prima meta', [1, 16]),
  ...part('seconda meta', [15, 31]),
  ...part('meta, mid', [10, 20]),
  ...part('fine, late, end', [20, 31]),
]);

/** Nights of so many as were counted before the word. */
export const NIGHTS_OF: ReadonlyMap<string, (count: number) => number> = new Map([
  ...phrasesOf('notte, notti, night, nights', (count: number) => count),
  ...phrasesOf('giorno, giorni, day, days', (count: number) => Math.max(1, count - 1)),
  ...phrasesOf('settimana, settimane, week, weeks', (count: number) => 7 * count),
]);

/** What is a day after one of these, is an address: "via 25 aprile". */
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

/** Words of time that may be mistyped; none is a place, whatever it resembles. */
export const TIME_WORDS: readonly string[] = [
  ...MONTH_NUMBERS.keys(),
  ...WEEKDAYS.keys(),
  ...[...FEASTS.keys()].filter((phrase) => !/[ \d]/.test(phrase)),
  ...'weekend settimana settimane'.split(' '),
].filter((word) => word.length > 4);
