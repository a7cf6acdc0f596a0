import { MONTH_NUMBERS, TIME_UNITS } from './lexicon-time.ts';
import { COUNTED, readNumber, ROUND_COUNTS } from './lexicon-words.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

type PriceUnit = 'night' | 'week' | 'month' | 'stay' | null;

/** Prices are in whole euros. A value that is not stated is `null`. */
export type PriceSpan = {
  kind: 'prezzo';
  start: number;
  end: number;
  least: number | null;
  most: number | null;
  unit: PriceUnit;
  isEach: boolean;
};

const AMOUNT = /^[1-9]\d{1,4}$/;
/** Spelled-out amounts that `number-words.ts` does not convert, such as "cento", which is also the name of a town. */
const AMOUNT_WORDS = new Map([
  ['cento', 100],
  ['mille', 1000],
]);
const ROUND_AMOUNTS = new Map([
  ...ROUND_COUNTS,
  ...['quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'].flatMap((tens, index) =>
    phrasesOf(`una ${tens.slice(0, -1)}ina di, ${tens.slice(0, -1)}ina di`, 40 + 10 * index),
  ),
  ...phrasesOf('un centinaio di, centinaio di', 100),
]);
/** Minimum amount that is a price without a currency, except after words such as "sotto". */
const LEAST_BARE = 20;
const MOST_NIGHTS = 31;
const EURO = new Set(['euro', 'eur', 'euros']);
const UP_TO = new Map(
  phrasesOf(
    'sotto, sotto ai, al di sotto di, al di sotto dei, meno di, massimo, massimo di, al massimo, max, fino a, fino ad, fino ai, entro, non oltre, ' +
      'niente di piu di, nulla di piu di, non piu di, non piu caro di, non piu cara di, non piu cari di, non piu care di, inferiore a, inferiore ai, ' +
      'non superiore a, non superiore ai, non superare, non superi, non superino, non superiamo, senza superare, senza andare oltre, budget, budget di, ' +
      'budget massimo, budget massimo di, prezzo massimo, prezzo max, spesa massima',
    'most' as const,
  ),
);
const FROM = new Map(
  phrasesOf(
    'sopra, oltre, piu di, piu dei, non meno di, non sotto, non inferiore a, almeno, minimo, al minimo, a partire da, a partire dai',
    'least' as const,
  ),
);
const BOUNDS = new Map([...UP_TO, ...FROM]);
const ARTICLES = new Set(['i', 'gli', 'le']);
const BEFORE_A_PLACE = new Set(['a', 'ad', 'da', 'entro', 'oltre']);
const BETWEEN = new Map(phrasesOf('tra, fra, tra i, fra i, tra gli, da, dai, dagli', null));
const AND = new Map(phrasesOf('e, ed, e i, e gli, a, ai, agli', null));
const UNITS: ReadonlyMap<string, PriceUnit | 'each'> = new Map([
  ...phrasesOf<PriceUnit>('a notte, per notte, la notte, notte, al giorno, al giorno di spesa, nt', 'night'),
  ...phrasesOf<PriceUnit>('a settimana, alla settimana, la settimana, per settimana, settimana, settimanali', 'week'),
  ...phrasesOf<PriceUnit>('al mese, mensili, mensile, mensilmente', 'month'),
  ...phrasesOf<PriceUnit>(
    'in totale, totali, totale, in tutto, complessivi, complessivamente, tutto compreso, tutto incluso, per tutto il soggiorno, ' +
      'per il soggiorno, per tutta la vacanza',
    'stay',
  ),
  ...phrasesOf<'each'>(
    'a persona, per persona, a testa, ciascuno, cadauno, cad, pp, p p, a cranio, a ospite, per ospite',
    'each',
  ),
  ...phrasesOf<PriceUnit>('di spesa', null),
]);
/** Words before an approximate price, which is treated as a maximum. */
const ABOUT = new Map(phrasesOf('circa, ca, sui, sulle, intorno ai, intorno a, attorno ai', null));
const AFTER = new Map(phrasesOf('circa, ca, max, massimo, massimi, al massimo, o meno', null));
/** These words mark the number before them as a price, as in "Alba, 90 max". */
const MOST_AFTER = new Set(['max', 'massimo']);

/** Returns whether the amount is a total for several nights, as in "per due notti". */
function isForNights(words: readonly string[], start: number): boolean {
  const count = words[start] === 'per' ? readNumber(words[start + 1], MOST_NIGHTS) : null;
  return count !== null && TIME_UNITS.has(words[start + 2] ?? '');
}

type Units = { unit: PriceUnit; isEach: boolean; end: number };

function unitsAt(words: readonly string[], start: number): Units {
  const found = phraseAt(words, start, UNITS);
  if (found === null) return { unit: null, isEach: false, end: start };
  const { unit, isEach, end } = unitsAt(words, found.end);
  return found.value === 'each' ? { unit, isEach: true, end } : { unit: found.value ?? unit, isEach, end };
}

type Amount = Units & { euros: number; isEuro: boolean };

/** Parses an amount. A spelled-out number needs "euro" unless `isMarked`, because Cento is a town. */
function amountAt(words: readonly string[], start: number, isMarked = false): Amount | null {
  const round = phraseAt(words, start, ROUND_AMOUNTS);
  const at = EURO.has(words[start] ?? '') ? start + 1 : Math.max(start, (round?.end ?? 0) - 1);
  const word = words[at] ?? '';
  const isAfter = EURO.has(words[at + 1] ?? '');
  const inWords = isMarked || isAfter || at > start ? AMOUNT_WORDS.get(word) : undefined;
  const rounded = isAfter ? round?.value : undefined;
  const euros = rounded ?? inWords ?? (AMOUNT.test(word) ? Number(word) : null);
  if (euros === null) return null;
  const units = unitsAt(words, at + (isAfter ? 2 : 1));
  const isEuro = isAfter || at > start;
  // Without "euro", only a unit per night, per month or per guest marks the number as a price. A week may be a length of stay.
  if (!isEuro && units.unit !== 'night' && units.unit !== 'month' && !units.isEach)
    return { euros, isEuro, unit: null, isEach: false, end: at + 1 };
  const isOfStay = units.unit === null && isForNights(words, units.end);
  return { euros, isEuro: true, ...units, ...(isOfStay && { unit: 'stay' }) };
}

function isCounted(words: readonly string[], { end, isEuro }: Amount): boolean {
  const next = words[end] ?? '';
  return !isEuro && (COUNTED.has(next) || MONTH_NUMBERS.has(next) || /^\d/.test(next));
}

type Limits = Pick<PriceSpan, 'start' | 'end' | 'least' | 'most'>;

function spanOf({ unit, isEach }: Pick<Amount, 'unit' | 'isEach'>, limits: Limits): PriceSpan {
  return { kind: 'prezzo', ...limits, unit, isEach };
}

/** Negations, which invert the bound that follows, as in "non sotto i 50 euro". */
const NOT = new Set(['non', 'niente', 'nulla', 'no', 'senza']);
const CONTRARY = { most: 'least', least: 'most' } as const;
const SPENDING = new Set(
  'voglio vogliamo vorrei vorremmo posso possiamo spendere spendo spendiamo pagare pago paghiamo andare costi costa costino deve'.split(
    ' ',
  ),
);
const MOST_SPENDING = 3;

function afterSpending(words: readonly string[], start: number, most = MOST_SPENDING): number {
  return most > 0 && SPENDING.has(words[start] ?? '') ? afterSpending(words, start + 1, most - 1) : start;
}

function boundAt(words: readonly string[], start: number): PriceSpan | null {
  const match = phraseAt(words, start, BOUNDS);
  const isNot = match === null && NOT.has(words[start] ?? '');
  const bound = isNot ? phraseAt(words, afterSpending(words, start + 1), BOUNDS) : match;
  if (bound === null) return null;
  const isArticle = ARTICLES.has(words[bound.end] ?? '');
  // After a preposition such as "a", a spelled-out number may be a place: "fino a Cento" means the town.
  const isMarked = isArticle || !BEFORE_A_PLACE.has(words[bound.end - 1] ?? '');
  const amount = amountAt(words, bound.end + (isArticle ? 1 : 0), isMarked);
  if (!amount || isCounted(words, amount)) return null;
  const side = isNot ? CONTRARY[bound.value] : bound.value;
  const end = phraseAt(words, amount.end, AFTER)?.end ?? amount.end;
  return spanOf(amount, { start, end, least: null, most: null, [side]: amount.euros });
}

function rangeAt(words: readonly string[], start: number): PriceSpan | null {
  const between = phraseAt(words, start, BETWEEN);
  const first = amountAt(words, between?.end ?? start, between !== null);
  const second = first && amountAt(words, phraseAt(words, first.end, AND)?.end ?? first.end);
  if (!second || second.euros < first.euros || isCounted(words, second)) return null;
  const isPrice = second.isEuro || first.isEuro || (between !== null && first.euros >= LEAST_BARE);
  const units = { unit: second.unit ?? first.unit, isEach: second.isEach || first.isEach };
  return isPrice ? spanOf(units, { start, end: second.end, least: first.euros, most: second.euros }) : null;
}

/** Parses a price without a bound. "100 euro a notte" is a maximum price. */
function bareAt(words: readonly string[], start: number): PriceSpan | null {
  const about = phraseAt(words, start, ABOUT);
  const amount = amountAt(words, words[start] === 'da' ? start + 1 : (about?.end ?? start));
  const isMost = amount !== null && amount.euros >= LEAST_BARE && MOST_AFTER.has(words[amount.end] ?? '');
  if (!amount?.isEuro && !isMost) return null;
  const isUpwards = words.slice(amount.end, amount.end + 2).join(' ') === 'in su';
  if (isUpwards) return spanOf(amount, { start, end: amount.end + 2, least: amount.euros, most: null });
  const end = phraseAt(words, amount.end, AFTER)?.end ?? amount.end;
  const after = unitsAt(words, end);
  const units = after.end > end ? after : amount;
  return spanOf(units, { start, end: after.end, least: null, most: amount.euros });
}

/**
 * @example priceAt(['sotto', 'i', '100', 'euro'], 0) // { kind: 'prezzo', start: 0, end: 4, least: null, most: 100, unit: null, isEach: false }
 */
export function priceAt(words: readonly string[], start: number): PriceSpan | null {
  return rangeAt(words, start) ?? boundAt(words, start) ?? bareAt(words, start);
}
