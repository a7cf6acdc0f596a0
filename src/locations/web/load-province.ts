import { callOrThrow } from '../../api/call.ts';
import type { Provincia, Regione } from '../contract.ts';
import { CITY_LOAD_TIMEOUT_MS } from '../rules/city-load.ts';

/** Waits as long as for cities. A failure is logged and thrown: the caller shows its sentence. */
async function loadOnce<T>(what: string, signal: AbortSignal, load: (limited: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await load(AbortSignal.any([signal, AbortSignal.timeout(CITY_LOAD_TIMEOUT_MS)]));
  } catch (error) {
    if (!signal.aborted) console.error(`Errore caricamento ${what}`, error);
    throw error;
  }
}

export function loadProvince(regione_id: number, signal: AbortSignal): Promise<Provincia[]> {
  return loadOnce('province', signal, (limited) =>
    callOrThrow('GET /api/regioni/{regione_id}/province', { params: { regione_id }, signal: limited }),
  );
}

/** Loads the regions, of which there is one list: `italia` has no number. */
export function loadRegioni(_italia: number, signal: AbortSignal): Promise<Regione[]> {
  return loadOnce('regioni', signal, (limited) => callOrThrow('GET /api/regioni', { signal: limited }));
}
