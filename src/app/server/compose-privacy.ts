import type { AccountsService } from '../../accounts/contract.ts';
import { createAccountDataHandler } from '../../accounts/server/personal-data-handler.ts';
import { createReaderDataHandler } from '../../blog/server/personal-data-handler.ts';
import type { CallHandler } from '../../kernel/calls/call.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { createMailDataHandler } from '../../mail/server/personal-data-handler.ts';
import type { PrivacyService } from '../../privacy/contract.ts';
import { privacyRoutes } from '../../privacy/server/routes.ts';
import { createPrivacyService, type PrivacyDependencies } from '../../privacy/server/service.ts';
import { createStruttureDataHandler } from '../../strutture/server/personal-data-handler.ts';
import type { Dependencies } from './dependencies.ts';
import type { Db } from './database.ts';

type PrivacyComposition = Pick<Dependencies, 'db' | 'clock' | 'publicUrl' | 'mail' | 'erasures' | 'report'> & {
  accounts: AccountsService;
  outbox: PrivacyDependencies['outbox'];
  /** Data handler of stays. It must also end the person's pending bookings. */
  stays: PersonalDataHandler<Db>;
};

/**
 * Returns the handlers in the order in which they run: strutture first, because this handler can reject the erasure; emails last,
 * because other handlers queue them.
 */
export function listDataHandlers(db: Db, clock: Clock, stays: PersonalDataHandler<Db>): PersonalDataHandler<Db>[] {
  return [
    createStruttureDataHandler(db, clock),
    stays,
    createReaderDataHandler(db),
    createAccountDataHandler(db),
    createMailDataHandler(db),
  ];
}

export function composePrivacy(dependencies: PrivacyComposition): {
  privacy: PrivacyService;
  calls: CallHandler[];
} {
  const { db, clock, publicUrl, mail, accounts, outbox, stays, erasures, report } = dependencies;
  const dataHandlers = listDataHandlers(db, clock, stays);
  const privacy = createPrivacyService({
    db,
    dataHandlers,
    accounts,
    outbox,
    mailFiles: mail,
    publicUrl,
    erasures,
    report,
  });
  return { privacy, calls: privacyRoutes({ privacy, accounts, clock }) };
}
