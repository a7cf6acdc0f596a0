import { callOrThrow } from '../../api/call.ts';
import type { CittaWithCount } from '../contract.ts';
import { loadWithRetry } from './load-with-retry.ts';

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
