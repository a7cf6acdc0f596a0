import { inOwnersLanguage } from '../../accounts/server/language-service.ts';
import type { AdminStruttureService } from '../admin-contract.ts';
import { type AdminStrutturaDependencies, type AdminTools, outdated } from './admin-tools.ts';
import { isKnownOwner } from '../rules/is-known-owner.ts';
import { stateHash } from './state-hash.ts';
import type { OwnedRow } from './owner-repository.ts';
import { recordRemoved, ownersToNotify, deleteRemovedOf } from './removed-homes-repository.ts';
import { readMotivo } from './read-motivo.ts';
import { removeStruttura } from './remove-struttura.ts';
import type { StruttureDb } from './repository.ts';
import { enqueueOwnerMail } from './enqueue-owner-mail.ts';
import { listingDeleted } from './mails/listing-deleted.ts';
import { listingsDeleted } from './mails/listings-deleted.ts';

type Removal = { row: OwnedRow; motivo: string; isHidden: boolean; isOneOfMany: boolean };

/**
 * Enqueues the email about a deleted listing. In a bulk deletion, only records the listing, so that each owner receives a single
 * email later.
 */
async function recordOrEnqueueMail(
  transaction: StruttureDb,
  deps: AdminStrutturaDependencies,
  { row, motivo, isHidden, isOneOfMany }: Removal,
): Promise<void> {
  const { id: struttura_id, nome, proprietario_email } = row;
  if (proprietario_email === null || !isKnownOwner(row)) return;
  if (isOneOfMany) {
    const removed_at = deps.clock.now();
    return recordRemoved(transaction, { struttura_id, nome, proprietario_email, has_bookings: isHidden, removed_at });
  }
  const about = { nome, motivo, hasBookings: isHidden, contact: deps.contact ?? null };
  await enqueueOwnerMail(deps, transaction, row, (_, publicUrl) => listingDeleted.write(about, publicUrl));
}

/** The removal fails if the struttura changed while the removal waited for the lock. */
export function createRemoval(
  deps: AdminStrutturaDependencies,
  { read, lock }: AdminTools,
): AdminStruttureService['remove'] {
  return async (actor, id, { motivo: sent, insieme } = {}) => {
    const given = readMotivo(sent, '');
    const seen = stateHash(await read({ id }));
    await lock({ id }, async (transaction, row) => {
      if (stateHash(row) !== seen) throw outdated();
      const isHidden = await removeStruttura(transaction, id, deps.clock);
      await recordOrEnqueueMail(transaction, deps, { row, motivo: given, isHidden, isOneOfMany: insieme === true });
      const { nome, status, cin, citta } = row;
      await deps.record(transaction, actor, {
        azione: 'eliminazione',
        struttura: { id, nome },
        prima: { status, cin, citta },
        ...((isHidden || given) && {
          dopo: { ...(isHidden && { status: 'eliminata' }), ...(given && { motivo: given }) },
        }),
      });
    });
  };
}

/** Time without further deletions after which a bulk deletion counts as complete for an owner. */
const QUIET_MS = 2 * 60_000;

export function createRemovalMails(deps: AdminStrutturaDependencies): AdminStruttureService['enqueueRemovalMails'] {
  const { db, clock, outbox, publicUrl, contact = null } = deps;
  return async () => {
    const quietSince = new Date(clock.now().getTime() - QUIET_MS);
    for (const owner of await ownersToNotify(db, quietSince)) {
      await db.transaction().execute(async (transaction) => {
        const homes = await deleteRemovedOf(transaction, owner);
        if (homes.length === 0) return;
        const write = () => listingsDeleted.write({ homes, contact }, publicUrl);
        await outbox.put(transaction, { to: owner, ...(await inOwnersLanguage(transaction, owner, write)) });
      });
    }
  };
}
