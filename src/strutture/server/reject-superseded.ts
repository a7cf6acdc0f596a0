import type { Actor } from '../../kernel/people/account.ts';
import { isAppError } from '../../kernel/calls/app-error.ts';
import type { AdminStruttureService } from '../admin-contract.ts';
import { rejection } from './admin-decisions.ts';
import type { AdminStrutturaDependencies, AdminTools } from './admin-tools.ts';
import { supersededIds, publishedWithCin } from './conflicting-listings-repository.ts';
import { versionToDecide } from './struttura-version.ts';
import { enqueueOwnerMail } from './enqueue-owner-mail.ts';
import * as messages from '../messages/owner.it.ts';

/** Actor in the audit log for automatic rejections. */
const SYSTEM: Actor = { username: 'ospitalia', address: '', request_id: 'submission-outrun' };

/**
 * Rejects pending strutture and changes whose CIN another struttura has published, once that struttura's approval can no longer
 * be undone (ADR 0001).
 */
export function createRejectSuperseded(
  deps: AdminStrutturaDependencies,
  { lock }: AdminTools,
): AdminStruttureService['rejectSuperseded'] {
  return async () => {
    const rejectOne = (id: number) =>
      lock({ id }, async (transaction, row) => {
        const isWaiting = row.status === 'in_attesa' || row.edit_status === 'in_attesa';
        const { cin } = versionToDecide(row).form;
        // In the meantime, the submission may have been decided or the competing approval undone.
        if (!isWaiting || (await publishedWithCin(transaction, id, cin)).length === 0) return;
        const { azione, decide, describe } = rejection(messages.cinOfAnotherListingReason(cin));
        await enqueueOwnerMail(deps, transaction, row, await decide(transaction, row));
        const what = await describe(row, row);
        await deps.record(transaction, SYSTEM, { azione, struttura: { id, nome: row.nome }, ...what });
      });
    for (const id of await supersededIds(deps.db)) {
      // An `AppError` means that the struttura has been deleted in the meantime, so the job continues with the others.
      await rejectOne(id).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
      });
    }
  };
}
