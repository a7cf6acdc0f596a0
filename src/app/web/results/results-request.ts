import type { PageCursor } from '../../../search/contract.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import type { OpenZone } from '../../../search/rules/open-zone.ts';
import type { SearchAlternatives } from '../../../search/rules/search-alternatives.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { WiderScope } from './wider-scopes.ts';

export type ResultsRequest = {
  /** The search that was executed, without words that were interpreted as a place. */
  criteria: ChosenCriteria;
  scope: Scope;
  chosen: ChosenCriteria;
  base: string;
  /** The place as a parameter of the filters page, such as `toscana/siena`; '' for all of Italy. */
  dove: string;
  /** A zone that replaces the place; absent on pages that do not support zones. */
  zone?: OpenZone | null;
  text: string;
  /** The place in the form that follows a noun: "a Venezia", "in Toscana"; '' for all of Italy. */
  phrase: string;
  pageCursor: PageCursor;
  beside?: SearchAlternatives;
  written?: string;
  regionOf?: ReadonlyMap<string, string> | null;
  isMap: boolean;
  wider: readonly WiderScope[];
};
