import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Turn } from '../../../search/contract.ts';
import type { ChosenCriteria } from '../../../search/rules/chosen-criteria.ts';
import { readCriteria } from '../../../search/rules/read-criteria.ts';
import { tidyQuery } from '../../../search/rules/tidy-query.ts';
import { goTo } from './go-to.ts';

/** What the address of a list asks for: the search, the page of it, and whether the map is shown. */
export type ReadAddress = { chosen: ChosenCriteria; turn: Turn; dove: string; isMap: boolean };

/** Reads it. What a form wrote without scripts leads on to the address that a link would have written. */
export function readAsked(request: Request, today: CalendarDate): ReadAddress {
  const { pathname, searchParams } = new URL(request.url);
  const tidy = tidyQuery([...searchParams]);
  if (tidy !== null) goTo(`${pathname}${tidy.length > 0 ? `?${new URLSearchParams(tidy)}` : ''}`);
  const { dopo, prima, dove, vista, ...address } = Object.fromEntries(searchParams);
  return {
    chosen: readCriteria(address, today),
    turn: turnOf(dopo, prima),
    dove: dove ?? '',
    isMap: vista === 'mappa',
  };
}

function turnOf(dopo: string | undefined, prima: string | undefined): Turn {
  if (dopo !== undefined) return { dopo };
  return prima === undefined ? null : { prima };
}
