import type { Actor } from '../../kernel/people/account.ts';
import { isAppError } from '../../kernel/calls/app-error.ts';
import type { AdminStruttureService } from '../admin-contract.ts';
import { rejection } from './admin-decisions.ts';
import type { AdminStrutturaDependencies, AdminTools } from './admin-tools.ts';
import { supersededIds, publishedWithCin } from './conflicting-listings-repository.ts';
import { versionToDecide } from './struttura-version.ts';
import { enqueueOwnerMail } from './enqueue-owner-mail.ts';
import * as messages from '../messages/owner.it.ts';

/** Who the register names: an administrator has approved the other one, and nobody has decided about this one. */
const NOBODY: Actor = { username: 'ospitalia', address: '', request_id: 'submission-outrun' };

/**
 * Of two that wait with one CIN an administrator approves one: the other cannot be approved any more, and its owner is told
 * (ADR 0001). Not at once: an approval that is taken back leaves both waiting.
 */
export function createRejectSuperseded(
  parts: AdminStrutturaDependencies,
  { lock }: AdminTools,
): AdminStruttureService['rejectSuperseded'] {
  return async () => {
    const rejectOne = (id: number) =>
      lock({ id }, async (transaction, row) => {
        const isWaiting = row.status === 'in_attesa' || row.edit_status === 'in_attesa';
        const { cin } = versionToDecide(row).form;
        // Decided, corrected or taken back since it was listed.
        if (!isWaiting || (await publishedWithCin(transaction, id, cin)).length === 0) return;
        const { azione, decide, describe } = rejection(messages.cinOfAnotherListingReason(cin));
        await enqueueOwnerMail(parts, transaction, row, await decide(transaction, row));
        const what = await describe(row, row);
        await parts.record(transaction, NOBODY, { azione, struttura: { id, nome: row.nome }, ...what });
      });
    for (const id of await supersededIds(parts.db)) {
      // Deleted since it was listed: the others have their turn.
      await rejectOne(id).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
      });
    }
  };
}
