import { callOrThrow } from '../../../api/call.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';

/** A calendar that has not answered by then has failed: the visitor gets the notice instead of a grid that never wakes. */
const TIMEOUT_MS = 15_000;

type Question = { cin: string; camera_id: number | null; start: CalendarDate; end: CalendarDate };

/**
 * `GET /api/calendar/availability`: each date from `start` to `end`, both included, and whether its night is free.
 * Rejects when the server does not answer with a list.
 */
export async function fetchAvailability(question: Question, signal: AbortSignal): Promise<[string, boolean][]> {
  const { cin, camera_id, start, end } = question;
  const nights = await callOrThrow('GET /api/calendar/availability', {
    query: { cin, start_date: start, end_date: end, ...(camera_id !== null && { camera_id }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  return nights.map((night) => [night.date, night.is_available]);
}
