import { callOrThrow } from '../../api/call.ts';
import type { Citta } from '../contract.ts';
import { loadWithRetry } from './load-with-retry.ts';

/** Loads the cities of a province with their CAPs, as patiently as those with their counts. */
export function loadComuni(provinciaId: number, signal: AbortSignal): Promise<Citta[]> {
  return loadWithRetry({
    signal,
    attempt: (limited) =>
      callOrThrow('GET /api/province/{provincia_id}/citta', { params: { provincia_id: provinciaId }, signal: limited }),
  });
}
