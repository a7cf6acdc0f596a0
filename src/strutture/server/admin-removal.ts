import type { AdminStruttureService } from '../admin-contract.ts';
import { type AdminStrutturaParts, type AdminTools, outdated } from './admin-tools.ts';
import { markState } from './mark-state.ts';
import { removeStruttura } from './remove-struttura.ts';

/**
 * Erases a struttura, or hides it while bookings of the past refer to it (decision 20). One that somebody else has decided
 * about, or changed, while this waited for its turn stays: nobody meant to remove that.
 */
export function createRemoval(parts: AdminStrutturaParts, { read, lock }: AdminTools): AdminStruttureService['remove'] {
  return async (actor, id) => {
    const seen = markState(await read({ id }));
    await lock({ id }, async (transaction, row) => {
      if (markState(row) !== seen) throw outdated();
      const isHidden = await removeStruttura(transaction, id, parts.clock);
      const { nome, status, cin, citta } = row;
      await parts.record(transaction, actor, {
        azione: 'eliminazione',
        struttura: { id, nome },
        prima: { status, cin, citta },
        ...(isHidden && { dopo: { status: 'eliminata' } }),
      });
    });
  };
}
