import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import type { PageCursor } from '../../../search/contract.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { readCriteria } from '../../../search/rules/read-criteria.ts';
import { tidyQuery } from '../../../search/rules/read-filters.ts';
import { readSearchAlternatives, type SearchAlternatives } from '../../../search/rules/search-alternatives.ts';
import { readZone, type Zone } from '../../../search/rules/zone.ts';
import { goTo } from './go-to.ts';

export type ResultsAddress = {
  chosen: ChosenCriteria;
  pageCursor: PageCursor;
  dove: string;
  zone: Zone | null;
  isMap: boolean;
  beside: SearchAlternatives;
  /** The text as entered, if the URL contains a different interpretation of it; otherwise ''. */
  written: string;
};

/** Reads the search from the URL. Redirects forms that were submitted without scripts to the canonical URL of the search. */
export function readResultsAddress(request: Request, today: CalendarDate): ResultsAddress {
  const { pathname, searchParams } = new URL(request.url);
  const tidy = tidyQuery([...searchParams]);
  if (tidy !== null) goTo(`${pathname}${tidy.length > 0 ? `?${new URLSearchParams(tidy)}` : ''}`);
  const { dopo, prima, dove, vista, scritto, ...address } = Object.fromEntries(searchParams);
  return {
    chosen: readCriteria(address, today),
    pageCursor: pageCursorOf(dopo, prima),
    dove: dove ?? '',
    zone: readZone({ ...address, dove }),
    isMap: vista === 'mappa',
    beside: readSearchAlternatives(address, today),
    written: readCriteria({ testo: scritto }, today).testo,
  };
}

function pageCursorOf(dopo: string | undefined, prima: string | undefined): PageCursor {
  if (dopo !== undefined) return { dopo };
  return prima === undefined ? null : { prima };
}
