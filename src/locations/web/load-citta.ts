import type { CittaWithCount } from '../contract.ts';
import { fetchList } from './fetch-list.ts';
import { loadPatiently } from './load-patiently.ts';

const NO_CACHE = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };

/** Loads the cities of a province with their counts, patiently and past every cache (specification section 7). */
export function loadCitta(provinciaId: number, signal: AbortSignal): Promise<CittaWithCount[]> {
  return loadPatiently({
    signal,
    attempt: (limited) =>
      fetchList<CittaWithCount>(`/province/${provinciaId}/citta-with-count`, {
        cache: 'no-store',
        headers: NO_CACHE,
        signal: limited,
      }),
  });
}
