import type { AccountsService } from '../../accounts/contract.ts';
import { recordAction } from '../../admin/server/service.ts';
import { isOnBooking } from '../../calendar/server/service.ts';
import { createAdminStruttureService } from '../../strutture/server/admin-service.ts';
import { createConditionsService } from '../../strutture/server/conditions-service.ts';
import { createMachineTexts } from '../../strutture/server/machine-texts.ts';
import { createTranslator } from '../../strutture/server/translator.ts';
import { createOwnStruttureService } from '../../strutture/server/own-service.ts';
import { createPublicEmailService } from '../../strutture/server/public-email-service.ts';
import { createSubmissionService } from '../../strutture/server/submission-service.ts';
import type { Dependencies } from './dependencies.ts';
import { createAccountAdoption } from '../../stay/server/payout-service.ts';

type OwnStruttureDependencies = Omit<
  Parameters<typeof createOwnStruttureService>[0],
  'accounts' | 'outbox' | 'publicUrl' | 'asking'
>;

/** Limits the confirmation emails that an owner can trigger to other addresses. */
const CONFIRMATION_LIMIT = { calls: 20, seconds: 3600 };
export function composeStrutture(
  own: OwnStruttureDependencies,
  rest: Pick<Parameters<typeof createSubmissionService>[0], 'publicUrl'> &
    Pick<Parameters<typeof createAdminStruttureService>[0], 'outbox'> &
    Pick<Dependencies, 'contact' | 'limits' | 'translator'> & { accounts: AccountsService },
) {
  const onApproved = createAccountAdoption(own);
  return {
    submissions: createSubmissionService({ ...own, ...rest }),
    ownStrutture: createOwnStruttureService({
      ...own,
      ...rest,
      asking: rest.limits.exact('public-email', CONFIRMATION_LIMIT),
    }),
    machineTexts: createMachineTexts({
      ...own,
      translator: rest.translator ? createTranslator(rest.translator) : null,
    }),
    publicEmails: createPublicEmailService(own),
    conditions: createConditionsService(own.db),
    adminStrutture: createAdminStruttureService({ ...own, ...rest, onApproved, isOnBooking, record: recordAction }),
  };
}
