import { foldName } from '../../locations/rules/fold-name.ts';
import {
  FOREIGN_LANGUAGES,
  type ForeignLanguage,
  isForeignLanguage,
  ITALIAN,
  type Language,
  LANGUAGES,
} from '../../kernel/language.ts';
import { FOREIGN_FEASTS } from './foreign-feasts.ts';
import { FOREIGN_PEOPLE } from './foreign-people.ts';
import { timesOf } from './foreign-times.ts';
import { FOREIGN_NEGATIONS } from './foreign-unwanted.ts';
import { GERMAN } from './lexicon-de.ts';
import { ENGLISH } from './lexicon-en.ts';
import { FRENCH } from './lexicon-fr.ts';
import type { Lexicon, Sayings } from './lexicon-of-language.ts';
import { SYNONYMS } from './lexicon-synonyms.ts';
import { readNumber } from './lexicon-words.ts';
import { CORRECTABLE_WORDS, MEANINGS } from './lexicon.ts';
import type { PlaceIndex } from './place-index.ts';
import { splitGerman } from './split-german.ts';
import { type TypedWord, withClauseEnd } from './split-words.ts';

function withSynonyms(lexicon: Lexicon, { anywhere, atHome }: Pick<Lexicon, 'anywhere' | 'atHome'>): Lexicon {
  return { ...lexicon, anywhere: [...lexicon.anywhere, ...anywhere], atHome: [...lexicon.atHome, ...atHome] };
}

const LEXICONS: Record<ForeignLanguage, Lexicon> = {
  en: withSynonyms(ENGLISH, SYNONYMS.en),
  de: withSynonyms(GERMAN, SYNONYMS.de),
  fr: withSynonyms(FRENCH, SYNONYMS.fr),
};

const NUMBER = '#';
const DIGITS = /^(\d{1,4})(?:st|nd|rd|th|er)?$/;

function foldPhrase(phrase: string): string {
  return phrase.split(NUMBER).map(foldName).join(` ${NUMBER} `).replaceAll(/\s+/g, ' ').trim();
}

function sayingsOf(tables: readonly Sayings[]): Map<string, string> {
  return new Map(
    tables.flatMap((sayings) =>
      Object.entries(sayings).flatMap(([italian, phrases]) =>
        phrases.split(',').map((phrase): [string, string] => [foldPhrase(phrase), italian]),
      ),
    ),
  );
}

function anywhereIn(language: ForeignLanguage): Sayings[] {
  const shared = [FOREIGN_FEASTS[language], FOREIGN_PEOPLE[language], FOREIGN_NEGATIONS[language]];
  return [...timesOf(language).anywhere, ...LEXICONS[language].anywhere, ...shared];
}

export function phrasesAnywhere(): { phrase: string; italian: string; language: ForeignLanguage }[] {
  return FOREIGN_LANGUAGES.flatMap((language) => {
    const sayings = sayingsOf(anywhereIn(language));
    return [...sayings].map(([phrase, italian]) => ({ phrase, italian, language }));
  });
}

const ITALIAN_WORDS: ReadonlySet<string> = new Set([...MEANINGS.keys()].flatMap((phrase) => phrase.split(' ')));

function isItalian(phrase: string): boolean {
  return phrase.split(' ').some((word) => ITALIAN_WORDS.has(word));
}

/** `only` is the only foreign language with the phrase. `null` if several languages have it or if one of its words is also Italian. */
type GeneralPhrase = { italian: string; only: ForeignLanguage | null };

const ANYWHERE: ReadonlyMap<string, GeneralPhrase> = new Map(
  [...Map.groupBy(phrasesAnywhere(), ({ phrase }) => phrase)].map(([phrase, [first, another]]) => [
    phrase,
    {
      italian: first?.italian ?? '',
      only: another === undefined && !isItalian(phrase) ? (first?.language ?? null) : null,
    },
  ]),
);

function sayingsAtHome(language: Language): ReadonlyMap<string, string> {
  if (!isForeignLanguage(language)) return new Map();
  return sayingsOf([...anywhereIn(language), ...timesOf(language).atHome, ...LEXICONS[language].atHome]);
}

const AT_HOME = new Map(LANGUAGES.map((language) => [language, sayingsAtHome(language)]));

const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  FOREIGN_LANGUAGES.flatMap((language) => [
    ...(AT_HOME.get(language)?.keys() ?? []),
    foldName(LEXICONS[language].wellSpelled),
  ]).flatMap((phrase) => phrase.split(' ')),
);

/** Returns whether a foreign lexicon contains the word. Such a word is not misspelt. @example isForeignWord('swimming') // true */
export function isForeignWord(word: string): boolean {
  return FOREIGN_WORDS.has(word);
}

/** `identifies` is `null` if the phrase belongs to the page's language or is ambiguous. */
type Translation = { italian: string; isOfPage: boolean; identifies: ForeignLanguage | null };

/**
 * Returns a function that translates phrases into Italian, including context-dependent phrases of the page's language and of the
 * languages in `identified`.
 */
function createTranslate(
  language: Language,
  identified: ReadonlySet<ForeignLanguage> = new Set(),
): (phrase: string) => Translation | null {
  const pagePhrases = AT_HOME.get(language);
  return (phrase) => {
    const local = pagePhrases?.get(phrase);
    if (local !== undefined) return { italian: local, isOfPage: true, identifies: null };
    const anywhere = ANYWHERE.get(phrase);
    if (anywhere !== undefined) return { italian: anywhere.italian, isOfPage: false, identifies: anywhere.only };
    if (isItalian(phrase)) return null;
    const italian = [...identified].map((other) => AT_HOME.get(other)?.get(phrase)).find((each) => each !== undefined);
    return italian === undefined ? null : { italian, isOfPage: false, identifies: null };
  };
}

function correctableIn(language: ForeignLanguage): Map<string, string> {
  const isCriterion = (italian: string) => ['tipo', 'servizio', 'gradini'].includes(MEANINGS.get(italian)?.kind ?? '');
  const isLong = (phrase: string) => phrase.length > SHORTEST && !phrase.includes(' ');
  return new Map(
    [...(AT_HOME.get(language) ?? [])].filter(([phrase, italian]) => isLong(phrase) && isCriterion(italian)),
  );
}

/** Foreign words must be longer than this to be offered as corrections, because shorter ones resemble too many other words. */
const SHORTEST = 4;
/** Possible corrections of a misspelt word by page language. Italian pages include English words. */
const CORRECTABLE = new Map(
  LANGUAGES.map((language) => {
    const italian = CORRECTABLE_WORDS.map((word): [string, string] => [word, word]);
    return [language, new Map([...correctableIn(isForeignLanguage(language) ? language : 'en'), ...italian])];
  }),
);

/**
 * Returns the words that may be the correction of a misspelt word, with their translations.
 * @example correctableWords('de').get('ferienhaus') // 'casa vacanze'
 */
export function correctableWords(language: Language = ITALIAN): ReadonlyMap<string, string> {
  return CORRECTABLE.get(language) ?? new Map();
}

type Stretch = { start: number; end: number };

/** Maximum number of words in a translated phrase, as in "entre Noël et le jour de l'an". */
const MOST_WORDS = 8;

function phraseEnds(words: readonly string[], start: number): number[] {
  return Array.from({ length: Math.min(MOST_WORDS, words.length - start) }, (_, index) => start + index + 1);
}

function namedStretches(words: readonly string[], places: Pick<PlaceIndex, 'matchesOf'>): Stretch[] {
  const isNamed = (phrase: string) =>
    places.matchesOf(phrase).length > 0 || (phrase.includes(' ') && MEANINGS.has(phrase));
  return words.flatMap((_, start) =>
    phraseEnds(words, start).flatMap((end) => (isNamed(words.slice(start, end).join(' ')) ? [{ start, end }] : [])),
  );
}

/** Returns whether the words belong to a place's name, such as "Lake" in "Lake Garda". */
function isOfPlace({ start, end }: Stretch, isOfPage: boolean, names: readonly Stretch[]): boolean {
  return names.some((name) => {
    const isInside = start <= name.start && name.end <= end;
    const isSame = name.start === start && name.end === end;
    return name.start < end && start < name.end && (isSame ? !isOfPage : !isInside);
  });
}

/** Returns whether the phrase is "a" before a place, as in "À Côme": a preposition rather than the English article. */
function isBeforePlace({ start, end }: Stretch, words: readonly string[], names: readonly Stretch[]): boolean {
  return end === start + 1 && words[start] === 'a' && names.some((name) => name.start === end);
}

type Reading = { italian: string; end: number; identifies: ForeignLanguage | null };

/** Returns the number that the word means, or `null` for other words and for articles. */
function numberOf(word: string, translate: ReturnType<typeof createTranslate>): string | null {
  const digits = DIGITS.exec(word)?.[1];
  if (digits !== undefined) return digits;
  const italian = translate(word)?.italian ?? word;
  return (readNumber(italian) ?? 0) > 1 ? italian : null;
}

function readPhrase(
  words: readonly string[],
  start: number,
  translate: ReturnType<typeof createTranslate>,
  names: readonly Stretch[],
): Reading | null {
  for (const end of phraseEnds(words, start).toReversed()) {
    const stretch = words.slice(start, end);
    const numbers = stretch.map((word) => numberOf(word, translate));
    const counted = stretch.map((word, index) => (numbers[index] === null ? word : NUMBER));
    const translated = translate(stretch.join(' ')) ?? translate(counted.join(' '));
    if (translated === null || isOfPlace({ start, end }, translated.isOfPage, names)) continue;
    if (isBeforePlace({ start, end }, words, names)) continue;
    const inOrder = numbers.filter((number) => number !== null);
    return {
      italian: translated.italian.replaceAll(NUMBER, () => inOrder.shift() ?? ''),
      end,
      identifies: translated.identifies,
    };
  }
  return null;
}

/** Pairs typed words with their translation. If the word counts differ, the first Italian word gets all typed words. */
function pair(typed: readonly TypedWord[], italian: string): TypedWord[] {
  const words = italian.split(' ');
  if (words.length === typed.length)
    return words.map((folded, index) => ({ typed: typed[index]?.typed ?? '', folded }));
  const all = typed.map((word) => word.typed).join(' ');
  return words.map((folded, index) => ({ typed: index === 0 ? all : '', folded }));
}

type Part = { typed: readonly TypedWord[]; read: Reading | null };

function readParts(
  words: readonly TypedWord[],
  translate: ReturnType<typeof createTranslate>,
  names: readonly Stretch[],
): Part[] {
  const folded = words.map((word) => word.folded);
  const parts: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const read = readPhrase(folded, at, translate, names);
    const end = read?.end ?? at + 1;
    parts.push({ typed: words.slice(at, end), read });
    at = end;
  }
  return parts;
}

/**
 * Translates the words into Italian, except names of places. The page's language takes precedence over other languages.
 * @example translateToItalian(splitWords('mit Hund'), { places, language: 'de' }).map(({ folded }) => folded) // ['con', 'animali', 'ammessi']
 */
export function translateToItalian(
  typed: readonly TypedWord[],
  { places, language = ITALIAN }: { places: Pick<PlaceIndex, 'matchesOf'>; language?: Language | undefined },
): TypedWord[] {
  const known = (word: string) => AT_HOME.get(language)?.has(word) ?? false;
  const words = language === 'de' ? splitGerman(typed, { places, known }) : typed;
  const names = namedStretches(
    words.map((word) => word.folded),
    places,
  );
  const parts = readParts(words, createTranslate(language), names);
  const identified = new Set(parts.map(({ read }) => read?.identifies ?? null).filter((each) => each !== null));
  const all = identified.size === 0 ? parts : readParts(words, createTranslate(language, identified), names);
  return all.flatMap(({ typed: part, read }) => (read ? withClauseEnd(pair(part, read.italian), part) : part));
}
