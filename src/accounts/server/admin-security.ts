import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminSecurityService } from '../admin-security-contract.ts';
import { usernameKey } from '../rules/parse-username.ts';
import { proveAgain } from './admin-credentials.ts';
import { askAccessLink, confirmEmail, setEmail, useAccessLink } from './admin-links.ts';
import { waitingEmail } from './admin-link-repository.ts';
import type { AdminParts } from './admin-parts.ts';
import { addPasskey, loginWithPasskey, offerPasskey, proveFactor, removePasskey } from './admin-passkeys.ts';
import { findAdmin } from './admin-repository.ts';
import { createPasskeys } from './passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code-repository.ts';
import { hasSecondFactor } from './second-factor.ts';
import * as messages from '../messages/admin.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export function createAdminSecurity(given: AdminParts): AdminSecurityService {
  const passkeys = createPasskeys({ ...given, kind: 'admin' });
  const parts = { ...given, passkeys };
  return {
    async security({ id, username }) {
      const row = await findAdmin(parts.db, usernameKey(username));
      if (row === null) throw new AppError('NON_AUTENTICATO', visitorMessages().notAuthenticated);
      return {
        has_totp: row.totp_secret !== null,
        passkey: await passkeys.list(id),
        codici_rimasti: await countRecoveryCodes(parts.db, id),
        email: row.email,
        email_in_attesa: await waitingEmail(parts.db, id),
      };
    },
    askPasskey: (admin) => passkeys.ask(admin?.id ?? null),
    loginWithPasskey: (...call) => loginWithPasskey(parts, ...call),
    askAccessLink: (username) => askAccessLink(parts, username),
    useAccessLink: (...call) => useAccessLink(parts, ...call),
    proveFactor: (...call) => proveFactor(parts, ...call),
    offerPasskey: (...call) => offerPasskey(parts, ...call),
    addPasskey: (...call) => addPasskey(parts, ...call),
    removePasskey: (...call) => removePasskey(parts, ...call),
    renewRecoveryCodes: (admin, proof, from) =>
      proveAgain(parts, admin, { proof, from }, async (transaction, row) => {
        if (!(await hasSecondFactor(transaction, row))) {
          throw new AppError('STATO_NON_VALIDO', messages.recoveryCodesNeedFactor);
        }
        await parts.record(transaction, from.actor, { azione: 'codici_di_recupero' });
        return replaceRecoveryCodes(transaction, row.id);
      }),
    setEmail: (...call) => setEmail(parts, ...call),
    confirmEmail: (...call) => confirmEmail(parts, ...call),
  };
}
