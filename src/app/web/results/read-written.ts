import { paths } from '../../../kernel/pages/paths.ts';
import { NO_CRITERIA } from '../../../search/rules/chosen-criteria.ts';
import { quoteWords } from '../../../search/rules/quote-words.ts';
import type { PageContext } from '../context.ts';
import { hrefOf } from './href-of.ts';
import { viewedBase } from './map-of.ts';
import type { ResultsRequest } from './results-request.ts';
import { type WhichPlace, whichPlace } from './which-place.ts';
import * as searchMessages from '../../../search/messages/visitor.ts';

/** Corrections to the text, with a link to the search as entered, and other places with the same name. */
export type WrittenWords = {
  sentences: string[];
  back: { label: string; href: string } | null;
  other: WhichPlace | null;
};

const AS_TYPED: WrittenWords = { sentences: [], back: null, other: null };

/** Parses the entered text again instead of reading the corrections from the URL, because anyone can manipulate a URL. */
export async function readWritten(
  search: Pick<PageContext['search'], 'parseText'>,
  { written = '', chosen, criteria, isMap }: ResultsRequest,
  isPlaced: boolean,
): Promise<WrittenWords> {
  if (written === '') return AS_TYPED;
  const { corrected, dove, namesakes } = await search.parseText(written);
  const testo = quoteWords(
    written,
    corrected.map(({ word }) => word),
  );
  const asTyped = { ...NO_CRITERIA, stay: chosen.stay, testo };
  return {
    sentences: corrected.map(({ word, instead }) => searchMessages.wordReadAs(word, instead)),
    back:
      corrected.length === 0
        ? null
        : { label: searchMessages.searchInsteadLink(written), href: hrefOf(viewedBase(paths.cerca, isMap), asTyped) },
    other: isPlaced && dove !== null ? whichPlace({ homonyms: [], namesakes, criteria, isPlaced }, isMap) : null,
  };
}
