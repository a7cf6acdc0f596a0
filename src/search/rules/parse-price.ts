import { MONTH_NUMBERS } from './lexicon-time.ts';
import { COUNTED } from './lexicon-words.ts';
import { WEEK } from './next-weekday.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';

/** Whole euros a night that words from `start` up to `end` name; `null`: not said. */
export type PriceSpan = { kind: 'prezzo'; start: number; end: number; least: number | null; most: number | null };

const AMOUNT = /^[1-9]\d{1,4}$/;
/** Below it a number between two others counts something else. */
const LEAST_BARE = 20;
const EURO = new Set(['euro', 'eur', 'euros']);
const UP_TO = new Map(
  phrasesOf(
    'sotto, sotto i, sotto gli, sotto ai, al di sotto di, al di sotto dei, meno di, massimo, al massimo, max, fino a, fino ad, entro, ' +
      'entro i, non oltre, non piu di, inferiore a, inferiore ai, non superiore a, budget, budget di, budget massimo, prezzo massimo, prezzo max, spesa massima, under, below, less than, up to, at most',
    'most' as const,
  ),
);
const FROM = new Map(
  phrasesOf(
    'sopra, sopra i, oltre, oltre i, piu di, almeno, minimo, al minimo, a partire da, a partire dai, over, more than, at least, starting from',
    'least' as const,
  ),
);
const BOUNDS = new Map([...UP_TO, ...FROM]);
const BETWEEN = new Map(phrasesOf('tra, fra, tra i, fra i, tra gli, between, da, dai, dagli, from', null));
const AND = new Map(phrasesOf('e, ed, e i, e gli, a, ai, agli, and, to', null));
const A_NIGHT = new Map(
  phrasesOf('a notte, per notte, la notte, notte, al giorno, di spesa, a night, per night', null),
);
const A_WEEK = new Map(
  phrasesOf('a settimana, alla settimana, la settimana, per settimana, settimana, settimanali, a week, per week', null),
);
/** What says that a price is no exact one, and is no more than that. */
const ABOUT = new Map(phrasesOf('circa, sui, intorno ai, intorno a, attorno ai, about', null));
/** What may stand after an amount as well: "100 euro massimo". */
const AFTER = new Map(phrasesOf('circa, max, massimo, massimi, al massimo, o meno', null));

type Amount = { euros: number; end: number; isEuro: boolean };

/** A number, with "euro" before or after it and "a notte" after that; of a week a seventh. */
function amountAt(words: readonly string[], start: number): Amount | null {
  const at = EURO.has(words[start] ?? '') ? start + 1 : start;
  const word = words[at] ?? '';
  if (!AMOUNT.test(word)) return null;
  const isAfter = EURO.has(words[at + 1] ?? '');
  const end = at + (isAfter ? 2 : 1);
  const isEuro = isAfter || at > start;
  const week = isEuro ? phraseAt(words, end, A_WEEK) : null;
  if (week !== null) return { euros: Math.ceil(Number(word) / WEEK), end: week.end, isEuro };
  const night = phraseAt(words, end, A_NIGHT);
  return { euros: Number(word), end: night?.end ?? end, isEuro: isEuro || night !== null };
}

function isCounted(words: readonly string[], { end, isEuro }: Amount): boolean {
  const next = words[end] ?? '';
  return !isEuro && (COUNTED.has(next) || MONTH_NUMBERS.has(next) || /^\d/.test(next));
}

function boundAt(words: readonly string[], start: number): PriceSpan | null {
  const bound = phraseAt(words, start, BOUNDS);
  const amount = bound && amountAt(words, bound.end);
  if (!amount || isCounted(words, amount)) return null;
  const price = { least: null, most: null, [bound.value]: amount.euros };
  return { kind: 'prezzo', start, end: amount.end, ...price };
}

function rangeAt(words: readonly string[], start: number): PriceSpan | null {
  const between = phraseAt(words, start, BETWEEN);
  const first = amountAt(words, between?.end ?? start);
  const second = first && amountAt(words, phraseAt(words, first.end, AND)?.end ?? first.end);
  if (!second || second.euros < first.euros || isCounted(words, second)) return null;
  const isSaid = second.isEuro || first.isEuro || (between !== null && first.euros >= LEAST_BARE);
  return isSaid ? { kind: 'prezzo', start, end: second.end, least: first.euros, most: second.euros } : null;
}

/** "100 euro a notte", "circa 100 euro" are what somebody would pay at most; "da 100 euro in su", at least. */
function bareAt(words: readonly string[], start: number): PriceSpan | null {
  const about = phraseAt(words, start, ABOUT);
  const amount = amountAt(words, words[start] === 'da' ? start + 1 : (about?.end ?? start));
  if (!amount?.isEuro) return null;
  const isUpwards = words.slice(amount.end, amount.end + 2).join(' ') === 'in su';
  if (isUpwards) return { kind: 'prezzo', start, end: amount.end + 2, least: amount.euros, most: null };
  const end = phraseAt(words, amount.end, AFTER)?.end ?? amount.end;
  return { kind: 'prezzo', start, end, least: null, most: amount.euros };
}

/**
 * The price that is said from `start` on: "sotto i 100 euro", "tra 50 e 90", "massimo 80 euro a notte".
 * @example priceAt(['sotto', 'i', '100', 'euro'], 0) // { kind: 'prezzo', start: 0, end: 4, least: null, most: 100 }
 */
export function priceAt(words: readonly string[], start: number): PriceSpan | null {
  return rangeAt(words, start) ?? boundAt(words, start) ?? bareAt(words, start);
}
