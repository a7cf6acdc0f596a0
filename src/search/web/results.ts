import type { IconName } from '../../ui/icons/icon-name.ts';
import type { ChosenCriteria } from '../rules/chosen-criteria.ts';
import type { Ordine } from '../rules/search-criteria.ts';

export type FilterLink = { label: string; href: string };

/** `isPill`: where there is room a pill says the same. */
export type FilterChip = FilterLink & { isPill: boolean };

export type FilterPill = FilterLink & { icon: IconName; isOn: boolean };

export type ResultsTools = {
  chosen: ChosenCriteria;
  base: string;
  beside: string;
  stay: string;
  /** What another search keeps of this one, dates, guests, filters and the map, as the end of an address. */
  kept: string;
  text: string;
  pills: FilterPill[];
  chips: FilterChip[];
  activeCount: number;
  clearHref: string | null;
  filtersHref: string;
  /** Where homes are counted before they are shown: the end of a call's address; `null` where nobody can. */
  countQuery: string | null;
  orders: Record<Ordine, string>;
};

export type ResultsPlace = {
  position: string | null;
  previousHref: string | null;
  nextHref: string | null;
};

export type OtherSearch = FilterLink & { count: string };
