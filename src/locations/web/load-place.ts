import { callOrThrow } from '../../api/call.ts';
import type { PlacedCitta } from '../contract.ts';

export function loadPlace(citta_id: number, signal: AbortSignal): Promise<PlacedCitta> {
  return callOrThrow('GET /api/citta/{citta_id}', { params: { citta_id }, signal });
}
