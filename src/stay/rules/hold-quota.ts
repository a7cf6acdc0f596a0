import { GRACE_MINUTES } from './booking.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const SWEEP_MINUTES = 1;

/**
 * Maximum numbers of unpaid holds. The limit per network address allows for an office, a fair or a mobile network whose guests
 * all pay at the same time.
 */
export const HOLD_QUOTA = { openOfMailbox: 3, hourlyOfMailbox: 10, hourlyOfAddress: 60 } as const;

/** `open_until`: when the session ends; `null` if the session has ended. */
export type UnpaidHold = {
  created_at: Date;
  open_until: Date | null;
  is_same_mailbox: boolean;
  is_same_address: boolean;
};

/**
 * An exhausted quota and the time until it allows a new hold. For `openOfMailbox`, the wait ends earlier if the guest pays or
 * releases one of the open holds.
 */
export type QuotaFault = { kind: keyof typeof HOLD_QUOTA; waitSeconds: number };

/**
 * Returns the time by which a sweep will have ended the hold. If the provider does not respond, the hold stays open beyond its
 * session and ends with the next sweep at the earliest.
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
 * Returns the exhausted quota with the longest wait; `null` if a new hold is allowed. Paid and authorised bookings do not count
 * (ADR 0072).
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
