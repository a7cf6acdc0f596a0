import { foldName } from '../../locations/rules/fold-name.ts';
import { MONTH_NUMBERS } from './lexicon-time.ts';
import { COUNTED } from './lexicon-words.ts';
import { namesOfMonths } from './time-names.ts';
import { phraseAt } from './phrase-at.ts';
import { type TypedWord, withClauseEnd } from './split-words.ts';

const [TENS, HUNDRED, MOST] = [10, 100, 999];

type Names = { units: readonly string[]; tens: readonly string[] };

function names(units: string, tens: string): Names {
  return { units: ` ${units}`.split(' '), tens: tens.split(' ') };
}

const IT = names(
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
);
const EN = names(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'twenty thirty forty fifty sixty seventy eighty ninety',
);
const DE = names(
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
);
const FR = names(
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt',
);

type NumberLanguage = 'it' | 'en' | 'de' | 'fr' | 'ch';

function belowHundred({ units, tens }: Names, number: number, join: (ten: string, unit: string) => string): string {
  if (number < 2 * TENS) return units[number] ?? '';
  return join(tens[Math.floor(number / TENS) - 2] ?? '', units[number % TENS] ?? '');
}

function italian(ten: string, unit: string): string {
  return `${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit}`;
}

/** Writes a number in French, which forms 70–79 and 90–99 with ten to nineteen ("soixante-dix"). */
function french(number: number): string {
  const isLong = number >= 7 * TENS && (number < 8 * TENS || number >= 9 * TENS);
  const ten = FR.tens[Math.floor(number / TENS) - 2] ?? '';
  if (number < 2 * TENS) return FR.units[number] ?? '';
  const rest = FR.units[(number % TENS) + (isLong ? TENS : 0)] ?? '';
  const isAnd = number < 8 * TENS && (rest === 'un' || rest === 'onze');
  return `${ten} ${isAnd ? 'et ' : ''}${rest}`;
}

function swiss(number: number): string {
  const ten = ['septante', 'huitante', 'nonante'][Math.floor(number / TENS) - 7];
  const unit = FR.units[number % TENS] ?? '';
  return ten === undefined ? french(number) : `${ten} ${unit === 'un' ? 'et ' : ''}${unit}`;
}

function german(ten: string, unit: string): string {
  return unit === '' ? ten : `${unit === 'eins' ? 'ein' : unit}und${ten}`;
}

const BELOW: Record<NumberLanguage, (number: number) => string> = {
  it: (number) => belowHundred(IT, number, italian),
  en: (number) => belowHundred(EN, number, (ten, unit) => `${ten} ${unit}`),
  de: (number) => belowHundred(DE, number, german),
  fr: french,
  ch: swiss,
};

function frenchHundreds(count: number, rest: string): string[] {
  return count === 1 ? [`cent ${rest}`] : [`${FR.units[count]} cent ${rest}`, `${FR.units[count]} cents ${rest}`];
}

const HUNDREDS: Record<NumberLanguage, (count: number, rest: string) => string[]> = {
  it: (count, rest) => {
    const hundred = `${count === 1 ? '' : IT.units[count]}cento`;
    return [`${hundred}${rest}`, `${hundred} ${rest}`, `${/^[uo]/.test(rest) ? hundred.slice(0, -1) : hundred}${rest}`];
  },
  en: (count, rest) => {
    const hundreds = count === 1 ? ['one hundred', 'a hundred', 'hundred'] : [`${EN.units[count]} hundred`];
    return hundreds.flatMap((hundred) => [`${hundred} ${rest}`, `${hundred} and ${rest}`]);
  },
  de: (count, rest) =>
    (count === 1 ? ['hundert', 'einhundert'] : [`${DE.units[count]}hundert`]).flatMap((hundred) => [
      `${hundred}${rest}`,
      `${hundred} ${rest}`,
    ]),
  fr: frenchHundreds,
  ch: frenchHundreds,
};

/** Names of places that are numbers only before a counted noun. The price parser handles "Cento". */
const PLACES = new Set(['trente', 'trenta', 'quindici']);
const COUNTED_ABROAD = new Set([...'euros personnes jours nuits metres'.split(' '), ...namesOfMonths('fr', 'long')]);
/** The number 80 as `french` writes it. Numbers that end in 80 are also spelt with an s ("quatre-vingts"). */
const QUATRE_VINGT = 'quatre-vingt ';
/** The smallest number that is converted. The parsers and lexicons handle smaller numbers. */
const LEAST = 13;

function buildNumberPhrases(): Map<string, number> {
  const phrases = new Map<string, number>();
  for (const language of ['it', 'en', 'de', 'fr', 'ch'] as const) {
    for (let number = LEAST; number <= MOST; number += 1) {
      const count = Math.floor(number / HUNDRED);
      const rest = number % HUNDRED === 0 ? '' : BELOW[language](number % HUNDRED);
      for (const phrase of count === 0 ? [rest] : HUNDREDS[language](count, rest)) {
        phrases.set(foldName(phrase).trim(), number);
        if (rest === QUATRE_VINGT) phrases.set(foldName(`${phrase.trim()}s`), number);
      }
    }
  }
  for (const [phrase, number] of [
    ['thousand', 1000],
    ['a thousand', 1000],
    ['tausend', 1000],
  ] as const)
    phrases.set(phrase, number);
  phrases.delete('cento');
  return phrases;
}

const NUMBER_PHRASES: ReadonlyMap<string, number> = buildNumberPhrases();

function isPlace(words: readonly string[], start: number, end: number): boolean {
  const next = words[end] ?? '';
  const isCounted = COUNTED.has(next) || COUNTED_ABROAD.has(next) || MONTH_NUMBERS.has(next);
  return PLACES.has(words.slice(start, end).join(' ')) && !isCounted;
}

/**
 * Converts spelled-out numbers above twelve to digits, except "cento". `typed` retains the words as typed.
 * @example spellNumbers(splitWords('cent vingt euros')).map(({ folded }) => folded) // ['120', 'euros']
 */
export function spellNumbers(words: readonly TypedWord[]): TypedWord[] {
  const folded = words.map((word) => word.folded);
  const spelled: TypedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(folded, at, NUMBER_PHRASES);
    const number = found && !isPlace(folded, at, found.end) ? found : null;
    const end = number?.end ?? at + 1;
    const typed = words.slice(at, end);
    spelled.push(
      ...(number === null
        ? typed
        : withClauseEnd([{ typed: typed.map((word) => word.typed).join(' '), folded: String(number.value) }], typed)),
    );
    at = end;
  }
  return spelled;
}
