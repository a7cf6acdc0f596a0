import { callOrThrow } from '../../api/call.ts';
import type { Provincia } from '../contract.ts';
import { CITY_LOAD_TIMEOUT_MS } from '../rules/city-load.ts';

/** Loads the provinces of a region. Waits as long as for cities. A failure is logged and thrown: the caller shows its sentence. */
export async function loadProvince(regioneId: number, signal: AbortSignal): Promise<Provincia[]> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(CITY_LOAD_TIMEOUT_MS)]);
  try {
    return await callOrThrow('GET /api/regioni/{regione_id}/province', {
      params: { regione_id: regioneId },
      signal: limited,
    });
  } catch (error) {
    if (!signal.aborted) console.error('Errore caricamento province', error);
    throw error;
  }
}
