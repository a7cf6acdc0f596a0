import { callOrThrow } from '../../api/call.ts';
import { useLoaded } from '../../locations/web/use-loaded.ts';

const DEBOUNCE_MS = 250;

export type Count = { total: number; isAtLeast: boolean };

export type FacetCounts = ReadonlyMap<string, Count>;

export function facetKey(name: string, value: string | number): string {
  return `${name}=${value}`;
}

export type Counts = Count & { facets: FacetCounts };

async function fetchCounts(search: string, signal: AbortSignal): Promise<Counts> {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  signal.throwIfAborted();
  const query = Object.fromEntries(new URLSearchParams(search));
  const answer = await callOrThrow('GET /api/ricerca/filtri', { query, signal });
  const facets = answer.facets.map(({ name, value, total, is_at_least }): [string, Count] => {
    return [facetKey(name, value), { total, isAtLeast: is_at_least }];
  });
  return { total: answer.total, isAtLeast: answer.is_at_least, facets: new Map(facets) };
}

/** Loads the counts of a search. Returns `null` while loading, if `query` is `null`, or on error. */
export function useCounts(query: string | null): Counts | null {
  const { loaded } = useLoaded(query, fetchCounts);
  return loaded.kind === 'loaded' ? loaded.data : null;
}
