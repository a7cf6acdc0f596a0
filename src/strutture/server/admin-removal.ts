import { AppError } from '../../kernel/app-error.ts';
import { today } from '../../kernel/clock.ts';
import type { AdminStruttureService } from '../admin-contract.ts';
import { adminMessages } from '../admin-messages.it.ts';
import { hasFutureBookings } from './admin-repository.ts';
import { type AdminStrutturaParts, type AdminTools, outdated } from './admin-tools.ts';
import { markState } from './mark-state.ts';
import { hasOwnBookings } from './owner-repository.ts';
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
      const isBooked = await hasOwnBookings(transaction, id, null);
      if (isBooked && (await hasFutureBookings(transaction, id, today(parts.clock)))) {
        throw new AppError('PRENOTAZIONI_FUTURE', adminMessages.prenotazioniFuture);
      }
      await removeStruttura(transaction, id, isBooked);
      const { nome, status, cin, citta } = row;
      await parts.record(transaction, actor, {
        azione: 'eliminazione',
        struttura: { id, nome },
        prima: { status, cin, citta },
        ...(isBooked && { dopo: { status: 'eliminata' } }),
      });
    });
  };
}
