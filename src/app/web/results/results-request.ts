import type { PageCursor } from '../../../search/contract.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import type { Scope } from '../../../search/rules/search-criteria.ts';
import type { WiderScope } from './wider-scopes.ts';

/** A search as a page asks for it. */
export type ResultsRequest = {
  /** What is searched for, words that mean a place taken out of it. */
  criteria: ChosenCriteria;
  scope: Scope;
  /** What the address says, and every link changes. */
  chosen: ChosenCriteria;
  /** The list's address with nothing chosen. */
  base: string;
  /** The same place for the page of filters: `toscana/siena`; '' for all Italy. */
  dove: string;
  /** What the box shows. */
  text: string;
  pageCursor: PageCursor;
  isMap: boolean;
  /** Where else the same may be looked for, the nearest first. */
  wider: readonly WiderScope[];
};
