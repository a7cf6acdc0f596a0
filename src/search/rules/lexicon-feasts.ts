import { phrasesOf } from './phrase-at.ts';
import { addDays, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { MONDAY, nextWeekday } from './next-weekday.ts';
import { bridgeOf, dateOf, easterOf, type PeriodOf } from './holidays.ts';
import { inZones } from './school-zones.ts';

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

function bridgeAfterEaster(days: number): PeriodOf {
  return (year) => {
    const easter = easterOf(year);
    return easter && bridgeOf(addDays(easter, days));
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

function longWeekend(month: number, firstDay: number): PeriodOf {
  return (year) => {
    const first = dateOf(year, month, firstDay);
    return first && bridgeOf(nextWeekday(MONDAY, first, true));
  };
}

export type DayOf = (year: number) => CalendarDate | null;

/** Returns the nth occurrence of a weekday in a month. Negative numbers count from the end of the month. */
export function nthWeekday(month: number, day: number, nth: number): DayOf {
  return (year) => {
    const first = dateOf(year, nth < 0 ? (month % 12) + 1 : month, 1);
    if (first === null) return null;
    const from = nth < 0 && month === 12 ? addDays(first, 365) : first;
    return addDays(nextWeekday(day, from, true), 7 * (nth < 0 ? nth : nth - 1));
  };
}

export function aroundDay(dayOf: DayOf, { before, after, nights }: Reach): PeriodOf {
  return (year) => {
    const date = dayOf(year);
    return date && { from: addDays(date, -before), until: addDays(date, after), nights };
  };
}

function advent(nth: number): DayOf {
  return (year) => {
    const christmas = dateOf(year, 12, 25);
    return christmas && addDays(nextWeekday(0, addDays(christmas, -7), true), 7 * (nth - 4));
  };
}

const ADVENT: PeriodOf = (year) => {
  const [first, eve] = [advent(1)(year), dateOf(year, 12, 24)];
  return first && eve && { from: addDays(first, -2), until: eve, nights: 2 };
};

export const easterPlus =
  (days: number): DayOf =>
  (year) => {
    const easter = easterOf(year);
    return easter && addDays(easter, days);
  };

/** The period around New Year's Eve. `NEW_YEAR` takes the year of 31 December, so "Capodanno 2028" requires 2027. */
export const NEW_YEAR = around(12, 31, { before: 2, after: 3, nights: 3 });
const [LIBERATION, LABOUR, REPUBLIC] = [bridge(4, 25), bridge(5, 1), bridge(6, 2)];
const [ALL_SAINTS, IMMACULATE] = [bridge(11, 1), bridge(12, 8)];
export const BRIDGED: readonly PeriodOf[] = [LIBERATION, LABOUR, REPUBLIC, ALL_SAINTS, IMMACULATE];

/**
 * Periods of Italian feasts. If the night of a feast matters, as on New Year's Eve, any stay of `nights` nights in its period
 * includes it.
 */
export const ITALIAN_FEASTS: ReadonlyMap<string, PeriodOf> = new Map([
  ...phrasesOf(
    'ferragosto, settimana di ferragosto, ponte di ferragosto, festa dell assunta',
    around(8, 15, { before: 6, after: 7, nights: 7 }),
  ),
  ...phrasesOf(
    'tra natale e capodanno, fra natale e capodanno, natale e capodanno, da natale a capodanno, natale a capodanno, ' +
      'tra santo stefano e capodanno, fra santo stefano e capodanno',
    between([12, 26], [1, 2], 4),
  ),
  ...phrasesOf('mercatini di natale, mercatini natalizi, mercatini', between([11, 25], [1, 6], 2)),
  ...phrasesOf('festa della donna', around(3, 8, { before: 1, after: 1, nights: 2 })),
  ...phrasesOf('halloween', around(10, 31, { before: 1, after: 2, nights: 2 })),
  ...phrasesOf(
    'natale, vigilia di natale, la vigilia di natale, giorno di natale, notte di natale',
    around(12, 24, { before: 2, after: 3, nights: 3 }),
  ),
  ...phrasesOf('santo stefano, s stefano, giorno di santo stefano', around(12, 26, { before: 1, after: 2, nights: 2 })),
  ...phrasesOf('vacanze di natale, feste di natale, vacanze natalizie', between([12, 23], [1, 7], 7)),
  ...phrasesOf(
    'capodanno, notte di capodanno, ultimo dell anno, san silvestro, notte di san silvestro, fine anno',
    NEW_YEAR,
  ),
  ...phrasesOf(
    'epifania, befana, ponte dell epifania, ponte della befana',
    around(1, 5, { before: 1, after: 2, nights: 2 }),
  ),
  ...phrasesOf(
    'pasqua, pasquetta, ponte di pasqua, vacanze di pasqua, lunedi dell angelo, lunedi di pasqua, domenica di pasqua, ' +
      'venerdi santo, giovedi santo, sabato santo',
    aroundEaster({ before: 2, after: 2, nights: 3 }),
  ),
  ...phrasesOf('settimana santa, domenica delle palme', aroundEaster({ before: 8, after: 2, nights: 7 })),
  ...[1, 2, 3, 4].flatMap((nth) => {
    const ordinal = ['prima', 'seconda', 'terza', 'quarta'][nth - 1] ?? '';
    const weekend = `${ordinal.slice(0, -1)}o weekend`;
    const phrases = `${ordinal} domenica d avvento, ${ordinal} domenica di avvento, ${ordinal} domenica dell avvento, ${ordinal} d avvento, `;
    return phrasesOf(
      `${phrases}${weekend} d avvento, ${weekend} di avvento, ${weekend} dell avvento`,
      aroundDay(advent(nth), { before: 2, after: 0, nights: 2 }),
    );
  }),
  ...phrasesOf(
    'avvento, d avvento, periodo dell avvento, weekend d avvento, weekend di avvento, weekend dell avvento',
    ADVENT,
  ),
  ...phrasesOf('festa della mamma', aroundDay(nthWeekday(5, 0, 2), { before: 2, after: 0, nights: 2 })),
  ...phrasesOf('festa del papa, ponte di san giuseppe', around(3, 19, { before: 2, after: 2, nights: 2 })),
  ...phrasesOf('notte di san lorenzo', around(8, 10, { before: 1, after: 2, nights: 2 })),
  ...phrasesOf('palio di siena di luglio, palio di luglio', around(7, 2, { before: 2, after: 2, nights: 3 })),
  ...phrasesOf(
    'palio di siena di agosto, palio dell assunta, palio di agosto',
    around(8, 16, { before: 2, after: 2, nights: 3 }),
  ),
  ...phrasesOf(
    'festa del redentore, notte del redentore',
    aroundDay(nthWeekday(7, 0, 3), { before: 2, after: 1, nights: 2 }),
  ),
  ...phrasesOf('ponte del 4 ottobre, ponte di san francesco', bridge(10, 4)),
  // From the Thursday before Shrove Tuesday to Ash Wednesday.
  ...phrasesOf(
    'carnevale, martedi grasso, giovedi grasso, lunedi grasso, mercoledi delle ceneri',
    aroundEaster({ before: 52, after: -46, nights: 3 }),
  ),
  ...phrasesOf('san valentino', around(2, 14, { before: 1, after: 1, nights: 2 })),
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
    'ponte del 1 novembre, ponte 1 novembre, ponte di ognissanti, ponte ognissanti, tutti i santi, ponte di novembre, ponte dei morti, ponte dei santi, ' +
      'ognissanti, 1 novembre',
    ALL_SAINTS,
  ),
  ...phrasesOf(
    'ponte dell 8 dicembre, ponte 8 dicembre, ponte dell immacolata, ponte immacolata, ponte di dicembre, immacolata, 8 dicembre',
    IMMACULATE,
  ),
  ...phrasesOf('estate, d estate, vacanze estive', between([7, 1], [9, 1], 7)),
  ...phrasesOf('autunno, d autunno', between([9, 22], [11, 21], 3)),
  ...phrasesOf('inverno, d inverno', between([1, 7], [3, 8], 3)),
  ...phrasesOf('primavera', between([4, 1], [6, 1], 3)),
  ...phrasesOf('settimana bianca, una settimana bianca, sett bianca, settimane bianche', between([1, 7], [3, 8], 7)),
]);

/** These periods cover the school holidays of all French zones. */
const [WINTER_HOLIDAYS, SPRING_HOLIDAYS] = [between([2, 6], [3, 8], 7), between([4, 3], [5, 4], 7)];

const FEASTS_ABROAD: ReadonlyMap<string, PeriodOf> = new Map([
  ...phrasesOf('pentecoste, lunedi di pentecoste', aroundEaster({ before: -47, after: 51, nights: 3 })),
  ...phrasesOf('ascensione', bridgeAfterEaster(39)),
  ...phrasesOf('corpus domini', bridgeAfterEaster(60)),
  ...phrasesOf('ponte dell 8 maggio', bridge(5, 8)),
  ...phrasesOf('ponte del 14 luglio', bridge(7, 14)),
  ...phrasesOf('festa dell unita tedesca', bridge(10, 3)),
  ...phrasesOf('ponte dell 11 novembre', bridge(11, 11)),
  ...phrasesOf('ponte inglese di inizio maggio', longWeekend(5, 1)),
  ...phrasesOf('ponte inglese di fine maggio', longWeekend(5, 25)),
  ...phrasesOf('ponte inglese di agosto', longWeekend(8, 25)),
  // The next three periods cover the school holidays of all German states, which fall in different weeks.
  ...phrasesOf('settimane di pasqua', aroundEaster({ before: 8, after: 7, nights: 7 })),
  ...phrasesOf('settimane di pentecoste', aroundEaster({ before: -48, after: 63, nights: 7 })),
  ...phrasesOf('settimana di carnevale', aroundEaster({ before: 50, after: -42, nights: 7 })),
  ...phrasesOf('vacanze di febbraio', WINTER_HOLIDAYS),
  ...phrasesOf('vacanze di primavera', SPRING_HOLIDAYS),
  ...inZones('vacanze di febbraio', WINTER_HOLIDAYS),
  ...inZones('vacanze di primavera', SPRING_HOLIDAYS),
  ...phrasesOf('vacanze d autunno', between([10, 1], [11, 1], 7)),
  ...phrasesOf('vacanze di ognissanti', between([10, 17], [11, 3], 7)),
  ...phrasesOf('vacanze inglesi di febbraio', between([2, 12], [2, 22], 7)),
  ...phrasesOf('vacanze inglesi di maggio', between([5, 27], [6, 7], 7)),
  ...phrasesOf('vacanze inglesi di ottobre', between([10, 22], [11, 2], 7)),
  ...phrasesOf('ringraziamento americano', aroundDay(nthWeekday(11, 4, 4), { before: 1, after: 3, nights: 3 })),
  ...phrasesOf('festa americana del 4 luglio', bridge(7, 4)),
  ...phrasesOf('ponte americano di settembre', longWeekend(9, 1)),
  ...phrasesOf('ponte americano di maggio', longWeekend(5, 25)),
  ...phrasesOf('ponte americano di febbraio', longWeekend(2, 15)),
  ...phrasesOf('ponte americano di gennaio', longWeekend(1, 15)),
  ...phrasesOf('ponte americano di ottobre', longWeekend(10, 8)),
  ...phrasesOf('vacanze americane di marzo', between([3, 1], [4, 5], 7)),
  ...phrasesOf('san patrizio', around(3, 17, { before: 2, after: 2, nights: 2 })),
  ...phrasesOf('festa del papa a giugno', aroundDay(nthWeekday(6, 0, 3), { before: 2, after: 0, nights: 2 })),
  ...phrasesOf('festa francese della mamma', aroundDay(nthWeekday(5, 0, -1), { before: 2, after: 0, nights: 2 })),
  ...phrasesOf('festa inglese della mamma', aroundEaster({ before: 23, after: -21, nights: 2 })),
  ...phrasesOf('ponte del 26 ottobre', bridge(10, 26)),
  ...phrasesOf('ponte del primo agosto', bridge(8, 1)),
  ...phrasesOf('ponte del 31 ottobre', bridge(10, 31)),
  ...phrasesOf('ponte del 21 luglio', bridge(7, 21)),
]);

export const FEASTS: ReadonlyMap<string, PeriodOf> = new Map([...FEASTS_ABROAD, ...ITALIAN_FEASTS]);

/** Saint, day and towns of each patronal feast. A movable feast has a day such as `5-tue1`, the first Tuesday of May. */
export const PATRONS: readonly string[] = [
  'san giovanni 6-24 torino/genova/firenze/monza/cesena, san baudolino 11-10 alessandria, san secondo 5-tue1 asti, san michele 9-29 cuneo/caltanissetta',
  'san gaudenzio 1-22 novara, san vittore 5-8 verbania/varese, sant eusebio 8-1 vercelli, san grato 9-7 aosta, sant ambrogio 12-7 milano',
  'sant alessandro 8-26 bergamo, san faustino 2-15 brescia, sant abbondio 8-31 como, sant omobono 11-13 cremona, san nicolo 12-6 lecco',
  'san bassiano 1-19 lodi, sant anselmo 3-18 mantova, san siro 12-9 pavia, santi gervasio e protasio 6-19 sondrio, san vigilio 6-26 trento',
  'san marco 4-25 venezia/latina, san martino 11-11 belluno, sant antonio 6-13 padova, san bellino 11-26 rovigo, san liberale 4-27 treviso',
  'san zeno 5-21 verona, madonna di monte berico 9-8 vicenza, san giusto 11-3 trieste, santi ermacora e fortunato 7-12 udine',
  'santi ilario e taziano 3-16 gorizia, madonna delle grazie 9-8 pordenone, san leonardo 11-26 imperia, san giuseppe 3-19 la spezia',
  'madonna della misericordia 3-18 savona, san petronio 10-4 bologna, san giorgio 4-23 ferrara/campobasso/reggio di calabria',
  'madonna del fuoco 2-4 forli, san geminiano 1-31 modena, sant ilario 1-13 parma, sant antonino 7-4 piacenza, sant apollinare 7-23 ravenna',
  'san prospero 11-24 reggio nell emilia, san gaudenzio 10-14 rimini',
  'san donato 8-7 arezzo, san lorenzo 8-10 grosseto, santa giulia 5-22 livorno, san paolino 7-12 lucca, san francesco 10-4 massa',
  'san ceccardo 6-16 carrara, san ranieri 6-17 pisa, san jacopo 7-25 pistoia, sant ansano 12-1 siena, san costanzo 1-29 perugia',
  'san valentino 2-14 terni, san ciriaco 5-4 ancona, sant emidio 8-5 ascoli piceno, san giuliano 8-31 macerata, san terenzio 9-24 pesaro',
  'san crescentino 6-1 urbino, santi pietro e paolo 6-29 roma, san silverio 6-20 frosinone, santa barbara 12-4 rieti, santa rosa 9-4 viterbo',
  'san massimo 6-10 l aquila, san giustino 5-11 chieti, san cetteo 10-10 pescara, san berardo 12-19 teramo',
  'san pietro celestino 5-19 isernia, san gennaro 9-19 napoli, san modestino 2-14 avellino, san bartolomeo 8-24 benevento',
  'san sebastiano 1-20 caserta, san matteo 9-21 salerno, san nicola 12-6 bari/sassari, san ruggero 12-30 barletta, san riccardo 9-sun3 andria',
  'san nicola pellegrino 6-2 trani, san teodoro 9-sun1 brindisi, madonna dei sette veli 3-22 foggia, sant oronzo 8-26 lecce',
  'san cataldo 5-10 taranto, san gerardo 5-30 potenza, madonna della bruna 7-2 matera, san vitaliano 7-16 catanzaro',
  'madonna del pilerio 2-12 cosenza, san dionigi 10-9 crotone, san leoluca 3-1 vibo valentia, santa rosalia 7-14 palermo',
  'san gerlando 2-25 agrigento, sant agata 2-5 catania, madonna della visitazione 7-2 enna, madonna della lettera 6-3 messina',
  'santa lucia 12-13 siracusa, sant alberto 8-7 trapani, sant efisio 5-1 cagliari, madonna della neve 8-5 nuoro, sant archelao 2-13 oristano',
  'san ponziano 5-thu2 carbonia, san simplicio 5-15 olbia, san giovanni decollato 8-29 ragusa, san giovanni 8-29 ragusa',
];
