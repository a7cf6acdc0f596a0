import { callOrThrow } from '../../api/call.ts';
import type { CittaWithCount } from '../contract.ts';
import { loadWithRetry } from './load-with-retry.ts';

/** Loads the cities of a province with their counts, patiently and past every cache (specification section 7). */
export function loadCitta(provinciaId: number, signal: AbortSignal): Promise<CittaWithCount[]> {
  return loadWithRetry({
    signal,
    attempt: (limited) =>
      callOrThrow('GET /api/province/{provincia_id}/citta-with-count', {
        params: { provincia_id: provinciaId },
        cache: 'no-store',
        headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
        signal: limited,
      }),
  });
}
