import { systemClock } from '../../kernel/dates/clock.ts';
import type { AdminAccountsService } from '../admin-contract.ts';
import type { AdminSecurityService } from '../admin-security-contract.ts';
import { changePassword, confirmTotp, proveAgain, startTotp, stopTotp } from './admin-credentials.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { findSession, login, logout } from './admin-sessions.ts';
import { deleteOldDevices } from './known-browser-repository.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createAdminSecurity } from './admin-security.ts';
import { deleteOldAdminLinks } from './admin-link-repository.ts';
import { deleteOldChallenges } from './passkey-repository.ts';
import { createSecretSeal } from './seal-secret.ts';
import { adminSessions } from './session-repository.ts';

export type AdminAccountsOptions = Pick<AdminDependencies, 'db' | 'record' | 'outbox' | 'publicUrl' | 'report'> &
  Partial<Pick<AdminDependencies, 'hasher' | 'clock'>> & {
    /** The key that encrypts TOTP secrets is derived from this value. All processes of a portal must use the same value. */
    secret: string;
  };

export function createAdminAccountsService({
  secret,
  ...options
}: AdminAccountsOptions): AdminAccountsService & AdminSecurityService {
  const deps: AdminDependencies = {
    hasher: createPasswordHasher(),
    clock: systemClock,
    ...options,
    seal: createSecretSeal(secret),
  };
  return {
    ...createAdminSecurity(deps),
    adminOf: (cookie) => findSession(deps, cookie),
    login: (...given) => login(deps, ...given),
    logout: (...given) => logout(deps, ...given),
    prove: (admin, proof, from) => proveAgain(deps, admin, { proof, from }, async () => undefined),
    changePassword: (...given) => changePassword(deps, ...given),
    startTotp: (...given) => startTotp(deps, ...given),
    confirmTotp: (...given) => confirmTotp(deps, ...given),
    stopTotp: (...given) => stopTotp(deps, ...given),
    async sweep() {
      await adminSessions.sweep(deps.db);
      await deleteOldDevices(deps.db);
      await deleteOldAdminLinks(deps.db);
      await deleteOldChallenges(deps.db);
    },
  };
}
