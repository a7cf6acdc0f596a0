import type { Transaction } from 'kysely';
import type { Account } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import type { OpenedSession } from '../contract.ts';
import type { Passkey, PasskeyCreation, PasskeyRequest } from '../passkey-contract.ts';
import { keepLanguage } from './language-repository.ts';
import { languageOfPage } from './language-service.ts';
import { deletePasskey } from './passkey-repository.ts';
import { createPasskeys, refusePasskey } from './passkeys.ts';
import { findAccount } from './repository.ts';
import { ownerSessions } from './session-repository.ts';
import type { AccountsTables, Db } from './tables.ts';
import { passkeyAdded } from './mails/passkey-added.ts';
import { ownerMessages } from '../messages/by-request.ts';

export type OwnerPasskeysOptions = {
  db: Db;
  outbox: MailOutbox<Transaction<AccountsTables>>;
  publicUrl: string;
};

export type OwnerPasskeysService = {
  request(account: Account | null): Promise<PasskeyRequest>;
  enter(sent: unknown): Promise<OpenedSession>;
  prove(account: Account, sent: unknown, cookie: string | null): Promise<void>;
  list(account: Account): Promise<Passkey[]>;
  offer(account: Account): Promise<PasskeyCreation>;
  add(account: Account, sent: { nome?: unknown; passkey?: unknown }): Promise<string[]>;
  remove(account: Account, id: string): Promise<void>;
};

export function createOwnerPasskeys({ db, outbox, publicUrl }: OwnerPasskeysOptions): OwnerPasskeysService {
  const passkeys = createPasskeys({ db, publicUrl, kind: 'account' });
  return {
    request: (account) => passkeys.request(account?.id ?? null),
    async enter(sent) {
      const { owner_id } = await passkeys.verify(null, sent);
      const account = (await findAccount(db, owner_id)) ?? refusePasskey();
      await keepLanguage(db, account.email, languageOfPage());
      return { account, cookies: [await ownerSessions.open(db, account.id, 'now')] };
    },
    async prove({ id }, sent, cookie) {
      await passkeys.verify(id, sent);
      const session = await ownerSessions.find(db, cookie);
      if (session !== null) await ownerSessions.prove(db, session.session_id);
    },
    list: ({ id }) => passkeys.list(id),
    offer: ({ id, email }) => passkeys.offer({ id, name: email }),
    async add({ id, email }, sent) {
      const added = await passkeys.read(id, sent.passkey, sent.nome);
      return db.transaction().execute(async (transaction) => {
        await passkeys.keep(transaction, added);
        await outbox.put(transaction, { to: email, ...passkeyAdded.write({ nome: added.nome }, publicUrl) });
        await ownerSessions.closeAll(transaction, id);
        return [await ownerSessions.open(transaction, id, 'now')];
      });
    },
    async remove({ id: owner_id }, id) {
      const nome = await deletePasskey(db, 'account', { id, owner_id });
      if (nome === null) throw new AppError('NON_TROVATO', ownerMessages().passkeyNotFound);
    },
  };
}
