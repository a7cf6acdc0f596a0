import { callOrThrow } from '../../api/call.ts';
import type { Citta } from '../contract.ts';
import { loadPatiently } from './load-patiently.ts';

/** Loads the cities of a province with their CAPs, as patiently as those with their counts. */
export function loadComuni(provinciaId: number, signal: AbortSignal): Promise<Citta[]> {
  return loadPatiently({
    signal,
    attempt: (limited) =>
      callOrThrow('GET /api/province/{provincia_id}/citta', { params: { provincia_id: provinciaId }, signal: limited }),
  });
}
