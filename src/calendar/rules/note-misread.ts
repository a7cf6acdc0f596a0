import type { Misread, Nights } from './feed.ts';
import { joinNights } from './nights.ts';

export const LISTED_MISREAD = 20;

/** Periods of at least this many nights are described as the whole calendar, because their dates would not help the owner. */
export const WHOLE_CALENDAR_NIGHTS = 700;

export type NotedMisread = Misread & { mailed: boolean };
export type MisreadNotes = { misread: NotedMisread[]; nights: Nights[] };

const isSame = (one: Misread, other: Misread) => one.reason === other.reason && one.written === other.written;
const isBefore = (one: Misread, other: Misread) =>
  one.nights.start < other.nights.start || (one.nights.start === other.nights.start && one.written < other.written);

/**
 * Returns the misread events to store. If the previous list was full, no event counts as new, because the list may have omitted
 * it.
 * @example noteMisread([], [{ reason: 'ricorrenza', nights: { start: '2026-12-01', end: '2026-12-06' }, written: '20261201' }])
 * // { misread: [{ reason: 'ricorrenza', …, mailed: false }], nights: [{ start: '2026-12-01', end: '2026-12-06' }] }
 */
export function noteMisread(before: readonly NotedMisread[], found: readonly Misread[]): MisreadNotes {
  const wasFull = before.length === LISTED_MISREAD;
  const isMailed = (event: Misread) => wasFull || before.some((noted) => noted.mailed && isSame(noted, event));
  const affecting = found.filter(({ nights }) => nights.start < nights.end);
  const listed = affecting.toSorted((one, other) => (isBefore(one, other) ? -1 : 1)).slice(0, LISTED_MISREAD);
  return {
    misread: listed.map((event) => ({ ...event, mailed: isMailed(event) })),
    nights: joinNights(affecting.map(({ nights }) => nights)),
  };
}

const DAY_MS = 86_400_000;

/** Returns whether to email the owner about misread events, at most once a day. */
export function isMisreadMailDue(misread: readonly NotedMisread[], mailedAt: number | null, now: number): boolean {
  return misread.some(({ mailed }) => !mailed) && (mailedAt === null || now - mailedAt >= DAY_MS);
}
