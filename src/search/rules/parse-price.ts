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
      'entro i, non oltre, non piu di, inferiore a, budget, budget di, budget massimo, under, below, less than, up to, at most',
    'most' as const,
  ),
);
const FROM = new Map(
  phrasesOf(
    'sopra, sopra i, oltre, oltre i, piu di, almeno, minimo, al minimo, over, more than, at least',
    'least' as const,
  ),
);
const BOUNDS = new Map([...UP_TO, ...FROM]);
const BETWEEN = new Map(phrasesOf('tra, fra, tra i, fra i, between, da, from', null));
const AND = new Set(['e', 'ed', 'a', 'ai', 'and', 'to']);
const A_NIGHT = new Map(phrasesOf('a notte, per notte, la notte, al giorno, di spesa, a night, per night', null));
/** What numbers count that are no price. */
const COUNTED = new Set(
  (
    'persone persona ospiti ospite adulti bambini notti notte giorni giorno settimane km chilometri metri mq camere bagni posti letti ' +
    'anni minuti people guests adults nights days weeks rooms'
  ).split(' '),
);

type Amount = { euros: number; end: number; isEuro: boolean };

/** A number, with "euro" before or after it and "a notte" after that. */
function amountAt(words: readonly string[], start: number): Amount | null {
  const at = EURO.has(words[start] ?? '') ? start + 1 : start;
  const word = words[at] ?? '';
  if (!AMOUNT.test(word)) return null;
  const isAfter = EURO.has(words[at + 1] ?? '');
  const end = at + (isAfter ? 2 : 1);
  const night = phraseAt(words, end, A_NIGHT);
  return { euros: Number(word), end: night?.end ?? end, isEuro: isAfter || at > start || night !== null };
}

function isCounted(words: readonly string[], { end, isEuro }: Amount): boolean {
  return !isEuro && (COUNTED.has(words[end] ?? '') || /^\d/.test(words[end] ?? ''));
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
  const second = first && amountAt(words, first.end + (AND.has(words[first.end] ?? '') ? 1 : 0));
  if (!second || second.euros < first.euros || isCounted(words, second)) return null;
  const isSaid = second.isEuro || first.isEuro || (between !== null && first.euros >= LEAST_BARE);
  return isSaid ? { kind: 'prezzo', start, end: second.end, least: first.euros, most: second.euros } : null;
}

/** "100 euro a notte" is what somebody would pay at most; "da 100 euro in su", at least. */
function bareAt(words: readonly string[], start: number): PriceSpan | null {
  const isFrom = words[start] === 'da';
  const amount = amountAt(words, isFrom ? start + 1 : start);
  if (!amount?.isEuro) return null;
  const isUpwards = words.slice(amount.end, amount.end + 2).join(' ') === 'in su';
  if (isUpwards) return { kind: 'prezzo', start, end: amount.end + 2, least: amount.euros, most: null };
  return { kind: 'prezzo', start, end: amount.end, least: null, most: amount.euros };
}

/**
 * The price that is said from `start` on: "sotto i 100 euro", "tra 50 e 90", "massimo 80 euro a notte".
 * @example priceAt(['sotto', 'i', '100', 'euro'], 0) // { kind: 'prezzo', start: 0, end: 4, least: null, most: 100 }
 */
export function priceAt(words: readonly string[], start: number): PriceSpan | null {
  return rangeAt(words, start) ?? boundAt(words, start) ?? bareAt(words, start);
}
