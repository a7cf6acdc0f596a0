import { callOrThrow } from '../../api/call.ts';
import type { PlaceOfCitta } from '../contract.ts';

/** Loads the place of a comune by ISTAT's code, today's or an old one. Throws on an unknown one, and without a network. */
export function loadPlace(citta_id: number, signal: AbortSignal): Promise<PlaceOfCitta> {
  return callOrThrow('GET /api/citta/{citta_id}', { params: { citta_id }, signal });
}
