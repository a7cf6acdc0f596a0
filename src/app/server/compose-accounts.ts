import type { AccountsService } from '../../accounts/contract.ts';
import { createAddressService } from '../../accounts/server/address-service.ts';
import { createAdminAccountsService } from '../../accounts/server/admin-service.ts';
import { createOwnerPasskeys } from '../../accounts/server/owner-passkeys.ts';
import { createAccountsService } from '../../accounts/server/service.ts';
import { recordAction } from '../../admin/server/service.ts';
import type { AddressMover } from '../../kernel/person.ts';
import type { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import { createStruttureMover } from '../../strutture/server/address-mover.ts';
import type { Dependencies } from './dependencies.ts';
import type { Db } from './database.ts';
import { createStayMover } from '../../stay/server/personal-data-handler.ts';

const MOVERS: AddressMover<Db>[] = [createStruttureMover(), createStayMover()];

type AccountsDependencies = Pick<Dependencies, 'db' | 'publicUrl' | 'secret' | 'contact'> & {
  outbox: ReturnType<typeof createMailOutbox>;
  report(message: string, cause?: unknown): void;
};

export function composeAccounts({ outbox, contact = null, ...signing }: AccountsDependencies) {
  const accounts: AccountsService = createAccountsService({ ...signing, outbox });
  return {
    accounts,
    adminAccounts: createAdminAccountsService({ ...signing, outbox, record: recordAction }),
    ownerPasskeys: createOwnerPasskeys({ ...signing, outbox }),
    addresses: createAddressService({ ...signing, accounts, outbox, movers: MOVERS, contact }),
  };
}
