import type { PlaceOfCitta } from '../contract.ts';

/** Loads the place of a comune by ISTAT's code, today's or an old one. Throws on an unknown one, and without a network. */
export async function loadPlace(cittaId: number, signal: AbortSignal): Promise<PlaceOfCitta> {
  const answer = await fetch(`/api/citta/${cittaId}`, { signal });
  if (!answer.ok) throw new Error(`GET /api/citta/${cittaId}: ${answer.status}`);
  return answer.json();
}
