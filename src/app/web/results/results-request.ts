import type { PageCursor } from '../../../search/contract.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import type { OpenZone } from '../../../search/rules/open-zone.ts';
import type { SearchAlternatives } from '../../../search/rules/search-alternatives.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { WiderScope } from './wider-scopes.ts';

export type ResultsRequest = {
  /** What is searched for, words that mean a place taken out of it. */
  criteria: ChosenCriteria;
  scope: Scope;
  chosen: ChosenCriteria;
  base: string;
  /** The same place for the page of filters: `toscana/siena`; '' for all Italy. */
  dove: string;
  /** A zone in its place; left out where there can be none. */
  zone?: OpenZone | null;
  text: string;
  /** The place as a sentence says it: "a Venezia", "in Toscana"; '' of all Italy. */
  phrase: string;
  pageCursor: PageCursor;
  /** What was said beside; left out where nothing can be. */
  beside?: SearchAlternatives;
  /** The words as typed, where they were read as others; '' or left out where they were not. */
  written?: string;
  /** The region of each province, where homes of several are listed. */
  regionOf?: ReadonlyMap<string, string> | null;
  isMap: boolean;
  wider: readonly WiderScope[];
};
