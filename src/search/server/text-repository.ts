import { type Kysely, sql } from 'kysely';
import type { LocationsTables } from '../../locations/server/service.ts';

/** Words like one that nobody has written, most alike first, that are weighed one by one. */
const CANDIDATES = 60;

/** The tables that words and places are read from; `search_words` is named in SQL only. */
export type TextDb = Kysely<LocationsTables>;

/** Of these folded words those that some home has, in whatever form, and those that are too common to be looked for. */
export async function findKnownWords(db: TextDb, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select asked.word from (
      select word, ts_lexize('italian_stem', word) as stem from unnest(${words}::text[]) as word
    ) as asked
    where stem = '{}' or exists (select from search_words where word = asked.word) or exists (
      select from search_words
      where search_words.word like asked.stem[1] || '%' and ts_lexize('italian_stem', search_words.word) = asked.stem
    )
  `.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/**
 * Words of the vocabulary that may have been meant by `word`. Trigrams alone miss short words with an error in their middle, so those
 * that begin or end alike count as well.
 */
export async function findLikeWords(db: TextDb, word: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where (word % ${word} or word like left(${word}, 2) || '%' or word like '%' || right(${word}, 2))
      and char_length(word) between char_length(${word}) - 2 and char_length(${word}) + 2
      and levenshtein_less_equal(word, ${word}, 3) <= 3
    order by levenshtein_less_equal(word, ${word}, 3), similarity(word, ${word}) desc, word
    limit ${CANDIDATES}
  `.execute(db);
  return rows.map((row) => row.word);
}

/** The query of these words by their stems, as text; '' where all of them are too common. `wanted`: from `queryText`. */
export async function readQuery(db: TextDb, wanted: string): Promise<string> {
  const { rows } = await sql<{ query: string }>`select to_tsquery('italiano', ${wanted})::text as query`.execute(db);
  return rows[0]?.query ?? '';
}
