import type { PageCursor } from '../../../search/contract.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import type { OpenZone } from '../../../search/rules/open-zone.ts';
import type { SearchAlternatives } from '../../../search/rules/search-alternatives.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { WiderScope } from './wider-scopes.ts';

export type ResultsRequest = {
  /** The executed search: without words that were read as a place. */
  criteria: ChosenCriteria;
  scope: Scope;
  chosen: ChosenCriteria;
  base: string;
  /** The place as a parameter of the filters page: `toscana/siena`; '' for all of Italy. */
  dove: string;
  /** A zone instead of the place. Absent if the page supports none. */
  zone?: OpenZone | null;
  text: string;
  /** The place as it follows a noun: "a Venezia", "in Toscana"; '' for all of Italy. */
  phrase: string;
  pageCursor: PageCursor;
  /** Alternatives in the text. Absent if the page supports none. */
  beside?: SearchAlternatives;
  /** The text as typed, if it was read differently. */
  written?: string;
  /** The region of each province, if the list contains several. */
  regionOf?: ReadonlyMap<string, string> | null;
  isMap: boolean;
  wider: readonly WiderScope[];
};
