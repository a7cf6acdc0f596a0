import { MONTHS } from './lexicon-time.ts';
import { spellNumbers } from './number-words.ts';
import { MOST_LETTERS, MOST_WORDS, splitWords, type TypedWord } from './split-words.ts';

const ISO_DATE = /(?<!\d)(20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?!\d)/g;
/** Matches a date in digits, but not "4/5 persone" or "3-10". Also matches "per 4/5", which `readDate` rejects. */
const DATE =
  /(?<![\d/.,])(0?[1-9]|[12]\d|3[01])(?:(?:\/(0?[1-9]|1[0-2])|\.(0[1-9]|1[0-2]|[1-9](?=\.)))(?:[/.](?:20)?(\d\d))?|-(0?[1-9]|1[0-2])-(?:20)?(\d\d))(?!\d|[/.,]\d)(?!\s*(?:persone|ospiti|adulti|posti|people))/g;
/** Matches a range of nights such as "2/3 notti", which is neither a date nor two separate counts. */
const OR_SO_MANY =
  /(?<![\d/.-])(\d{1,2})\s?[/-]\s?(\d{1,2})(?=\s*(?:notti|notte|giorni|gg|settimane|nights|days|weeks|Nächte|Tage|Wochen|nuits|jours|semaines)\b)/gi;
const COUNTING = /\b(?:per|siamo(?: in)?|(?<!check[ -]?)in|x)\s+$/i;
/** A plus sign is parsed as the Italian "più" and shown as typed, as in "4+2 posti". */
const PLUS = { sign: '+', mark: 'piusegno', folded: 'piu' };
/** Matches the number in "2. Woche" but not in "2 Wochen". */
const GERMAN_ORDINAL = /(?<![\d.])([1-4])\. ?(?=Woche(nende)?)/gi;
const GERMAN_ORDINALS = ['', 'erste', 'zweite', 'dritte', 'vierte'];
const A_MONTH = /(?<=\d\s?(?:€|euros?)?)\s?\/\s?(?:mese|mois|monat|month)\b/gi;
const COMING = /(?<=\p{L} )che viene\b/giu;
const GLUED = /\b(\d{1,4})(pax|pers|ppl|p|nts|persone|adulti|notti|gg|giorni|euro|km)\b|\b(x)(\d{1,2})\b/gi;
const ADULTS_AND_CHILDREN = /\b(\d{1,2}) ?ad?\b[ ,+/&]{0,3}(\d{1,2}) ?(?:ch?|k|enf)\b/gi;
const IN_BRACKETS = /\(([^()]{1,30})\)/g;
const AGES = /^(?:\d{1,2}|anni|anno|mesi|years?|yrs?|old|yo|aged?|jahre?|j|monate?|ans?|mois|and|und|et|e)$/i;
/** Matches a range of two dates with dashes, such as "20-12/2-1". A single pair such as "20-12" is not a date. */
const DASHED = /(?<!\d)([1-9]|[0-3]\d)-([01]?\d)\s*\/\s*([1-9]|[0-3]\d)-([01]?\d)(?!\d)/g;
/** "26.12-2.1". */
const DOTTED = /(?<![\d.,])([0-3]?\d)\.([01]?\d)\.?\s?-\s?([0-3]?\d)\.([01]?\d)(?!\d|[.,]\d)/g;
/** Matches "sept" only where it means September, because it is also the French word for seven. */
const SEPTEMBER = /(?<=\b(?:\d{1,2}(?:er)?|quinzaine de|moitié de)[ .]{1,2})sept\b/gi;
/** "80,00 €". */
const CENTS = /(\d),\d\d(?=\s*(?:€|euro))/gi;
const THOUSANDS = /(?<![\d.,])(\d{1,3})(?:[.,'’](\d{3})(?![.,]?\d)|\s(\d{3})(?=\s?(?:€|euros?\b)))/g;

/** Replacements for French words that mean something else without their accents, such as "ferme" (farm). */
const ACCENTED = new Map([
  ['fermé', 'clos'],
  ['fermée', 'close'],
  ['côme', 'como'],
  ['marché', 'mercato'],
  ['marchés', 'mercati'],
  ['clés', 'chiavi'],
]);

function withAccents(word: TypedWord): TypedWord {
  return { ...word, folded: ACCENTED.get(word.typed.toLowerCase()) ?? word.folded };
}

function withSign(word: TypedWord): TypedWord {
  return word.folded === PLUS.mark ? { ...word, typed: PLUS.sign, folded: PLUS.folded } : word;
}

function areAges(text: string): boolean {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  return /\d/.test(text) && !text.includes('+') && words.every((word) => AGES.test(word));
}

type SpelledDate = { at: number; typed: string; word: TypedWord[] };

function readDate(text: string, match: RegExpMatchArray): SpelledDate | null {
  const [typed = '', day = '', slash, dot, year, dash, dashYear] = match;
  const at = match.index ?? 0;
  if (slash !== undefined && year === undefined && COUNTING.test(text.slice(0, at))) return null;
  const [month, years] = [slash ?? dot ?? dash ?? '', year ?? dashYear];
  const parts = typed.split(/[/.-]/);
  const word = [
    { typed: parts[0] ?? day, folded: String(Number(day)) },
    { typed: parts[1] ?? month, folded: MONTHS[Number(month) - 1] ?? '' },
    ...(years === undefined ? [] : [{ typed: parts[2] ?? years, folded: `20${years}` }]),
  ];
  return { at, typed, word };
}

function rewrite(text: string): string {
  return text
    .slice(0, MOST_LETTERS)
    .replace(COMING, 'prossima')
    .replace(A_MONTH, ' al mese')
    .replace(GERMAN_ORDINAL, (_, ordinal, neuter) => `${GERMAN_ORDINALS[Number(ordinal)]}${neuter ? 's' : ''} `)
    .replace(THOUSANDS, '$1$2$3')
    .replace(CENTS, '$1')
    .replace(SEPTEMBER, 'settembre')
    .replace(OR_SO_MANY, '$1 o $2')
    .replace(DASHED, '$1/$2 - $3/$4')
    .replace(DOTTED, '$1/$2 - $3/$4')
    .replaceAll('€', ' euro ')
    .replaceAll('~', ' circa ')
    .replace(/<(?=\s?\d)/g, ' sotto ')
    .replace(IN_BRACKETS, (all, inside: string) => (areAges(inside) ? ' ' : all))
    .replace(ADULTS_AND_CHILDREN, '$1 adulti e $2 bambini')
    .replaceAll(PLUS.sign, ` ${PLUS.mark} `)
    .replace(GLUED, '$1$3 $2$4')
    .replace(ISO_DATE, '$3/$2/$1');
}

/**
 * Splits a query for the parser and normalises dates, prices and numbers. The text search uses `splitWords`.
 * @example spellWords('dal 10/08 a 80€').map(({ folded }) => folded) // ['dal', '10', 'agosto', 'a', '80', 'euro']
 */
export function spellWords(text: string): TypedWord[] {
  const spelled = rewrite(text);
  const words: TypedWord[] = [];
  let from = 0;
  for (const match of spelled.matchAll(DATE)) {
    const date = readDate(spelled, match);
    if (date === null) continue;
    words.push(...splitWords(spelled.slice(from, date.at)), ...date.word);
    from = date.at + date.typed.length;
  }
  return spellNumbers([...words, ...splitWords(spelled.slice(from))])
    .slice(0, MOST_WORDS)
    .map((word) => withSign(withAccents(word)));
}
