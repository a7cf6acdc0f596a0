import type { Citta } from '../contract.ts';
import { CITY_LOAD_TIMEOUT_MS } from '../rules/city-load.ts';
import { fetchList } from './fetch-list.ts';

/** Loads the cities of a province with their CAPs. A failure is logged and thrown: the caller shows its sentence. */
export async function loadComuni(provinciaId: number, signal: AbortSignal): Promise<Citta[]> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(CITY_LOAD_TIMEOUT_MS)]);
  try {
    return await fetchList<Citta>(`/api/province/${provinciaId}/citta`, { signal: limited });
  } catch (error) {
    if (!signal.aborted) console.error('Errore caricamento città', error);
    throw error;
  }
}
