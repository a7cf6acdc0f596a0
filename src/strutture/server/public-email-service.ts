import { hashOfLinkToken } from '../../accounts/server/link-token-service.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { PublicEmailService } from '../public-email-contract.ts';
import { lockedRow } from './owner-repository.ts';
import { deleteExpiredEmails, dropWantedEmail, wantedByLink } from './public-email-repository.ts';
import type { StruttureDb } from './repository.ts';
import { saveContacts } from './save-contacts.ts';
import { ownerMessages } from '../messages/by-request.ts';

/** Days after which an expired address change is deleted. Until then, the owner sees that it has expired. */
const EXPIRED_DAYS = 30;
const DAY_MS = 86_400_000;

export function createPublicEmailService({ db, clock }: { db: StruttureDb; clock: Clock }): PublicEmailService {
  return {
    async open(token) {
      const wanted = await wantedByLink(db, hashOfLinkToken(token), clock.now());
      const [first] = wanted;
      return first === undefined ? null : { email: first.email, strutture: wanted.map(({ nome }) => nome) };
    },

    confirm: (token) =>
      db.transaction().execute(async (transaction) => {
        const hash = hashOfLinkToken(token);
        let shown: string | null = null;
        for (const { struttura_id } of await wantedByLink(transaction, hash, clock.now())) {
          const row = await lockedRow(transaction, struttura_id);
          // The address is read again under the lock, because it may have changed in the meantime.
          const [still] = (await wantedByLink(transaction, hash, clock.now())).filter(
            (wanted) => wanted.struttura_id === struttura_id,
          );
          if (row === undefined || still === undefined) continue;
          await saveContacts(transaction, row, { email: still.email, telefono: undefined, prezzo_notte: undefined });
          await dropWantedEmail(transaction, struttura_id);
          shown = still.email;
        }
        if (shown === null) throw new AppError('DATI_NON_VALIDI', ownerMessages().publicEmailLinkInvalid);
        return shown;
      }),

    sweep: () => deleteExpiredEmails(db, new Date(clock.now().getTime() - EXPIRED_DAYS * DAY_MS)),
  };
}
