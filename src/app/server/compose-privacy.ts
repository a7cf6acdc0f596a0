import type { AccountsService } from '../../accounts/contract.ts';
import { createAccountHolder } from '../../accounts/server/person-holder.ts';
import { createReaderHolder } from '../../blog/server/person-holder.ts';
import type { CallHandler } from '../../kernel/call.ts';
import type { PersonHolder } from '../../kernel/person.ts';
import { createMailHolder } from '../../mail/server/person-holder.ts';
import type { PrivacyService } from '../../privacy/contract.ts';
import { privacyRoutes } from '../../privacy/server/routes.ts';
import { createPrivacyService, type PrivacyParts } from '../../privacy/server/service.ts';
import { createStruttureHolder } from '../../strutture/server/person-holder.ts';
import type { Dependencies } from './dependencies.ts';
import type { Db } from './database.ts';

type PrivacyGround = Pick<Dependencies, 'db' | 'clock' | 'publicUrl' | 'mail'> & {
  accounts: AccountsService;
  outbox: PrivacyParts['outbox'];
  /** What the stay room does about a person: it has to end what is being paid. */
  stays: PersonHolder<Db>;
};

/**
 * A person's data. A room whose tables can hold an address is in this list; they are erased in its order. Strutture first: one that
 * guests are coming to refuses before anything else is done. Mails last: erasing writes some.
 */
export function composePrivacy({ db, clock, publicUrl, mail, accounts, outbox, stays }: PrivacyGround): {
  privacy: PrivacyService;
  calls: CallHandler[];
} {
  const holders: PersonHolder<Db>[] = [
    createStruttureHolder(db, clock),
    stays,
    createReaderHolder(db),
    createAccountHolder(db),
    createMailHolder(db),
  ];
  const privacy = createPrivacyService({ db, holders, accounts, outbox, mailFiles: mail, publicUrl });
  return { privacy, calls: privacyRoutes({ privacy, accounts, clock }) };
}
