import type { Misread, Nights } from './feed.ts';
import { joinNights } from './nights.ts';

/** Misread events of a feed that are stored one by one; the nights of all are stored together. */
export const LISTED_MISREAD = 20;

/** An event that may affect so many nights leaves no date that its owner could look up. */
export const WHOLE_CALENDAR_NIGHTS = 700;

/** A misread event as it is stored with its feed. `mailed`: its owner got a mail about it. */
export type NotedMisread = Misread & { mailed: boolean };
export type MisreadNotes = { misread: NotedMisread[]; nights: Nights[] };

const isSame = (one: Misread, other: Misread) => one.reason === other.reason && one.written === other.written;
const isBefore = (one: Misread, other: Misread) =>
  one.nights.start < other.nights.start || (one.nights.start === other.nights.start && one.written < other.written);

/**
 * What a good reading stores of the events that it did not understand: the first ones, and the nights of all. `before`: what the last
 * reading stored. Of a list that was full already nothing is new: its owner knows that the whole calendar is misread.
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

/** Whether the owner is mailed about misread events: there are new ones, and the last such mail was a day ago (milliseconds since 1970). */
export function isMisreadMailDue(misread: readonly NotedMisread[], mailedAt: number | null, now: number): boolean {
  return misread.some(({ mailed }) => !mailed) && (mailedAt === null || now - mailedAt >= DAY_MS);
}
