import { callOrThrow } from '../../api/call.ts';
import type { Citta } from '../contract.ts';
import { loadWithRetry } from './load-with-retry.ts';

export function loadComuni(provinciaId: number, signal: AbortSignal): Promise<Citta[]> {
  return loadWithRetry({
    signal,
    attempt: (limited) =>
      callOrThrow('GET /api/province/{provincia_id}/citta', { params: { provincia_id: provinciaId }, signal: limited }),
  });
}
