import { type Kysely, sql } from 'kysely';
import { parseLandmarks } from '../../locations/rules/parse-landmarks.ts';
import { type LocationsTables, readLandmarks, readPlaceNames } from '../../locations/server/service.ts';
import { readPoints } from '../rules/read-points.ts';
import { AIRPORTS, PORTS, STATIONS } from '../source/points.ts';
import type { PlaceFacts } from '../rules/place-facts.ts';

const CANDIDATES = 60;

/** The search tables are used only in raw SQL, so the type does not contain them. */
export type TextDb = Kysely<LocationsTables>;

/**
 * Looks up words in the search index: `exact` if the word occurs or is a stop word, `form` if only another word with the same
 * stem occurs.
 */
export async function findKnownWords(db: TextDb, words: readonly string[]): Promise<Map<string, 'exact' | 'form'>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ word: string; is_exact: boolean }>`
    select asked.word, is_exact from (
      select word, ts_lexize('italian_stem', word) as stem,
        ts_lexize('italian_stem', word) = '{}' or exists (select from search_words where search_words.word = asked) as is_exact
      from unnest(${words}::text[]) as asked, lateral (select asked as word) as same
    ) as asked
    where is_exact or exists (
      select from search_words
      where search_words.word like asked.stem[1] || '%' and ts_lexize('italian_stem', search_words.word) = asked.stem
    )
  `.execute(db);
  return new Map(rows.map(({ word, is_exact }) => [word, is_exact ? 'exact' : 'form']));
}

/** Finds similar words. Includes words with the same first or last two letters, because trigrams miss errors inside short words. */
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

/** Converts words to a tsquery. Returns '' if all words are stop words. `wanted` is the result of `tsqueryText`. */
export async function readQuery(db: TextDb, wanted: string): Promise<string> {
  const { rows } = await sql<{
    query: string;
  }>`/* prepared */ select to_tsquery('italiano', ${wanted})::text as query`.execute(db);
  return rows[0]?.query ?? '';
}

export async function readPlaceFacts(db: TextDb): Promise<PlaceFacts> {
  const [regioni, province, citta, nomi] = await Promise.all([
    db.selectFrom('regioni').select(['id', 'nome', 'slug']).orderBy('posizione').execute(),
    db.selectFrom('province').select(['id', 'regione_id', 'nome', 'sigla', 'slug']).orderBy('posizione').execute(),
    db
      .selectFrom('citta')
      .select(['id', 'provincia_id', 'nome', 'slug', 'lat', 'lon', 'popolazione', 'caps'])
      .orderBy('posizione')
      .execute(),
    db.selectFrom('citta_nomi').select(['citta_id', 'nome_folded', 'priority']).execute(),
  ]);
  const { stations, airports } = readLandmarks();
  const points = readPoints(
    { airports: AIRPORTS, stations: STATIONS },
    { stations, airports, ports: parseLandmarks(PORTS) },
  );
  return { regioni, province, citta, nomi, points, names: readPlaceNames({ regioni, province, citta }) };
}

export function readCounts(db: TextDb): Promise<{ citta_id: number; strutture_count: number }[]> {
  return db
    .selectFrom('strutture_per_citta')
    .select(['citta_id', 'strutture_count'])
    .where('strutture_count', '>', 0)
    .execute();
}

export async function countElsewhere(
  db: TextDb,
  word: string,
  { citta_ids, most }: { citta_ids: readonly number[]; most: number },
): Promise<number> {
  const there = citta_ids.map((id) => `zc${id}`).join(' | ');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from search_texts where testo @@ (plainto_tsquery('italiano', ${word}) && !!${there}::tsquery) limit ${most}
    ) as elsewhere`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findNames(db: TextDb, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) as word
    where exists (select from search_texts where testo @@ to_tsquery('italiano', word || ':A'))`.execute(db);
  return new Set(rows.map(({ word }) => word));
}
