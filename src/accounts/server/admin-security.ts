import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminSecurityService } from '../admin-security-contract.ts';
import { usernameKey } from '../rules/parse-username.ts';
import { proveAgain } from './admin-credentials.ts';
import { requestAccessLink, confirmEmail, setEmail, useAccessLink } from './admin-links.ts';
import { waitingEmail } from './admin-link-repository.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { addPasskey, loginWithPasskey, offerPasskey, proveFactor, removePasskey } from './admin-passkeys.ts';
import { findAdmin } from './admin-repository.ts';
import { createPasskeys } from './passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code-repository.ts';
import { hasSecondFactor } from './second-factor.ts';
import * as messages from '../messages/admin.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export function createAdminSecurity(given: AdminDependencies): AdminSecurityService {
  const passkeys = createPasskeys({ ...given, kind: 'admin' });
  const deps = { ...given, passkeys };
  return {
    async security({ id, username }) {
      const row = await findAdmin(deps.db, usernameKey(username));
      if (row === null) throw new AppError('NON_AUTENTICATO', visitorMessages().notAuthenticated);
      return {
        has_totp: row.totp_secret !== null,
        passkey: await passkeys.list(id),
        codici_rimasti: await countRecoveryCodes(deps.db, id),
        email: row.email,
        email_in_attesa: await waitingEmail(deps.db, id),
      };
    },
    createPasskeyRequest: (admin) => passkeys.request(admin?.id ?? null),
    loginWithPasskey: (...call) => loginWithPasskey(deps, ...call),
    requestAccessLink: (username) => requestAccessLink(deps, username),
    useAccessLink: (...call) => useAccessLink(deps, ...call),
    proveFactor: (...call) => proveFactor(deps, ...call),
    offerPasskey: (...call) => offerPasskey(deps, ...call),
    addPasskey: (...call) => addPasskey(deps, ...call),
    removePasskey: (...call) => removePasskey(deps, ...call),
    renewRecoveryCodes: (admin, proof, from) =>
      proveAgain(deps, admin, { proof, from }, async (transaction, row) => {
        if (!(await hasSecondFactor(transaction, row))) {
          throw new AppError('STATO_NON_VALIDO', messages.recoveryCodesNeedFactor);
        }
        await deps.record(transaction, from.actor, { azione: 'codici_di_recupero' });
        return replaceRecoveryCodes(transaction, row.id);
      }),
    setEmail: (...call) => setEmail(deps, ...call),
    confirmEmail: (...call) => confirmEmail(deps, ...call),
  };
}
