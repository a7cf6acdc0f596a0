import type { AccountsService } from '../../accounts/contract.ts';
import { recordAction } from '../../admin/server/service.ts';
import { isOnBooking } from '../../calendar/server/service.ts';
import { createAdminStruttureService } from '../../strutture/server/admin-service.ts';
import { createConditionsService } from '../../strutture/server/conditions-service.ts';
import { createMachineTexts } from '../../strutture/server/machine-texts.ts';
import { createTranslator } from '../../strutture/server/translator.ts';
import { createOwnerStruttureService } from '../../strutture/server/owner-service.ts';
import { createPublicEmailService } from '../../strutture/server/public-email-service.ts';
import { createSubmissionService } from '../../strutture/server/submission-service.ts';
import type { Dependencies } from './dependencies.ts';
import { createAccountAdoption } from '../../stay/server/payout-service.ts';

type OwnershipDependencies = Omit<
  Parameters<typeof createOwnerStruttureService>[0],
  'accounts' | 'outbox' | 'publicUrl' | 'mailLimit'
>;

const CONFIRMATION_LIMIT = { calls: 20, seconds: 3600 };
export function composeStrutture(
  ownership: OwnershipDependencies,
  rest: Pick<Parameters<typeof createSubmissionService>[0], 'publicUrl'> &
    Pick<Parameters<typeof createAdminStruttureService>[0], 'outbox'> &
    Pick<Dependencies, 'contact' | 'limits' | 'translator'> & { accounts: AccountsService },
) {
  const onApproved = createAccountAdoption(ownership);
  return {
    submissions: createSubmissionService({ ...ownership, ...rest }),
    ownerStrutture: createOwnerStruttureService({
      ...ownership,
      ...rest,
      mailLimit: rest.limits.exact('public-email', CONFIRMATION_LIMIT),
    }),
    machineTexts: createMachineTexts({
      ...ownership,
      translator: rest.translator ? createTranslator(rest.translator) : null,
    }),
    publicEmails: createPublicEmailService(ownership),
    conditions: createConditionsService(ownership.db),
    adminStrutture: createAdminStruttureService({
      ...ownership,
      ...rest,
      onApproved,
      isOnBooking,
      record: recordAction,
    }),
  };
}
