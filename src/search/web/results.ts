import type { IconName } from '../../ui/icons/icon-name.ts';
import type { ChosenCriteria } from '../rules/chosen-criteria.ts';
import type { Ordine } from '../rules/search-criteria.ts';

export type FilterLink = { label: string; href: string };

/** `isPill` is true if wide screens show the filter as a pill instead. */
export type FilterChip = FilterLink & { isPill: boolean };

export type FilterPill = FilterLink & { icon: IconName; isOn: boolean };

export type ResultsTools = {
  chosen: ChosenCriteria;
  base: string;
  beside: string;
  stay: string;
  /** The part of the query string that a new search preserves: dates, guests, filters and map. */
  kept: string;
  text: string;
  pills: FilterPill[];
  chips: FilterChip[];
  activeCount: number;
  clearHref: string | null;
  filtersHref: string;
  /** `null` if the search cannot be counted. */
  countQuery: string | null;
  orders: Record<Ordine, string>;
};

export type ResultsPlace = {
  position: string | null;
  previousHref: string | null;
  nextHref: string | null;
};

export type OtherSearch = FilterLink & { count: string };
