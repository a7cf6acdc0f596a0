import { call } from '../../../api/call.ts';

export async function fetchBooking(codice: string, signal: AbortSignal | null = null) {
  const answer = await call('GET /api/prenotazioni/{codice}', { params: { codice }, signal });
  return answer.ok ? answer.data.data : null;
}
