import { setTimeout as pause } from 'node:timers/promises';
import { CONFIRMED_AT_ONCE, type Confirmation, confirmAnswers } from './feed-repository.ts';
import type { CalendarDb } from './repository.ts';

/** Delay before unchanged responses are stored together. A statement for eight feeds costs only twice as much as one for a single feed. */
const WAIT_MS = 250;

/** Records a poll with an unchanged response. Returns whether the claim was still valid. */
export type Confirm = (confirmation: Confirmation) => Promise<boolean>;

export const createConfirmNow =
  (db: CalendarDb): Confirm =>
  async (confirmation) =>
    (await confirmAnswers(db, [confirmation], { waits: true })).size > 0;

export function createConfirmSoon(db: CalendarDb): Confirm {
  const confirmNow = createConfirmNow(db);
  let open: { confirmations: Confirmation[]; confirmed: Promise<ReadonlySet<number>> } | undefined;

  function openBatch() {
    const confirmations: Confirmation[] = [];
    const confirmed = pause(WAIT_MS).then(() => {
      if (open?.confirmations === confirmations) open = undefined;
      return confirmAnswers(db, confirmations, { waits: false });
    });
    return { confirmations, confirmed };
  }

  return async (confirmation) => {
    const { confirmations, confirmed } = (open ??= openBatch());
    if (confirmations.push(confirmation) === CONFIRMED_AT_ONCE) open = undefined;
    return (await confirmed).has(confirmation.id) || confirmNow(confirmation);
  };
}
