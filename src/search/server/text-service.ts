import type { Found, SearchService, Understood } from '../contract.ts';
import { nearestWords, errorsForgiven } from '../rules/typing-error.ts';
import { understandWords } from '../rules/understand.ts';
import { indexPlaces, type Places } from '../rules/understand-places.ts';
import { queryText, type WantedWord } from '../rules/understand-query.ts';
import { mendWords, strangeWords, type Vocabulary } from '../rules/understand-typing.ts';
import { splitWords, type TypedWord } from '../rules/understand-words.ts';
import { findKnownWords, findLikeWords, readPlaceFacts, readQuery, type TextDb } from './text-repository.ts';

/** Of a text with many wrong words only the first ones are mended: each asks the database. */
const MOST_MENDED = 6;

/**
 * Words ready to be found. `tsquery` is a tsquery's text (to be cast, `$1::tsquery`), by the stems that `search_texts` has; `null` for
 * words that ask nothing. `corrected` tells which words no home has, and what is looked for instead.
 */
export type ReadText = { tsquery: string | null; corrected: Found['corrected'] };

async function mend(db: TextDb, word: string): Promise<WantedWord> {
  return { word, instead: nearestWords(word, await findLikeWords(db, word)) };
}

/** Reads the words of a wish (`testo`) for `find`: typing errors are mended by the vocabulary of all homes. */
export async function readText(db: TextDb, testo: string): Promise<ReadText> {
  const words = splitWords(testo);
  if (words.length === 0) return { tsquery: null, corrected: [] };
  const mendable = [...new Set(words.map(({ folded }) => folded).filter((word) => errorsForgiven(word.length) > 0))];
  const known = await findKnownWords(db, mendable);
  const unknown = mendable.filter((word) => !known.has(word) && !/\d/.test(word)).slice(0, MOST_MENDED);
  const mended = await Promise.all(unknown.map((word) => mend(db, word)));
  const wanted = words.map(({ typed, folded }) => ({
    word: folded === '' ? typed : folded,
    instead: mended.find(({ word }) => word === folded)?.instead ?? [],
  }));
  const tsquery = await readQuery(db, queryText(wanted));
  const corrected = words.flatMap(({ typed, folded }) => {
    const instead = mended.find(({ word }) => word === folded)?.instead ?? [];
    return instead.length > 0 ? [{ word: typed, instead: [...instead] }] : [];
  });
  return { tsquery: tsquery === '' ? null : tsquery, corrected };
}

async function readVocabulary(db: TextDb, strange: readonly string[]): Promise<Vocabulary> {
  const known = await findKnownWords(db, strange);
  const inexact = strange.filter((word) => known.get(word) !== 'exact').slice(0, MOST_MENDED);
  const like = await Promise.all(inexact.map(async (word) => [word, await findLikeWords(db, word)] as const));
  return { known: new Set(known.keys()), like: new Map(like) };
}

async function understand(db: TextDb, places: Places, words: readonly TypedWord[]): Promise<Understood> {
  const strange = strangeWords(words, places);
  const vocabulary = strange.length > 0 ? await readVocabulary(db, strange) : { known: new Set<string>(), like: new Map() };
  const mended = mendWords(words, places, vocabulary);
  return { ...understandWords(mended.words, places), corrected: mended.corrected };
}

/** The words of the box on a database: what is meant by them, and what they may become. */
export function createTextService(db: TextDb): Pick<SearchService, 'understand'> {
  let kept: Promise<Places> | null = null;
  // Places change with a release: they are read once, when somebody first asks.
  const readPlaces = () => {
    kept ??= readPlaceFacts(db).then(indexPlaces);
    kept.catch(() => {
      kept = null;
    });
    return kept;
  };
  return {
    understand: async (text) => understand(db, await readPlaces(), splitWords(text)),
  };
}
