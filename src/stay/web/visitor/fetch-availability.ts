import type { CalendarDate } from '../../../kernel/calendar-date.ts';

/** A calendar that has not answered by then has failed: the visitor gets the notice instead of a grid that never wakes. */
const TIMEOUT_MS = 15_000;

type Question = { cin: string; camera_id: number | null; start: CalendarDate; end: CalendarDate };

function isNight(entry: unknown): entry is { date: string; is_available: boolean } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'date' in entry &&
    typeof entry.date === 'string' &&
    'is_available' in entry &&
    typeof entry.is_available === 'boolean'
  );
}

/**
 * `GET /api/calendar/availability`: each date from `start` to `end`, both included, and whether its night is free.
 * Rejects when the server does not answer with such a list.
 */
export async function fetchAvailability(question: Question, signal: AbortSignal): Promise<[string, boolean][]> {
  const query = new URLSearchParams({ cin: question.cin, start_date: question.start, end_date: question.end });
  if (question.camera_id !== null) query.set('camera_id', String(question.camera_id));
  const response = await fetch(`/api/calendar/availability?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  const nights: unknown = await response.json();
  if (!Array.isArray(nights) || !nights.every(isNight)) throw new Error('not a list of nights');
  return nights.map((night) => [night.date, night.is_available]);
}
