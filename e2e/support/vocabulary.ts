import { readFileSync, globSync } from 'node:fs';
import { parseSync } from 'vite';
import { type Language, LANGUAGE_NAMES, LANGUAGES, LOCALE } from '../../src/kernel/language.ts';
import { CODICE_ALPHABET } from '../../src/stay/rules/codice.ts';

const WORD = /\p{L}{2,}/gu;

const EVERYWHERE =
  'ospitalia sicura cin istat geonames natural earth openstreetmap svg maps italy cc by ' +
  `${LANGUAGES.join(' ')} ${Object.values(LANGUAGE_NAMES).join(' ')} ` +
  'airbnb booking com vrbo whatsapp wifi netflix bbq spa smart tv km ics mail stripe visa mastercard cvc mm aa eur italia example';

type Node = Record<string, unknown>;

function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, ...rest } = node as Node;
  if (type === 'ImportDeclaration') return [];
  if (type === 'Literal' && typeof value === 'string') return [value];
  if (type === 'TemplateElement') return [String((value as { cooked: unknown }).cooked)];
  return Object.values(rest)
    .concat(typeof value === 'object' ? [value] : [])
    .flatMap(textsOf);
}

/** Matches a booking code or reference. About one reference in twenty has no digit, so the pattern for digits would miss it. */
const CODICE = `\\b[${CODICE_ALPHABET}]{4}(?:-[${CODICE_ALPHABET}]{4})+\\b`;

const CODE = new RegExp(`\\S*\\d\\S*|${CODICE}|\\b\\p{Lu}{2,3}\\b`, 'gu');

const wordsIn = (text: string): string[] =>
  text.replaceAll('\u00ad', '').replaceAll(CODE, ' ').toLowerCase().match(WORD) ?? [];

function datesOf(language: Language): string[] {
  const days = Array.from({ length: 12 }, (_, month) =>
    [...Array(7).keys()].map((day) => new Date(Date.UTC(2027, month, day + 1))),
  ).flat();
  const forms = (['long', 'short'] as const).map((form) => ({ month: form, weekday: form }) as const);
  return forms.flatMap((form) => days.map((day) => new Intl.DateTimeFormat(LOCALE[language], form).format(day)));
}

const known = new Map<Language, Set<string>>();

function namesOfTowns(): string[] {
  const italian = vocabularyOf('it');
  return wordsIn(readFileSync('src/locations/source/comuni.txt', 'utf8')).filter((word) => !italian.has(word));
}

function vocabularyOf(language: Language): Set<string> {
  const found = known.get(language);
  if (found) return found;
  const texts = globSync(`src/**/*.${language}.ts`).flatMap((file) =>
    textsOf(parseSync(file, readFileSync(file, 'utf8')).program),
  );
  const pages = globSync(`content/*.${language}.md`).map((file) => readFileSync(file, 'utf8'));
  const names = readFileSync('src/locations/source/foreign-names.txt', 'utf8');
  const vocabulary = new Set([...texts, ...pages, ...datesOf(language), names, EVERYWHERE].flatMap(wordsIn));
  if (language !== 'it') for (const word of namesOfTowns()) vocabulary.add(word);
  known.set(language, vocabulary);
  return vocabulary;
}

export function foreignWords(text: string, language: Language, allowed: readonly string[]): string[] {
  const vocabulary = vocabularyOf(language);
  const names = new Set(allowed.flatMap(wordsIn));
  return [...new Set(wordsIn(text))].filter((word) => !vocabulary.has(word) && !names.has(word));
}
