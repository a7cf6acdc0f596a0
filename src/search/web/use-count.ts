import { callOrThrow } from '../../api/call.ts';
import { useLoaded } from '../../locations/web/use-loaded.ts';

const DEBOUNCE_MS = 250;

export type Count = { total: number; isAtLeast: boolean };

/** Homes that each option of the filters would leave, by its name and value in an address. */
export type FacetCounts = ReadonlyMap<string, Count>;

/** The key of an option in `FacetCounts`. @example facetKey('servizi', 'piscina') // 'servizi=piscina' */
export function facetKey(name: string, value: string | number): string {
  return `${name}=${value}`;
}

/** Once choosing rests, the query of a call. */
async function restingQuery(query: string, signal: AbortSignal): Promise<Record<string, string>> {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  signal.throwIfAborted();
  return Object.fromEntries(new URLSearchParams(query));
}

async function fetchCount(search: string, signal: AbortSignal): Promise<Count> {
  const query = { ...(await restingQuery(search, signal)), limit: '1' };
  const { total, is_at_least } = await callOrThrow('GET /api/properties/public', { query, signal });
  return { total, isAtLeast: is_at_least };
}

async function fetchFacets(search: string, signal: AbortSignal): Promise<FacetCounts> {
  const query = await restingQuery(search, signal);
  const { facets } = await callOrThrow('GET /api/ricerca/filtri', { query, signal });
  return new Map(
    facets.map(({ name, value, total, is_at_least }) => [facetKey(name, value), { total, isAtLeast: is_at_least }]),
  );
}

/** Counts the homes of a search before it is made; `null` while they are being counted, where nobody can, or when no answer comes. */
export function useCount(query: string | null): Count | null {
  const { loaded } = useLoaded(query, fetchCount);
  return loaded.kind === 'loaded' ? loaded.data : null;
}

/** The same with each option of the filters. */
export function useFacets(query: string | null): FacetCounts | null {
  const { loaded } = useLoaded(query, fetchFacets);
  return loaded.kind === 'loaded' ? loaded.data : null;
}
