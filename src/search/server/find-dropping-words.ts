import type { FoundDroppingWords, SearchService } from '../contract.ts';
import type { SearchCriteria } from '../rules/search-criteria.ts';
import { readQuoted, splitWords } from '../rules/split-words.ts';
import { withoutLinks } from '../rules/lexicon-words.ts';

type Find = SearchService['find'];
/** How many homes a search finds; nobody sees which. */
type Count = (criteria: SearchCriteria) => Promise<number>;

/** Of a longer text nobody can say which word it was: each asks the database. */
const MOST_TRIED = 6;

/** The words that homes have together, those said first before the others. */
async function findKeptWords(count: Count, criteria: SearchCriteria, words: readonly string[]): Promise<string[]> {
  if (words.length === 1 || words.length > MOST_TRIED) return [];
  let keptWords: string[] = [];
  for (const word of words) {
    const tried = [...keptWords, word];
    // All of them together found nothing.
    if (tried.length === words.length) break;
    if ((await count({ ...criteria, testo: tried.join(' ') })) > 0) keptWords = tried;
  }
  return keptWords;
}

/**
 * Finds as `find` does; where no home has the words, what is found with those of them that homes have, or with none. A place is then
 * shown, and the words that count for nothing are named: who asked for "romantico" in Venice sees Venice.
 */
export function createFindDroppingWords(find: Find, count: Count): SearchService['findDroppingWords'] {
  return async (criteria, pageCursor): Promise<FoundDroppingWords> => {
    const { testo } = criteria;
    const found = await find(criteria, pageCursor);
    // Homes that were not read may have the words.
    if (found.total > 0 || found.isPartial || testo === '') return { ...found, testo, droppedWords: '' };
    const words = splitWords(testo).map(({ typed }) => typed);
    const keptWords = await findKeptWords(count, criteria, words);
    const said = withoutLinks(keptWords).join(' ');
    const isQuoted = readQuoted(testo) !== null;
    const kept = isQuoted && said !== '' ? `"${said}"` : said;
    const anyway = await find({ ...criteria, testo: kept }, pageCursor);
    if (anyway.total === 0) return { ...found, testo, droppedWords: '' };
    const droppedWords = withoutLinks(words.filter((word) => !keptWords.includes(word))).join(' ');
    return { ...anyway, testo: kept, droppedWords: keptWords.length === 0 ? testo : droppedWords };
  };
}
