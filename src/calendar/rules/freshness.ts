import type { Nights } from './feed.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How old the last good reading of a calendar may be while nights are sold from it without another one (ADR 0082): one hourly reading,
 * and a quarter of an hour in which it may come late.
 */
export const SELLABLE_MS = 75 * MINUTE_MS;

/** How fresh a calendar is. `mai`: a platform was never read. `in_parte`: an event was not understood that may be on the chosen dates. */
export type Freshness =
  | { is_stale: false; unit: 'minuti' | 'ore'; count: number }
  | { is_stale: true; unit: 'ore' | 'giorni'; count: number }
  | { is_stale: true; unit: 'mai' | 'in_parte' };

/** What is known of the calendars of a home. `age`: as `freshness` takes it. `misread`: nights that a last good reading did not understand. */
export type CalendarKnowledge = { age: number | null; misread: readonly Nights[] };

/**
 * How fresh a calendar is for the nights that somebody chooses (`null`: none yet): not confirmed where an event was not understood that
 * may be on them (ADR 0082).
 * @example freshnessFor({ age: 0, misread: [december] }, december) // { is_stale: true, unit: 'in_parte' }
 */
export function freshnessFor({ age, misread }: CalendarKnowledge, nights: Nights | null): Freshness {
  const whole = freshness(age);
  if (whole.is_stale || nights === null) return whole;
  const isTouched = misread.some(({ start, end }) => start < nights.end && nights.start < end);
  return isTouched ? { is_stale: true, unit: 'in_parte' } : whole;
}

/**
 * How fresh a calendar is. `age`: of the oldest last good reading of all its platforms, in milliseconds; `null`: one was never read.
 * What is older than 75 minutes, for whatever reason, is not confirmed: a payment may become a request (ADR 0082).
 * @example freshness(20 * 60_000) // { is_stale: false, unit: 'minuti', count: 20 }
 */
export function freshness(age: number | null): Freshness {
  if (age === null) return { is_stale: true, unit: 'mai' };
  if (age > DAY_MS) return { is_stale: true, unit: 'giorni', count: Math.floor(age / DAY_MS) };
  if (age > SELLABLE_MS) return { is_stale: true, unit: 'ore', count: Math.floor(age / HOUR_MS) };
  if (age < HOUR_MS) return { is_stale: false, unit: 'minuti', count: Math.max(0, Math.floor(age / MINUTE_MS)) };
  return { is_stale: false, unit: 'ore', count: Math.floor(age / HOUR_MS) };
}
