import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Language } from '../../kernel/language.ts';
import { MEANINGS } from './lexicon.ts';
import { ARTICLE_OF, BEFORE_ADJECTIVE, COMMON_PHRASES, COMMON_WORDS, PLACE_ADJECTIVES } from './lexicon-places.ts';
import { QUARTERS, SIGHTS } from './lexicon-colloquial-places.ts';
import { STREETS } from './lexicon-time.ts';
import { COUNTED, LINKS, readNumber } from './lexicon-words.ts';
import type { KnownPoint } from './index-points.ts';
import { phraseAt, phrasesOf } from './phrase-at.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceMatch } from './place-facts.ts';

/** The span includes the preposition and the qualifier, as in "a Livo, provincia di Como". `end` is exclusive. */
export type PlaceSpan = {
  kind: 'place';
  start: number;
  end: number;
  matches: readonly PlaceMatch[];
  /** Radius of the search in kilometres. `null` if it covers only the place itself. */
  km: number | null;
  /** Whether the name may belong to a street in another place, as in "porta Roma". */
  isStreet: boolean;
};

/** `towns` are ordinary words that may mean a comune. `exact` are quoted words, which are never corrected. */
export type ParseContext = {
  places: PlaceIndex;
  today: CalendarDate;
  towns?: ReadonlySet<string>;
  names?: ReadonlySet<string>;
  exact?: ReadonlySet<string>;
  completions?: ReadonlyMap<string, readonly PlaceMatch[]>;
  language?: Language | undefined;
};

const TO_A_PLACE =
  'a, ad, presso, comune di, paese di, citta di, frazione di, frazione, fraz, f ne, localita di, localita, loc, cap, c a p, codice postale, plz, postleitzahl, code postal, zip code, zip, postcode'.split(
    ', ',
  );
const AROUND = (
  'vicino a, vicino ad, vicino al, vicino allo, vicino alla, vicino all, vicino ai, vicino agli, vicino alle, vicino, vicina a, vicine a, vicini a, nei dintorni di, nei dintorni del, nei dintorni della, nei dintorni dell, dintorni di, dintorni, nelle campagne di, campagna di, attorno a, intorno a, zona, zona di, nelle vicinanze di, ' +
  'vicinanze di, nei pressi di, pressi di, non lontano da, non troppo lontano da, poco lontano da, fuori, fuori da, appena fuori, appena fuori da, a pochi km da, a due passi da, a due passi dal, a due passi dalla, a due passi dall, a due passi dai, a pochi minuti da, a nord di, a sud di, a est di, a ovest di, in riva al'
)
  .split(', ')
  .toSorted((one, other) => other.length - one.length);
/** Before the name of a town, these words mean a lake that is not a tourist area, so the search covers the surroundings of the town. */
const LAKE_OF = ['sul lago di', 'lago di', 'lago d'];
export const AROUND_KM = 20;
const MOST_KM = 50;
/** The largest number that is also the name of a comune (Cento). */
const MOST_COUNTED = 100;
const FROM_A_PLACE = new Set(['da', 'dal', 'dalla', 'dall', 'di']);
const KM_OF = new Map([
  ...phrasesOf('km, chilometri, chilometro', 1),
  // A minute by car counts as one kilometre.
  ...phrasesOf('minuti, minuto, min', 1),
  ...phrasesOf('ora, ore', 60),
]);
const HALF = new Set(['mezz', 'mezza']);
const WITHIN =
  'nel raggio di, in un raggio di, raggio di, entro, entro i, non oltre, non oltre i, non piu di, a non piu di, non piu lontano di, a, max, massimo, a meno di, meno di'
    .split(', ')
    .toSorted((one, other) => other.length - one.length);
const AND_AROUND = new Map(phrasesOf('e dintorni, o dintorni, e vicinanze, e zone limitrofe, e zone vicine', null));
const IN_PROVINCE = ['in provincia di', 'provincia di', 'provincia', 'prov di', 'prov', 'in'];
const ON_A_STREET = new Set([...STREETS, 'porta', 'piazzetta', 'galleria']);
/** After these words, a name may mean the town or belong to a street, as in "piazzetta Capri". */
const IN_A_TOWN = new Set(['porta', 'piazzetta', 'galleria', 'strada', 'contrada']);
/** After "a", these words are directions or times, as in "esposta a sud" and "arrivo a mezzogiorno". */
const DIRECTIONS = new Set(['nord', 'sud', 'mezzogiorno']);
const ARTICLED = new Set(['al', 'allo', 'alla', 'all', 'ai', 'agli', 'alle']);
const SAINTS = ['san', 'santa', 'santo', 'sant'];

function standsBefore(words: readonly string[], end: number, phrases: readonly string[]): number | null {
  for (const phrase of phrases) {
    const length = phrase.split(' ').length;
    if (end >= length && words.slice(end - length, end).join(' ') === phrase) return length;
  }
  return null;
}

type Around = { length: number; km: number };

function countOf(word: string): number | null {
  return HALF.has(word) ? 1 / 2 : readNumber(word);
}

function radiusBefore(words: readonly string[], end: number): Around | null {
  const [word = '', unit = '', from = ''] = words.slice(Math.max(0, end - 3), end);
  const [count, km] = [countOf(word), KM_OF.get(unit)];
  if (end < 3 || !FROM_A_PLACE.has(from) || km === undefined || count === null) return null;
  const within = standsBefore(words, end - 3, WITHIN) ?? 0;
  return { length: 3 + within, km: Math.min(MOST_KM, Math.max(1, Math.round(count * km))) };
}

function aroundBefore(words: readonly string[], start: number, name: string, places: PlaceIndex): Around | null {
  const radius = radiusBefore(words, start);
  if (radius !== null) return radius;
  const around = standsBefore(words, start, AROUND);
  if (around !== null) return { length: around, km: AROUND_KM };
  const isKnownLake = ['lago di', 'lago d'].some((lake) => places.matchesOf(`${lake} ${name}`).length > 0);
  const lake = isKnownLake ? null : standsBefore(words, start, LAKE_OF);
  return lake === null ? null : { length: lake, km: AROUND_KM };
}

export function formsOf(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  const tail = rest.join(' ');
  const forms = [words.join(' ')];
  if (rest.length > 0 && first === 's') forms.push(...SAINTS.map((saint) => `${saint} ${tail}`));
  if (rest.length > 1 && first === 's' && rest[0] === 'ta') forms.push(`santa ${rest.slice(1).join(' ')}`);
  if (rest.length > 0 && first === 'sta') forms.push(`santa ${tail}`);
  if (rest.includes('s'))
    forms.push(...SAINTS.map((saint) => words.map((word) => (word === 's' ? saint : word)).join(' ')));
  if (rest.length > 1 && first === 'isola' && ['di', 'd'].includes(rest[0] ?? '')) forms.push(rest.slice(1).join(' '));
  if (rest.length > 0 && first === 'sankt') forms.push(`st ${tail}`);
  const contracted = ARTICLE_OF.get(first);
  if (rest.length > 0 && contracted !== undefined) forms.push(`${contracted} ${tail}`);
  if (rest.length > 0 && (first === 'prov' || first === 'provincia')) {
    forms.push(`provincia di ${(rest[0]?.startsWith('d') && rest.length > 1 ? rest.slice(1) : rest).join(' ')}`);
    const article = ARTICLE_OF.get(rest[0] ?? '');
    if (article !== undefined) forms.push(`provincia di ${[article, ...rest.slice(1)].join(' ')}`);
  }
  return forms;
}

/** Chooses among the meanings of a name: regions take precedence over areas, areas over towns, and towns over provinces. */
export function preferred(matches: readonly PlaceMatch[]): PlaceMatch[] {
  const regione = matches.filter(({ kind }) => kind === 'regione');
  if (regione.length > 0) return regione;
  const areas = matches.filter(({ kind }) => kind === 'area');
  if (areas.length > 0) return areas.slice(0, 1);
  const towns = matches.filter(({ kind }) => kind === 'citta');
  const of = towns.length > 0 ? towns : matches;
  const best = Math.min(...of.map(({ priority }) => priority));
  return of.filter(({ priority }) => priority === best);
}

function matchesAt(
  words: readonly string[],
  start: number,
  end: number,
  { places, completions }: ParseContext,
): readonly PlaceMatch[] {
  const completed = completions?.get(words.slice(start, end).join(' '));
  if (completed !== undefined) return completed;
  for (const form of formsOf(words.slice(start, end))) {
    const matches = places.matchesOf(form);
    if (matches.length > 0) return matches;
  }
  const adjective = end === start + 1 ? PLACE_ADJECTIVES.get(words[start] ?? '') : undefined;
  const isRegional = adjective && BEFORE_ADJECTIVE.get(adjective.ofOne)?.has(words[start - 1] ?? '');
  return isRegional ? places.matchesOf(adjective.region) : [];
}

function qualify(words: readonly string[], start: number, matches: readonly PlaceMatch[], places: PlaceIndex) {
  const skipped = IN_PROVINCE.find(
    (phrase) => words.slice(start, start + phrase.split(' ').length).join(' ') === phrase,
  );
  const from = start + (skipped === undefined ? 0 : skipped.split(' ').length);
  for (let end = Math.min(words.length, from + 4); end > from; end -= 1) {
    const phrase = words.slice(from, end).join(' ');
    const sigla = places.provinciaOf(phrase);
    const outer = [...(sigla === null ? [] : [sigla]), ...places.matchesOf(phrase)];
    const inside = matches.filter((one) => outer.some((larger) => places.isWithin(one, larger)));
    if (inside.length > 0) return { end, matches: inside };
  }
  return null;
}

/** Phrases that mean a service. Some of them are also names of comuni, such as "camino". */
const SERVICES = new Set([...MEANINGS].flatMap(([name, { kind }]) => (kind === 'servizio' ? [name] : [])));

function isOrdinary(name: string): boolean {
  return COMMON_WORDS.has(name) || COMMON_PHRASES.has(name) || MEANINGS.has(name) || name.length < 3;
}

/** Returns whether the name is a number before a counted noun ("cento passi") rather than a comune. */
function isCount(words: readonly string[], start: number, end: number): boolean {
  const isNumber = end === start + 1 && readNumber(words[start], MOST_COUNTED) !== null;
  return isNumber && COUNTED.has(words[end] ?? '');
}

/** After these words, the French "marches" means steps rather than the region, as in "sans marches". */
const NO_STEPS = new Set(
  'senza sans sens pas peu poche poca quante quelques plusieurs zero no ohne without'.split(' '),
);
const OF_STEPS = new Set('escalier escaliers'.split(' '));

function areSteps(words: readonly string[], start: number): boolean {
  if (words[start] !== 'marches') return false;
  const before = words[start - 1] ?? '';
  const owner = before === 'de' ? (words[start - 2] ?? '') : before;
  return NO_STEPS.has(owner) || readNumber(before) !== null || OF_STEPS.has(words[start + 2] ?? words[start + 1] ?? '');
}

const POSTCODE = /^\d{5}$/;
const OF_PRICE = new Set('max massimo sotto budget fino entro meno oltre circa euro eur prezzo piu'.split(' '));

function isAmount(words: readonly string[], start: number): boolean {
  const [before = '', word = '', after = ''] = [words[start - 1], words[start], words[start + 1]];
  return POSTCODE.test(word) && (OF_PRICE.has(before) || after.startsWith('eur'));
}

/** Returns whether the name is not a place here, such as "montagna" in "vista montagna in Alto Adige". */
function meansOther(words: readonly string[], start: number, end: number): boolean {
  const isService = start > 0 && MEANINGS.get(words.slice(start - 1, end).join(' '))?.kind === 'servizio';
  return isService || isCount(words, start, end) || isAmount(words, start) || areSteps(words, start);
}

type Stretch = { start: number; end: number; isWhole: boolean };

function distanceMeant(
  { words, start, name, isFollowed }: { words: readonly string[]; start: number; name: string; isFollowed: boolean },
  around: Around | null,
  point: KnownPoint | undefined,
): number | null {
  if (point) return radiusBefore(words, start)?.km ?? point.km;
  if (QUARTERS.has(name)) return null;
  return around?.km ?? (isFollowed || SIGHTS.has(name) ? AROUND_KM : null);
}

function isNoPlace(
  { words, start, end, isWhole }: Stretch & { words: readonly string[] },
  { toPlace, isQualified, towns }: { toPlace: number | null; isQualified: boolean; towns: ParseContext['towns'] },
): boolean {
  const name = words.slice(start, end).join(' ');
  const before = words[start - 1] ?? '';
  if (toPlace === null ? meansOther(words, start, end) : before === 'a' && DIRECTIONS.has(name)) return true;
  // A service before a region is not a comune: "Camino, Piemonte" means a fireplace, "Camino (AL)" the comune.
  const isTownOf = isQualified && (!SERVICES.has(name) || /^(?:[a-z]{2}|prov(?:incia)?)$/.test(words[end] ?? ''));
  if (!isOrdinary(name) || isTownOf || (isWhole && !MEANINGS.has(name))) return false;
  // An ordinary word is not a place after an article: "vicino alla chiesa" means any church.
  const isTown = towns?.has(name) && !LINKS.has(before);
  return ARTICLED.has(before) || (toPlace === null && !isTown);
}

/** Parses a place. `isWhole` is true if the rest of the text consists only of times, prices, guests and fillers. */
export function readPlace(
  words: readonly string[],
  { start, end, isWhole }: Stretch,
  facts: ParseContext,
): PlaceSpan | null {
  const { places, towns } = facts;
  const all = matchesAt(words, start, end, facts);
  if (all.length === 0) return null;
  const name = words.slice(start, end).join(' ');
  const around = aroundBefore(words, start, name, places);
  const toPlace = around?.length ?? standsBefore(words, start, TO_A_PLACE);
  const qualified = qualify(words, end, all, places);
  const isStreet = toPlace === null && ON_A_STREET.has(words[start - 1] ?? '');
  if (isStreet && !IN_A_TOWN.has(words[start - 1] ?? '')) return null;
  const context = { toPlace, isQualified: qualified !== null, towns };
  if (isNoPlace({ words, start, end, isWhole }, context)) return null;
  const named = qualified?.end ?? end;
  const point = all[0]?.kind === 'punto' ? places.point(all[0].id) : undefined;
  const after = around === null ? phraseAt(words, named, AND_AROUND) : null;
  return {
    kind: 'place',
    start: start - (toPlace ?? 0),
    end: after?.end ?? named,
    matches: preferred(qualified?.matches ?? all),
    km: distanceMeant({ words, start, name, isFollowed: after !== null }, around, point),
    isStreet,
  };
}
