import type { Provincia } from '../contract.ts';
import { CITY_LOAD_TIMEOUT_MS } from '../rules/city-load.ts';
import { fetchList } from './fetch-list.ts';

/** Loads the provinces of a region. Waits as long as for cities. A failure is logged and thrown: the caller shows its sentence. */
export async function loadProvince(regioneId: number, signal: AbortSignal): Promise<Provincia[]> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(CITY_LOAD_TIMEOUT_MS)]);
  try {
    return await fetchList<Provincia>(`/api/regioni/${regioneId}/province`, { signal: limited });
  } catch (error) {
    if (!signal.aborted) console.error('Errore caricamento province', error);
    throw error;
  }
}
