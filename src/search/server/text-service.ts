import { cacheFor } from '../../kernel/calls/cache-for.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { paths } from '../../kernel/pages/paths.ts';
import type { SearchResults, SearchService, Suggestion, ParsedText } from '../contract.ts';
import { type CountHomes, type SuggestedPlace, suggestPlaces } from '../rules/suggest.ts';
import type { Scope } from '../rules/search-criteria.ts';
import { settingOf, suggestThemes, type Theme, themePath } from '../rules/suggest-themes.ts';
import { nearestWords, errorsForgiven } from '../rules/typing-error.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import { parseWords, type ParsedQuery, parseQuery } from '../rules/parse-query.ts';
import { namePlace, zoneOf } from '../rules/parse-where.ts';
import { indexPlaces } from '../rules/index-places.ts';
import type { PlaceIndex } from '../rules/place-index.ts';
import { openZone } from '../rules/open-zone.ts';
import {
  tsqueryText,
  type QueryTerm,
  clauseEnds,
  readQuoted,
  splitWords,
  type TypedWord,
} from '../rules/split-words.ts';
import { type ParseContext, preferred } from '../rules/parse-place.ts';
import { possibleNames } from '../rules/parse-times.ts';
import { type Completion, completeNames } from '../rules/complete-names.ts';
import { type Correction, correctSpelling, unknownWords, type Vocabulary } from '../rules/correct-spelling.ts';
import { tipoOfHomeWord, WELL_SPELLED } from '../rules/lexicon-words.ts';
import { isForeignWord, translateToItalian } from '../rules/translate-to-italian.ts';
import { quotedWords, quoteWords } from '../rules/quote-words.ts';
import { normalisePoints } from '../rules/normalise-points.ts';
import { markProvinces, unbracket } from '../rules/mark-provinces.ts';
import { dropShores } from '../rules/drop-shores.ts';
import { writeZone } from '../rules/zone.ts';
import { spellWords } from '../rules/spell-words.ts';
import { TOURIST_AREAS } from '../source/tourist-areas.ts';
import { understoodWords } from './understood-words.ts';
import {
  countElsewhere,
  findKnownWords,
  findLikeWords,
  findNames,
  readCounts,
  readPlaceFacts,
  readQuery,
  type TextDb,
} from './text-repository.ts';
import { visitorMessages } from '../messages/by-request.ts';
import { withinSentence } from '../rules/within-sentence.ts';
import { joinPhrases, type PlaceMeant, type SeveralPlaces } from '../rules/several-places.ts';

function wherePhrase({ place, km }: PlaceMeant, places: PlaceIndex): string {
  return km === null ? places.phraseOf(place) : visitorMessages().withinKmPhrase(km, places.describe(place).nome);
}

function severalPhrase(several: SeveralPlaces | null, places: PlaceIndex): string | null {
  if (several === null) return null;
  const { ambiente, joined } = several;
  const where = joinPhrases(
    several.places.map((each) => wherePhrase(each, places)),
    joined,
  );
  return ambiente === null ? where : `${withinSentence(visitorMessages().environmentNames[ambiente])} ${where}`;
}

export { readPlaceFacts } from './text-repository.ts';
export { TOURIST_AREAS } from '../source/tourist-areas.ts';

/** Maximum number of unknown words to correct. Each correction needs a query. */
const MOST_CORRECTED = 6;
const MOST_SUGGESTED = 8;
const MOST_TYPED = 100;
const COUNTS_MS = 10_000;

/** `tsquery` is `null` if the text has no words other than stop words. `corrected` contains the replaced words with their replacements. */
export type ReadText = { tsquery: string | null; corrected: SearchResults['corrected'] };

async function correctWord(db: TextDb, word: string): Promise<QueryTerm> {
  return { word, instead: nearestWords(word, await findLikeWords(db, word)) };
}

/** Converts a text to a tsquery. If no home contains a word, searches for similar words instead, unless the text is in quotes. */
export async function readText(db: TextDb, testo: string): Promise<ReadText> {
  const words = splitWords(testo);
  if (words.length === 0) return { tsquery: null, corrected: [] };
  const isExact = readQuoted(testo) !== null;
  const isCorrectable = (word: string) => !isExact && errorsForgiven(word.length) > 0;
  const correctable = [...new Set(words.map(({ folded }) => folded).filter(isCorrectable))];
  const known = await findKnownWords(db, correctable);
  const unknown = correctable
    .filter((word) => !known.has(word) && !WELL_SPELLED.has(word) && !isForeignWord(word) && !/\d/.test(word))
    .slice(0, MOST_CORRECTED);
  // The words are corrected in sequence, because parallel corrections would hold several connections.
  const corrections: QueryTerm[] = [];
  for (const word of unknown) corrections.push(await correctWord(db, word));
  const wanted = words.map(({ typed, folded }) => ({
    word: folded === '' ? typed : folded,
    instead: corrections.find(({ word }) => word === folded)?.instead ?? [],
  }));
  const tsquery = await readQuery(db, tsqueryText(wanted));
  const corrected = words.flatMap(({ typed, folded }) => {
    const instead = corrections.find(({ word }) => word === folded)?.instead ?? [];
    return instead.length > 0 ? [{ word: typed, instead: [...instead] }] : [];
  });
  return { tsquery: tsquery === '' ? null : tsquery, corrected };
}

async function readVocabulary(db: TextDb, unknown: readonly string[]): Promise<Vocabulary> {
  const known = await findKnownWords(db, unknown);
  const inexact = unknown.filter((word) => known.get(word) !== 'exact').slice(0, MOST_CORRECTED);
  const like = new Map<string, string[]>();
  for (const word of inexact) like.set(word, await findLikeWords(db, word));
  return { known: new Set(known.keys()), like };
}

function nameOf(folded: string, places: PlaceIndex): string {
  const names = preferred(places.matchesOf(folded)).map((placeMatch) => places.describe(placeMatch).nome);
  return names.find((nome) => foldName(nome) === folded) ?? names[0] ?? folded;
}

function present(
  { namesakes, several, ...parsed }: ParsedQuery,
  places: PlaceIndex,
  corrected: readonly Correction[],
): ParsedText {
  return {
    ...parsed,
    several: severalPhrase(several, places),
    namesakes: namesakes.map((placeMatch) => namePlace(placeMatch, places)),
    corrected: corrected.map(({ word, instead }) => ({ word, instead: instead.map((each) => nameOf(each, places)) })),
  };
}

/** Returns whether at least half of the homes whose text contains the word lie in the comune of this name. */
async function isTown(db: TextDb, { criteria, namesakes }: ParsedQuery, count: CountHomes): Promise<boolean> {
  const towns = namesakes.filter(({ kind }) => kind === 'citta');
  if (towns.length === 0) return false;
  const there = towns.reduce((homes, town) => homes + count(town), 0);
  const citta_ids = towns.map(({ id }) => id);
  return (await countElsewhere(db, criteria.testo, { citta_ids, most: there + 1 })) <= there;
}

async function findHomeNames(db: TextDb, words: readonly TypedWord[]): Promise<ReadonlySet<string>> {
  const farms = words.filter(({ folded }) => tipoOfHomeWord(folded) === 'agriturismo');
  const possible = new Map([...possibleNames(words), ...farms.map(({ folded }) => [folded, folded] as const)]);
  const borne = await findNames(db, [...possible.keys()]);
  return new Set([...borne].flatMap((typed) => possible.get(typed) ?? []));
}

function normalisePlaces(text: string, places: PlaceIndex): TypedWord[] {
  return dropShores(normalisePoints(markProvinces(spellWords(unbracket(text, places)), places), places), places);
}

function withCompletions(typed: readonly TypedWord[], given: ParseContext) {
  const folded = typed.map((word) => word.folded);
  // Only typed words are completed: the French "avant", translated as «prima», must not become Primaluna.
  const isTyped = ({ start, end }: Completion) =>
    typed.slice(start, end).every((word) => word.typed === '' || foldName(word.typed) === word.folded);
  const found = completeNames(folded, given, clauseEnds(typed)).filter(isTyped);
  const phraseOf = ({ start, end }: Completion, name: 'typed' | 'folded') =>
    typed
      .slice(start, end)
      .map((word) => word[name])
      .join(' ');
  const completions = new Map(found.map((each) => [phraseOf(each, 'folded'), each.matches]));
  const completed = found.flatMap((each): Correction[] =>
    each.name === null ? [] : [{ word: phraseOf(each, 'typed'), instead: [each.name] }],
  );
  return { facts: found.length > 0 ? { ...given, completions } : given, completed };
}

async function parseText(db: TextDb, text: string, given: ParseContext, counts: () => Promise<CountHomes>) {
  const { places } = given;
  const quoted = readQuoted(text);
  if (quoted !== null) return present(parseWords(splitWords(quoted), places), places, []);
  const typed = translateToItalian(normalisePlaces(text, given.places), given);
  const known = { ...given, names: await findHomeNames(db, typed), exact: quotedWords(text) };
  const { facts, completed } = withCompletions(typed, known);
  const unknown = unknownWords(typed, facts);
  const vocabulary =
    unknown.length > 0 ? await readVocabulary(db, unknown) : { known: new Set<string>(), like: new Map() };
  const { words, corrected: misspelled } = correctSpelling(typed, facts, vocabulary);
  const corrected = [...completed, ...misspelled];
  const parsed = parseQuery(words, facts);
  if (parsed.namesakes.length === 0 || !(await isTown(db, parsed, await counts())))
    return present(parsed, places, corrected);
  const towns = new Set([foldName(parsed.criteria.testo)]);
  return present(parseQuery(words, { ...facts, towns }), places, corrected);
}

async function countHomes(db: TextDb, places: PlaceIndex): Promise<CountHomes> {
  const counts = new Map<string, number>();
  for (const { citta_id, strutture_count } of await readCounts(db)) {
    const town = { kind: 'citta', id: citta_id } as const;
    for (const { kind, id } of [town, ...places.ancestorsOf(town)])
      counts.set(`${kind} ${id}`, (counts.get(`${kind} ${id}`) ?? 0) + strutture_count);
  }
  return ({ kind, id }) => counts.get(`${kind} ${id}`) ?? 0;
}

function presentPlace({ kind, id, homes }: SuggestedPlace, places: PlaceIndex): Suggestion {
  const { path, ...described } = places.describe({ kind, id });
  const zone = zoneOf({ kind, id }, null, places);
  const list = zone ? writeZone(zone) : `dove=${path}`;
  return {
    kind: kind === 'punto' ? 'area' : kind,
    ...described,
    // A point has no count, because the homes around it are not counted in advance.
    strutture_count: kind === 'punto' ? null : homes,
    path: kind === 'citta' ? `${paths.strutture}/${path}` : `${paths.cerca}?${list}`,
  };
}

function presentTheme(theme: Theme, places: PlaceIndex, count: CountHomes): Suggestion {
  const setting = settingOf(theme);
  const towns = setting === null ? null : [...places.inSetting(setting)];
  const homes = towns && towns.reduce((sum, id) => sum + count({ kind: 'citta', id }), 0);
  return {
    kind: 'tema',
    nome: visitorMessages().themeNames[theme],
    dove: '',
    strutture_count: homes,
    path: themePath(theme),
  };
}

function countIn(scope: Scope, count: CountHomes): number | null {
  if (scope.kind === 'regione') return count({ kind: 'regione', id: scope.regione_id });
  if (scope.kind === 'provincia') return count({ kind: 'provincia', id: scope.provincia_id });
  return scope.kind === 'citta' ? scope.citta_ids.reduce((sum, id) => sum + count({ kind: 'citta', id }), 0) : null;
}

function suggestAsTyped(typed: string, corrected: ParsedText['corrected']): Suggestion {
  const quoted = quoteWords(
    typed,
    corrected.map(({ word }) => word),
  );
  return {
    kind: 'testo',
    nome: visitorMessages().searchInsteadLink(typed),
    dove: '',
    strutture_count: null,
    path: `${paths.cerca}?testo=${encodeURIComponent(quoted)}`,
  };
}

type SuggestParts = { places: PlaceIndex; count: CountHomes; parse: (text: string) => Promise<ParsedText> };

async function suggest(q: string, { places, count, parse }: SuggestParts): Promise<Suggestion[]> {
  const typed = q.trim().slice(0, MOST_TYPED);
  const words = splitWords(typed);
  if (words.length === 0)
    return typed === '' ? suggestThemes('').map((theme) => presentTheme(theme, places, count)) : [];
  const folded = words
    .map((word) => word.folded)
    .join(' ')
    .trim();
  const themes = suggestThemes(folded).map((theme) => presentTheme(theme, places, count));
  const sigla = /^[A-Z]{2}$/.test(typed) ? places.provinciaOf(folded) : null;
  const first = sigla ? [{ ...sigla, homes: count(sigla) }] : [];
  const most = MOST_SUGGESTED - 1 - themes.length - first.length;
  const suggested = [...first, ...suggestPlaces(folded, places, count, most)];
  const text = {
    kind: 'testo',
    dove: '',
    strutture_count: null,
    path: `${paths.cerca}?testo=${encodeURIComponent(typed)}`,
  } as const;
  const found = [...themes, ...suggested.map((place) => presentPlace(place, places))];
  // A single word is not parsed, which saves a query.
  const parsed = words.length > 1 ? await parse(typed) : null;
  const understood = parsed && understoodWords(parsed, places);
  const asTyped = parsed === null || parsed.corrected.length === 0 ? [] : [suggestAsTyped(typed, parsed.corrected)];
  if (!parsed || !understood || !(understood.isCombination || (understood.isPlace && found.length === 0)))
    return [
      ...found,
      ...(asTyped.length > 0 ? asTyped : [{ ...text, nome: visitorMessages().searchTextSuggestion(typed) }]),
    ];
  const strutture_count = understood.isPlace ? countIn(parsed.criteria.scope, count) : null;
  const dove = parsed.corrected.map(({ word, instead }) => visitorMessages().wordReadAs(word, instead)).join(' ');
  return [{ ...text, nome: understood.nome, dove, strutture_count }, ...found, ...asTyped];
}

export type TextService = Pick<SearchService, 'parseText' | 'suggest' | 'openZone'>;

/** The index of places takes 5 MB of memory and is cached until the process ends. */
export function createTextService(db: TextDb, clock: Clock): TextService {
  const places = cacheFor(Number.POSITIVE_INFINITY, async () => indexPlaces(await readPlaceFacts(db), TOURIST_AREAS));
  const counts = cacheFor(COUNTS_MS, async () => countHomes(db, await places.read()));
  const parse = async (text: string) =>
    parseText(db, text, { places: await places.read(), today: today(clock), language: currentLanguage() }, () =>
      counts.read(),
    );
  return {
    parseText: parse,
    openZone: async (zone) => openZone(zone, await places.read()),
    suggest: async (q) => suggest(q, { places: await places.read(), count: await counts.read(), parse }),
  };
}
