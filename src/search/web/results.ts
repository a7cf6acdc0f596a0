import type { IconName } from '../../ui/icon-name.ts';
import type { ChosenCriteria } from '../rules/chosen-criteria.ts';
import type { Ordine } from '../rules/search-criteria.ts';

/** A filter that a link sets or takes back. */
export type FilterLink = { label: string; href: string };

/** One of the filters asked for most: a link that sets it, or takes it back while it is on. */
export type FilterPill = FilterLink & { icon: IconName; isOn: boolean };

/** What stands above a list of results, and where each choice leads. */
export type ResultsTools = {
  /** Everything that is chosen, for who changes it. */
  chosen: ChosenCriteria;
  /** The list's address with nothing chosen. */
  base: string;
  /** What is chosen beside dates and guests, as the end of an address. */
  beside: string;
  /** Dates and guests, as the end of an address. */
  stay: string;
  /** What another search keeps of this one, dates, guests, filters and the map, as the end of an address. */
  kept: string;
  /** What the box shows. */
  text: string;
  pills: FilterPill[];
  /** The other filters that are on, each with the way to take it back. */
  chips: FilterLink[];
  /** Filters that are on, pills and chips together; words are none. */
  activeCount: number;
  /** Without any filter; `null` while there is none. */
  clearHref: string | null;
  /** The page of filters, for who has no scripts. */
  filtersHref: string;
  /** Where homes are counted before they are shown: the end of a call's address; `null` where nobody can. */
  countQuery: string | null;
  /** The address of each order. */
  orders: Record<Ordine, string>;
};

/** Where a page of a list stands, and where it goes on. */
export type ResultsPlace = {
  /** "Case 25–48 di 312"; `null` while the list is one page, or where nobody counts. */
  position: string | null;
  previousHref: string | null;
  nextHref: string | null;
};

/** A search beside the one that found nothing, and the homes that there are: with one criteria less, or in a wider place. */
export type OtherSearch = FilterLink & { count: string };
