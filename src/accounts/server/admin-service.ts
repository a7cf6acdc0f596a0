import { systemClock } from '../../kernel/dates/clock.ts';
import type { AdminAccountsService } from '../admin-contract.ts';
import type { AdminSecurityService } from '../admin-security-contract.ts';
import { changePassword, confirmTotp, proveAgain, startTotp, stopTotp } from './admin-credentials.ts';
import type { AdminParts } from './admin-parts.ts';
import { findSession, login, logout } from './admin-sessions.ts';
import { deleteOldDevices } from './known-browser-repository.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createAdminSecurity } from './admin-security.ts';
import { deleteOldAdminLinks } from './admin-link-repository.ts';
import { deleteOldChallenges } from './passkey-repository.ts';
import { createSecretSeal } from './seal-secret.ts';
import { adminSessions } from './session-repository.ts';

export type AdminAccountsOptions = Pick<AdminParts, 'db' | 'record' | 'outbox' | 'publicUrl' | 'report'> &
  Partial<Pick<AdminParts, 'hasher' | 'clock'>> & {
    /** Key material for the encryption of TOTP secrets; the same for all processes of a portal. */
    secret: string;
  };

export function createAdminAccountsService({
  secret,
  ...options
}: AdminAccountsOptions): AdminAccountsService & AdminSecurityService {
  const parts: AdminParts = {
    hasher: createPasswordHasher(),
    clock: systemClock,
    ...options,
    seal: createSecretSeal(secret),
  };
  return {
    ...createAdminSecurity(parts),
    adminOf: (cookie) => findSession(parts, cookie),
    login: (...given) => login(parts, ...given),
    logout: (...given) => logout(parts, ...given),
    prove: (admin, proof, from) => proveAgain(parts, admin, { proof, from }, async () => undefined),
    changePassword: (...given) => changePassword(parts, ...given),
    startTotp: (...given) => startTotp(parts, ...given),
    confirmTotp: (...given) => confirmTotp(parts, ...given),
    stopTotp: (...given) => stopTotp(parts, ...given),
    async sweep() {
      await adminSessions.sweep(parts.db);
      await deleteOldDevices(parts.db);
      await deleteOldAdminLinks(parts.db);
      await deleteOldChallenges(parts.db);
    },
  };
}
