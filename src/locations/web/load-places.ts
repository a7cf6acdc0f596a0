import { callOrThrow } from '../../api/call.ts';
import type { Provincia, Regione, Citta, PlacedCitta } from '../contract.ts';
import { CITY_LOAD_TIMEOUT_MS } from '../rules/city-load.ts';
import { loadWithRetry } from './load-with-retry.ts';

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

export function loadRegioni(_italia: number, signal: AbortSignal): Promise<Regione[]> {
  return loadOnce('regioni', signal, (limited) => callOrThrow('GET /api/regioni', { signal: limited }));
}

export function loadComuni(provinciaId: number, signal: AbortSignal): Promise<Citta[]> {
  return loadWithRetry({
    signal,
    attempt: (limited) =>
      callOrThrow('GET /api/province/{provincia_id}/citta', { params: { provincia_id: provinciaId }, signal: limited }),
  });
}

export function loadPlace(citta_id: number, signal: AbortSignal): Promise<PlacedCitta> {
  return callOrThrow('GET /api/citta/{citta_id}', { params: { citta_id }, signal });
}
