import { sendJson } from '../../../ui/send-json.ts';
import { textOf } from './text-of.ts';

/** What the server says now of the booking with this code, as far as a page that is open asks; `null`: nobody could say. */
export async function askBooking(codice: string, signal: AbortSignal | null = null) {
  const answer = await sendJson('GET', `/api/prenotazioni/${encodeURIComponent(codice)}`, undefined, signal);
  if (!answer.ok || typeof answer.data !== 'object' || answer.data === null || !('data' in answer.data)) return null;
  const { data } = answer.data;
  return { status: textOf(data, 'status'), refund_status: textOf(data, 'refund_status') };
}
