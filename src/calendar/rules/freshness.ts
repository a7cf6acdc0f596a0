import type { Nights } from './feed.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Maximum age of a calendar for instant booking (ADR 0082): the hour between two polls plus fifteen minutes of delay. */
export const SELLABLE_MS = 75 * MINUTE_MS;

/** `mai` means that a feed was never read, and `in_parte` that a misread event may affect the chosen dates. */
export type Freshness =
  | { is_stale: false; unit: 'minuti' | 'ore'; count: number }
  | { is_stale: true; unit: 'ore' | 'giorni'; count: number }
  | { is_stale: true; unit: 'mai' | 'in_parte' };

export type CalendarKnowledge = { age: number | null; misread: readonly Nights[] };

/**
 * Returns the freshness for the chosen nights; nights that a misread event may affect are stale (ADR 0082).
 * @example freshnessFor({ age: 0, misread: [december] }, december) // { is_stale: true, unit: 'in_parte' }
 */
export function freshnessFor({ age, misread }: CalendarKnowledge, nights: Nights | null): Freshness {
  const whole = freshness(age);
  if (whole.is_stale || nights === null) return whole;
  const isTouched = misread.some(({ start, end }) => start < nights.end && nights.start < end);
  return isTouched ? { is_stale: true, unit: 'in_parte' } : whole;
}

/**
 * Returns the freshness; a calendar older than 75 minutes turns an instant booking into a request (ADR 0082).
 * @example freshness(20 * 60_000) // { is_stale: false, unit: 'minuti', count: 20 }
 */
export function freshness(age: number | null): Freshness {
  if (age === null) return { is_stale: true, unit: 'mai' };
  if (age > DAY_MS) return { is_stale: true, unit: 'giorni', count: Math.floor(age / DAY_MS) };
  if (age > SELLABLE_MS) return { is_stale: true, unit: 'ore', count: Math.floor(age / HOUR_MS) };
  if (age < HOUR_MS) return { is_stale: false, unit: 'minuti', count: Math.max(0, Math.floor(age / MINUTE_MS)) };
  return { is_stale: false, unit: 'ore', count: Math.floor(age / HOUR_MS) };
}
