import type { Transaction } from 'kysely';
import type { Actor } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { RecordAction } from '../register-contract.ts';
import { checkPassword } from '../rules/check-password.ts';
import { parseUsername, usernameKey } from '../rules/parse-username.ts';
import { findAdmin, insertAdmin, listUsernames, saveCodes, savePassword } from './admin-repository.ts';
import { deleteAdminLinks } from './admin-link-repository.ts';
import { deletePasskeys } from './passkey-repository.ts';
import { deleteRecoveryCodes } from './recovery-code-repository.ts';
import { forgetDevices } from './known-browser-repository.ts';
import { adminSessions } from './session-repository.ts';
import { deleteCounts } from './attempts-repository.ts';
import { createPasswordHasher } from './password-hasher.ts';
import type { AccountsTables, Db } from './tables.ts';
import { commonPasswords } from './common-passwords.ts';
import * as messages from '../messages/operator.ts';
import * as adminMessages from '../messages/admin.ts';

async function checkNew(db: Db, name: string): Promise<string> {
  const username = parseUsername(name);
  if (username === null) throw new AppError('DATI_NON_VALIDI', messages.usernameInvalid());
  const taken = await findAdmin(db, usernameKey(username));
  if (taken !== null) throw new AppError('STATO_NON_VALIDO', messages.usernameTaken(taken.username));
  return username;
}

async function findKnown(db: Db, name: string): Promise<{ id: string; username: string }> {
  const known = await findAdmin(db, usernameKey(name));
  if (known !== null) return known;
  throw new AppError('NON_TROVATO', messages.usernameUnknown(name.trim(), await listUsernames(db)));
}

function hashNew(password: string, username: string): Promise<string> {
  const fault = checkPassword(password, username, commonPasswords());
  if (fault !== null) throw new AppError('DATI_NON_VALIDI', adminMessages.passwordFaults[fault]);
  return createPasswordHasher().hash(password);
}

export function atConsole(username = 'console'): Actor {
  return { username, address: 'console', request_id: '' };
}

export function createAdminConsole(db: Db, record: RecordAction<Transaction<AccountsTables>>) {
  return {
    checkNew: (name: string) => checkNew(db, name),
    checkKnown: async (name: string) => (await findKnown(db, name)).username,
    async add(name: string, password: string): Promise<void> {
      const username = await checkNew(db, name);
      const password_hash = await hashNew(password, username);
      await db.transaction().execute(async (transaction) => {
        const isMade = await insertAdmin(transaction, { username, password_hash });
        if (!isMade) throw new AppError('STATO_NON_VALIDO', messages.usernameTaken(username));
        await record(transaction, atConsole(), { azione: 'amministratore', oggetto: username });
      });
    },
    /** Sets the password of an administrator, ends all their sessions, removes the second factor and clears the rate limits. */
    async setPassword(name: string, password: string): Promise<void> {
      const { id, username } = await findKnown(db, name);
      const hash = await hashNew(password, username);
      await db.transaction().execute(async (transaction) => {
        await savePassword(transaction, id, hash);
        await deletePasskeys(transaction, 'admin', id);
        await deleteRecoveryCodes(transaction, id);
        await deleteAdminLinks(transaction, id);
        await saveCodes(transaction, id, { totp_secret: null, totp_step: null, pending_totp_secret: null });
        await adminSessions.closeAll(transaction, id);
        await forgetDevices(transaction, id);
        await deleteCounts(transaction);
        await record(transaction, atConsole(), { azione: 'password', oggetto: username });
      });
    },
  };
}
