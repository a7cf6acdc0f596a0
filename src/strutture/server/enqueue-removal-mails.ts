import type { AdminStruttureService } from '../admin-contract.ts';
import type { AdminStrutturaDependencies } from './admin-tools.ts';
import { ownersToNotify, deleteRemovedOf } from './removed-homes-repository.ts';
import { removedTogetherMail } from './write-mails.ts';

/** What is deleted together comes owner by owner: after as long none of theirs is left to come. */
const QUIET_MS = 2 * 60_000;

/** Tells owners what a purge has deleted of theirs: one mail each, in the transaction that forgets that it was to be told. */
export function createRemovalMails(parts: AdminStrutturaDependencies): AdminStruttureService['enqueueRemovalMails'] {
  const { db, clock, outbox, publicUrl, contact = null } = parts;
  return async () => {
    const quietSince = new Date(clock.now().getTime() - QUIET_MS);
    for (const owner of await ownersToNotify(db, quietSince)) {
      await db.transaction().execute(async (transaction) => {
        const homes = await deleteRemovedOf(transaction, owner);
        if (homes.length === 0) return;
        await outbox.put(transaction, removedTogetherMail(homes, { to: owner, publicUrl, contact }));
      });
    }
  };
}
