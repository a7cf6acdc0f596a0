import type { ApplyCheckout } from './apply-checkout.ts';
import { claimStatusCheck, sessionsToCheck } from './booking-repository.ts';
import { refundsLeft } from './refund-repository.ts';
import type { StayParts } from './stay-parts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Older ones nobody asks about any more: no card is authorised for as long. */
const LONGEST_MS = 30 * DAY_MS;
/** A session is asked about again after as long. */
const CHECK_EVERY_MS = 10 * MINUTE_MS;
const MOST_CHECKED = 200;

/** Asks the provider about payments of which no news came, and puts refunds again whose job was lost (queue `payments-check`). */
export async function checkPayments(parts: StayParts & { applyCheckout: ApplyCheckout }): Promise<void> {
  const { db, clock, providerOf, report } = parts;
  const before = new Date(clock.now().getTime() - CHECK_EVERY_MS);
  const since = new Date(clock.now().getTime() - LONGEST_MS);
  for (const booking of await sessionsToCheck(db, { since, checkedBefore: before, limit: MOST_CHECKED })) {
    if (booking.session_id === null) continue;
    try {
      if (!(await claimStatusCheck(db, booking.id, { now: clock.now(), before }))) continue;
      await parts.applyCheckout(await providerOf(booking.provider).readCheckout(booking.session_id));
    } catch (error) {
      report(error);
    }
  }
  for (const { id } of await refundsLeft(db, before)) await parts.putAction({ kind: 'refund', refund_id: id }, db);
}
