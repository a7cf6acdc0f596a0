import { UNASKED_HOURS } from './booking.ts';

const HOUR_MS = 3_600_000;

/**
 * Whether nobody can pay for a hold any more, whatever its provider would say: a session ends by itself at the moment that it was
 * opened with. Who paid before that is heard of once the provider can be asked again, as late money.
 * @example isPastPaying(new Date('2026-11-22T10:00:00Z'), new Date('2026-11-23T10:00:00Z')) // true
 */
export function isPastPaying(expires_at: Date | null, now: Date): boolean {
  return expires_at !== null && now.getTime() >= expires_at.getTime() + UNASKED_HOURS * HOUR_MS;
}
