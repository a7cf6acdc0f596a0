import { GRACE_MINUTES } from './booking.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SWEEP_MINUTES = 1;

/**
 * Maximum numbers of unpaid holds. The limit per network address is high, because all guests on an office or mobile network may
 * share one address.
 */
export const HOLD_QUOTA = { openOfMailbox: 3, hourlyOfMailbox: 10, hourlyOfAddress: 60 } as const;

/** `open_until`: when the payment session of an open hold ends; `null` if the hold has ended. */
export type UnpaidHold = {
  created_at: Date;
  open_until: Date | null;
  is_same_mailbox: boolean;
  is_same_address: boolean;
};

/**
 * An exhausted quota and the seconds until a new hold is allowed. The wait for `openOfMailbox` ends earlier if the guest pays for
 * or releases a hold.
 */
export type QuotaFault = { kind: keyof typeof HOLD_QUOTA; waitSeconds: number };

/**
 * Returns when a sweep is expected to end the hold: at the next run if the hold is overdue, for example because the provider does
 * not respond.
 */
function endOf(open_until: Date, now: Date): number {
  const swept = open_until.getTime() + (GRACE_MINUTES + SWEEP_MINUTES) * MINUTE_MS;
  return Math.max(swept, now.getTime() + SWEEP_MINUTES * MINUTE_MS);
}

function hourlyEndOf({ created_at, open_until }: UnpaidHold, now: Date): number {
  return Math.max(created_at.getTime() + HOUR_MS, open_until === null ? 0 : endOf(open_until, now));
}

function faultOf(kind: QuotaFault['kind'], ends: number[], now: Date): QuotaFault | null {
  const counted = ends.filter((end) => end > now.getTime()).toSorted((one, other) => one - other);
  const freed = counted[counted.length - HOLD_QUOTA[kind]];
  return freed === undefined ? null : { kind, waitSeconds: Math.ceil((freed - now.getTime()) / SECOND_MS) };
}

/**
 * Returns the exhausted quota with the longest wait. Paid and authorised bookings do not count (ADR 0072).
 * @example checkHoldQuota([], now) // null
 */
export function checkHoldQuota(holds: readonly UnpaidHold[], now: Date): QuotaFault | null {
  const ofMailbox = holds.filter(({ is_same_mailbox }) => is_same_mailbox);
  const ofAddress = holds.filter(({ is_same_address }) => is_same_address);
  const open = ofMailbox.flatMap(({ open_until }) => (open_until === null ? [] : [endOf(open_until, now)]));
  const hourly = (counted: UnpaidHold[]) => counted.map((hold) => hourlyEndOf(hold, now));
  const faults = [
    faultOf('openOfMailbox', open, now),
    faultOf('hourlyOfMailbox', hourly(ofMailbox), now),
    faultOf('hourlyOfAddress', hourly(ofAddress), now),
  ].filter((fault) => fault !== null);
  return faults.toSorted((one, other) => other.waitSeconds - one.waitSeconds)[0] ?? null;
}
