import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../../kernel/language.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Exempt files: texts for Italian administrators, and operator messages, which quote commands. */
const OF_OPERATORS = /^src\/(?:admin|app\/server)\/|\/admin[-/]|\/messages\/(?:admin|operator)\./;

type Node = Record<string, unknown> & { type: string };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (!isNode(node) || node.type === 'ImportDeclaration' || /^TS(?!As|Satisfies|NonNull)/.test(node.type)) return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  const { key: _key, quasis, ...parts } = node;
  const templates = node.type === 'TemplateLiteral' ? [[quasis].flat().map(cookedOf).join('…')] : [];
  return [...templates.flat(), ...textsOf(Object.values(parts))];
}

function cookedOf(quasi: unknown): string {
  const value = isNode(quasi) ? quasi['value'] : null;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

function messagesIn(language: Language): readonly (readonly [file: string, text: string])[] {
  const files = globSync(`src/**/*.${language}.ts`, { cwd: ROOT }).filter((file) => !file.includes('paths.'));
  const texts = globSync(`content/*.${language}.md`, { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .map((line) => [file, line.replace(/^[a-z]+: /, '')] as const),
  );
  const messages = files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'));
    return textsOf(program).map((text) => [file, text] as const);
  });
  return [...messages, ...texts];
}

const MESSAGES: Record<Language, ReturnType<typeof messagesIn>> = {
  it: messagesIn('it'),
  en: messagesIn('en'),
  de: messagesIn('de'),
  fr: messagesIn('fr'),
};

function found(language: Language, pattern: RegExp, isExempt: (file: string, text: string) => boolean = () => false) {
  return MESSAGES[language].filter(([file, text]) => pattern.test(text) && !isExempt(file, text));
}

test.each(LANGUAGES)('more than 1,300 messages in «%s» are checked', (language) => {
  expect(MESSAGES[language].length).toBeGreaterThan(1300);
});

test.each<[Language, pattern: RegExp, instead: string]>([
  ['it', /Dove sei\b/, 'Dove si trova'],
  ['it', /Case con il cane/, 'Case che accettano il cane'],
  ['it', /[Ll]ascia le (?:sue )?date/, 'libera le date'],
  ['it', /\b(?:date|notti) .{0,30}\btenute\b/, 'bloccate, riservate'],
  ['it', /autorizzazione cade\b/, 'decade'],
  ['it', /denaro si (?:muove|è mosso)/, 'nessun addebito'],
  ['it', /pagamento .{0,12}restituito/, 'rimborsato, stornato'],
  ['it', /garantita con carta/, 'se paghi con carta'],
  ['it', /[Pp]olitic[ah]e? di cancellazione|\b[Aa]nnullament[oi]\b/, 'condizioni di cancellazione, cancellazione'],
  ['it', /[Rr]egole di casa/, 'regole della casa'],
  ['it', /non (?:è|sono) arrivat[ae]\./, 'non si è caricata'],
  [
    'it',
    /\bcarta (?:non )?(?:è|viene|sia)(?: già)? (?:stata )?(?:solo )?(?:addebitata|autorizzata)/,
    'preautorizzazione, addebito',
  ],
  ['de', /Ortstaxe/, 'Kurtaxe'],
  ['de', /geöffnet(?:e Unterkünfte)?$/, 'Unterkünfte des Tages'],
  ['de', /\bKontakte\b(?! \(|“)/, 'Kontaktdaten'],
  ['de', /braucht es|braucht JavaScript/, 'ist … nötig'],
  ['de', /Redaktion/, 'das Team von Ospitalia'],
  ['de', /\bSpa\b/, 'Wellnessbereich'],
  ['de', /[\p{Ll}“]: \p{Lu}\p{Ll}+n Sie (?:es|sie|die|den|das|ein)\b/u, 'a full stop before an imperative'],
  ['de', /[\p{Ll}“]: (?:Gäste|Unten|Wir|Dorthin|Niemand|Sonst|Wenige|Online|Storniert) \p{Ll}/u, 'a full stop'],
  ['de', /: Bitte \p{Ll}+ Sie/u, 'a full stop before an imperative'],
  [
    'de',
    /Karte (?:ist|wird)[^.:]{0,12} autorisiert|Autorisierung (?:verfällt|von selbst)/,
    'der Betrag ist reserviert',
  ],
  ['de', /Zahlung hat nicht geklappt/, 'die Zahlung ist fehlgeschlagen'],
  ['fr', /à combien/, 'combien de voyageurs'],
  ['fr', /\blibres?\b(?<!logiciels libres)|[Oo]ccupée?s?\b/, 'disponible, indisponible'],
  ['fr', /\bhôtes?\b(?<!hambres? d’hôtes)/, 'propriétaire'],
  ['fr', /restitué/, 'remboursé'],
  ['fr', /d’habitude/, 'en général'],
  ['fr', /rédaction/, 'l’équipe d’Ospitalia'],
  ['fr', /à louer/, 'chez l’habitant'],
  ['fr', /portail garantit\./, 'le portail garantit votre réservation'],
  ['fr', /\b[Ll](?:a|es) maisons?\b(?! de vacances)/, 'votre hébergement'],
  ['fr', /\bLa réservation (?:pour «[^»]*» )?.*est confirmée/, 'votre réservation'],
  ['en', /There is no such/, 'We can’t find that …'],
  ['en', /\b[Hh]omes?\b(?<![Hh]oliday homes?)(?! page)/, 'place to stay'],
  ['en', /[Ff]inal cleaning/, 'cleaning fee'],
  ['en', /paid on site/, 'paid at the property'],
  ['en', /guaranteed by card/, 'when you pay by card'],
  ['en', /portal guarantees\./, 'the portal guarantees your booking'],
  ['en', /card is (?:only )?authorised|nights are kept/, 'the amount, the nights are held'],
  ['en', /has been returned/, 'refunded, reversed'],
  ['en', /[Oo]pen today|[Oo]pens the door/, 'Today’s places, Who’ll welcome you'],
])('%s: no message contains %s, because native speakers write «%s»', (language, pattern) => {
  expect(found(language, pattern)).toEqual([]);
});

test('it: «finché» is followed by «non» on the cookie page', () => {
  const lives = MESSAGES.it
    .filter(([file, text]) => file.includes('cookie.it.md') && text.includes('Per quanto: '))
    .flatMap(([, text]) => text.replace(/^.*Per quanto: |\.\*.*$/g, '').split('; '));
  const until = lives.filter((text) => text.startsWith('finché'));
  expect(until.length).toBeGreaterThan(7);
  expect(until.filter((text) => !/^finché non .+?(?: o (?:non )?.+)?$/.test(text))).toEqual([]);
  expect(until.filter((text) => / o (?!non )(?!\d)/.test(text))).toEqual([]);
});

describe('punctuation', () => {
  test('fr: a no-break space precedes : ; ! ? » % and follows «', () => {
    expect(found('fr', / [:;!?»%]|«(?! |\u202f|$)|« /)).toEqual([]);
    expect(found('fr', /[\p{L}\d’][;!?»](?:\s|$)|\p{L}:\s/u)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: the apostrophe is ’, except in the fixed sentences', (language) => {
    const fixedSentences = readFileSync(join(ROOT, 'src/app/server/specification-sentences.test.ts'), 'utf8');
    const isQuoted = (file: string, text: string) =>
      OF_OPERATORS.test(file) ||
      fixedSentences.includes(text.split('…')[0] ?? text) ||
      /^(?:Esplora le Regioni d'Italia|L'Aquila|Valle d'Aosta)$/.test(text);
    expect(found(language, /\p{L}'\p{L}/u, isQuoted)).toEqual([]);
  });
});
