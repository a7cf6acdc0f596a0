import { callOrThrow } from '../../api/call.ts';
import type { Regione } from '../contract.ts';
import { CITY_LOAD_TIMEOUT_MS } from '../rules/city-load.ts';

/** Loads the regions. `italia` has no number: there is one. A failure is logged and thrown: the caller shows its sentence. */
export async function loadRegioni(_italia: number, signal: AbortSignal): Promise<Regione[]> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(CITY_LOAD_TIMEOUT_MS)]);
  try {
    return await callOrThrow('GET /api/regioni', { signal: limited });
  } catch (error) {
    if (!signal.aborted) console.error('Errore caricamento regioni', error);
    throw error;
  }
}
