import { addDays, monthOf, nameOfMonth } from '../../kernel/calendar-date.ts';
import { bridgeOf, dateOf, easterOf, type Period } from './holidays.ts';
import { phrasesOf } from './phrase-at.ts';

/** Months by their Italian names, January first. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) => dateOf(2026, index + 1, 1)).flatMap(
  (date) => (date ? nameOfMonth(monthOf(date)) : []),
);
const ENGLISH = 'january february march april may june july august september october november december'.split(' ');
/** Where a German month is no Italian one, and no other word ("mai"). */
const GERMAN = { januar: 1, februar: 2, marz: 3, juni: 6, juli: 7, oktober: 10, dezember: 12 };
const WEEKDAYS_SAID =
  'domenica sunday, lunedi monday, martedi tuesday, mercoledi wednesday, giovedi thursday, venerdi friday, sabato saturday';

function numbered(said: string, first: number): ReadonlyMap<string, number> {
  return new Map(
    said.split(', ').flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, first + index])),
  );
}

/** Months by their names, January 1. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...[...MONTHS, ...ENGLISH].map((name, index): [string, number] => [name, (index % MONTHS.length) + 1]),
  ...Object.entries(GERMAN),
]);
/** Months as a day stands before them, where no other word is meant: "3 set". */
export const MONTHS_OF_DAY: ReadonlyMap<string, number> = new Map([
  ...numbered('gen jan, feb, mar, apr, mag, giu jun, lug jul, ago aug, set sett sep sept, ott oct, nov, dic dec', 1),
  ...MONTH_NUMBERS,
]);
/** Months by their first letters, where these are no other word ("mar", "set", "giù"). */
export const SHORT_MONTHS: ReadonlyMap<string, number> = new Map(
  [...MONTHS_OF_DAY].filter(([name]) => 'gen feb apr lug ago ott nov dic'.split(' ').includes(name)),
);
/** Months that a day may stand after: "August 10". */
export const ENGLISH_MONTHS: ReadonlySet<string> = new Set([...ENGLISH, ...'jan jun jul aug sept oct dec'.split(' ')]);
/** Days of the week, Sunday 0. */
export const WEEKDAYS = numbered(WEEKDAYS_SAID, 0);
/** The same and their first letters, where a date or another one stands beside them: "sab 5 dic", "ven-dom". */
export const WEEKDAYS_OF_DAY: ReadonlyMap<string, number> = new Map([
  ...numbered('dom sun, lun mon, mar tue, mer wed, gio thu, ven fri, sab sat', 0),
  ...WEEKDAYS,
]);

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
  ...phrasesOf(
    'tra natale e capodanno, fra natale e capodanno, natale e capodanno, da natale a capodanno',
    between([12, 26], [1, 2], 4),
  ),
  ...phrasesOf('mercatini di natale, mercatini natalizi, mercatini, christmas markets', between([11, 25], [1, 6], 2)),
  ...phrasesOf('festa della donna', around(3, 8, { before: 1, after: 1, nights: 2 })),
  ...phrasesOf('halloween', around(10, 31, { before: 1, after: 2, nights: 2 })),
  ...phrasesOf('natale, christmas, xmas', around(12, 24, { before: 2, after: 3, nights: 3 })),
  ...phrasesOf('vacanze di natale, feste di natale, vacanze natalizie', between([12, 23], [1, 7], 7)),
  ...phrasesOf(
    'capodanno, notte di capodanno, ultimo dell anno, san silvestro, notte di san silvestro, fine anno, new year, new years, new year s eve, new years eve',
    NEW_YEAR,
  ),
  ...phrasesOf('epifania, befana, ponte dell epifania', around(1, 5, { before: 1, after: 2, nights: 2 })),
  ...phrasesOf(
    'pasqua, pasquetta, ponte di pasqua, vacanze di pasqua, settimana santa, lunedi dell angelo, easter',
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
  ...phrasesOf('estate, d estate, vacanze estive, summer', between([7, 1], [9, 1], 7)),
  ...phrasesOf('autunno, d autunno, autumn', between([9, 22], [11, 21], 3)),
  ...phrasesOf('inverno, d inverno, winter', between([1, 7], [3, 8], 3)),
  ...phrasesOf('primavera, spring', between([4, 1], [6, 1], 3)),
  ...phrasesOf('settimana bianca, sett bianca, settimane bianche', between([1, 7], [3, 8], 7)),
]);

/** Days from today on: "stanotte", "domani". */
export const DAYS_SAID: ReadonlyMap<string, number> = new Map([
  ...phrasesOf('oggi, adesso, stanotte, stasera, questa sera, questa notte, tonight, today', 0),
  ...phrasesOf('domani, domani sera, domani notte, tomorrow', 1),
  ...phrasesOf('dopodomani', 2),
]);

/** First day of a part of a month, and its last; `null`: the month's. `nights`, where it is not as many as usual. */
export type MonthPart = { first: number; last: number | null; nights?: number };

export const MONTH_PARTS: ReadonlyMap<string, MonthPart> = new Map<string, MonthPart>([
  ...phrasesOf<MonthPart>('tutto, tutto il mese, tutto il', { first: 1, last: null, nights: 28 }),
  ...phrasesOf<MonthPart>('mese', { first: 1, last: null }),
  ...phrasesOf<MonthPart>('inizio, inizi, primi, primi giorni, prima decade, early', { first: 1, last: 10 }),
  ...phrasesOf<MonthPart>('prima settimana, prima sett, 1a settimana, 1 a settimana, first week', {
    first: 1,
    last: 8,
  }),
  ...phrasesOf<MonthPart>('seconda settimana, seconda sett, 2a settimana, 2 a settimana, second week', {
    first: 8,
    last: 15,
  }),
  ...phrasesOf<MonthPart>('terza settimana, terza sett, 3a settimana, 3 a settimana, third week', {
    first: 15,
    last: 22,
  }),
  ...phrasesOf<MonthPart>('ultima settimana, ultima sett, last week', { first: 23, last: null }),
  ...phrasesOf<MonthPart>('prime due settimane', { first: 1, last: 15, nights: 14 }),
  ...phrasesOf<MonthPart>('ultime due settimane', { first: 15, last: null, nights: 14 }),
  ...phrasesOf<MonthPart>('prima meta, prima quindicina', { first: 1, last: 16 }),
  ...phrasesOf<MonthPart>('seconda meta, seconda quindicina', { first: 15, last: null }),
  ...phrasesOf<MonthPart>('meta, mid', { first: 10, last: 20 }),
  ...phrasesOf<MonthPart>('fine, ultimi, ultimi giorni, ultima decade, late, end', { first: 20, last: null }),
]);

/** Nights of so many units of time; one that `saysItself` need not be counted. */
export type TimeUnit = { nightsOf: (count: number) => number; saysItself: boolean };

const inWeeks = (count: number) => 7 * count;
const inMonths = (count: number) => 30 * count;

export const TIME_UNITS: ReadonlyMap<string, TimeUnit> = new Map([
  ...phrasesOf('notte, notti, night, nights, nacht, nachte', { nightsOf: (count: number) => count, saysItself: false }),
  ...phrasesOf('giorno, giorni, gg, day, days', {
    nightsOf: (count: number) => Math.max(1, count - 1),
    saysItself: false,
  }),
  ...phrasesOf('settimana, week', { nightsOf: inWeeks, saysItself: true }),
  ...phrasesOf('settimane, sett, weeks', { nightsOf: inWeeks, saysItself: false }),
  ...phrasesOf('mensile', { nightsOf: inMonths, saysItself: true }),
  ...phrasesOf('mese, mesi, month, months', { nightsOf: inMonths, saysItself: false }),
]);

/** Which one is meant of what comes every week, month or year. */
export const THIS: ReadonlySet<string> = new Set(['questo', 'questa', 'quest', 'this']);
export const NEXT: ReadonlySet<string> = new Set(['prossimo', 'prossima', 'next']);
export const PARTS_OF_DAY: ReadonlySet<string> = new Set('mattina pomeriggio sera notte'.split(' '));

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
