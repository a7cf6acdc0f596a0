import type { FoundDroppingWords, SearchService } from '../contract.ts';
import type { SearchCriteria } from '../rules/search-criteria.ts';
import { readQuoted, splitWords } from '../rules/split-words.ts';
import { withoutLinks } from '../rules/lexicon-words.ts';

type Find = SearchService['find'];
type Count = (criteria: SearchCriteria) => Promise<number>;

/** Maximum number of words to try one by one. Longer texts are dropped as a whole, because each try needs a query. */
const MOST_TRIED = 6;

/** Returns words that occur together in at least one home, preferring those that were typed first. */
async function findMatchingWords(count: Count, criteria: SearchCriteria, words: readonly string[]): Promise<string[]> {
  if (words.length === 1 || words.length > MOST_TRIED) return [];
  let matchingWords: string[] = [];
  for (const word of words) {
    const tried = [...matchingWords, word];
    if (tried.length === words.length) break;
    if ((await count({ ...criteria, testo: tried.join(' ') })) > 0) matchingWords = tried;
  }
  return matchingWords;
}

/** If no home matches, drops words but no other criteria: "romantico" in Venice shows homes in Venice. */
export function createFindDroppingWords(find: Find, count: Count): SearchService['findDroppingWords'] {
  return async (criteria, pageCursor): Promise<FoundDroppingWords> => {
    const { testo } = criteria;
    const found = await find(criteria, pageCursor);
    // The words are not dropped if the search is partial, because homes that were not read may match them.
    if (found.total > 0 || found.isPartial || testo === '') return { ...found, testo, droppedWords: '' };
    const words = splitWords(testo).map(({ typed }) => typed);
    const matchingWords = await findMatchingWords(count, criteria, words);
    const matching = withoutLinks(matchingWords).join(' ');
    const isQuoted = readQuoted(testo) !== null;
    const text = isQuoted && matching !== '' ? `"${matching}"` : matching;
    const anyway = await find({ ...criteria, testo: text }, pageCursor);
    if (anyway.total === 0) return { ...found, testo, droppedWords: '' };
    const droppedWords = withoutLinks(words.filter((word) => !matchingWords.includes(word))).join(' ');
    return { ...anyway, testo: text, droppedWords: matchingWords.length === 0 ? testo : droppedWords };
  };
}
