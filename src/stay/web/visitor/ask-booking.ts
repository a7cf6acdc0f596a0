import { call } from '../../../api/call.ts';

/** What the server says now of the booking with this code, as far as a page that is open asks; `null`: nobody could say. */
export async function askBooking(codice: string, signal: AbortSignal | null = null) {
  const answer = await call('GET /api/prenotazioni/{codice}', { params: { codice }, signal });
  return answer.ok ? answer.data.data : null;
}
