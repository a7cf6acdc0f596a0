import type { Citta } from '../contract.ts';
import { fetchList } from './fetch-list.ts';
import { loadPatiently } from './load-patiently.ts';

/** Loads the cities of a province with their CAPs, as patiently as those with their counts. */
export function loadComuni(provinciaId: number, signal: AbortSignal): Promise<Citta[]> {
  return loadPatiently({
    signal,
    attempt: (limited) => fetchList<Citta>(`/api/province/${provinciaId}/citta`, { signal: limited }),
  });
}
