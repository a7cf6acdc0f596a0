import type { Transaction } from 'kysely';
import type { Actor, Admin } from '../../kernel/people/account.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { AdminAccountsService, AdminSession } from '../admin-contract.ts';
import { ADMIN_COOKIE, DEVICE_COOKIE, DEVICE_SECONDS } from '../rules/session-cookie.ts';
import { usernameKey } from '../rules/parse-username.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import type { AdminRow } from './admin-repository.ts';
import { isKnownDevice, replaceDevice } from './known-browser-repository.ts';
import { newLinkToken } from './link-token-service.ts';
import { notifyAdmin } from './notify-admin.ts';
import { countRecoveryCodes } from './recovery-code-repository.ts';
import { recordFailure } from './record-failure.ts';
import { proveIdentity } from './prove-identity.ts';
import { readCredentials } from './read-proof.ts';
import { adminSessions, hashOfCookie, writeCookie } from './session-repository.ts';
import type { GivenFactor } from './second-factor.ts';
import type { AccountsTables } from './tables.ts';
import * as messages from '../messages/admin.ts';

export function browserHashes(cookie: string | null): { session: string | null; device: string | null } {
  return { session: hashOfCookie(cookie, ADMIN_COOKIE), device: hashOfCookie(cookie, DEVICE_COOKIE) };
}

export async function knownBrowser(
  { db }: AdminDependencies,
  key: string,
  device: string | null,
): Promise<string | null> {
  return device !== null && (await isKnownDevice(db, key, device)) ? device : null;
}

export async function findSession({ db }: AdminDependencies, cookie: string | null): Promise<AdminSession | null> {
  const found = await adminSessions.find(db, cookie);
  if (found === null) return null;
  const { id, username, session_id, has_totp, has_passkey, is_fresh, expires_at } = found;
  const proof = has_totp || has_passkey ? (is_fresh ? 'fresh' : 'stale') : 'missing';
  return { id, username, session_id, has_totp, has_passkey, expires_at, proof };
}

export async function openSession(
  transaction: Transaction<AccountsTables>,
  admin: { id: string; factor: GivenFactor | null },
  cookie: string | null,
): Promise<string[]> {
  const device = newLinkToken();
  await adminSessions.close(transaction, cookie);
  await replaceDevice(transaction, admin.id, { old: browserHashes(cookie).device, next: device.hash }, DEVICE_SECONDS);
  const session = await adminSessions.open(transaction, admin.id, admin.factor === null ? null : 'now');
  return [session, writeCookie(DEVICE_COOKIE, device.token, DEVICE_SECONDS)];
}

/** Ends all sessions of an administrator whose credentials changed, so that copied session IDs become invalid, and opens a new one. */
export async function renewSession(
  transaction: Transaction<AccountsTables>,
  adminId: string,
  proved: Date | 'now' | null,
): Promise<string[]> {
  await adminSessions.closeAll(transaction, adminId);
  return [await adminSessions.open(transaction, adminId, proved)];
}

export async function noteRecovery(
  deps: AdminDependencies,
  transaction: Transaction<AccountsTables>,
  admin: Pick<AdminRow, 'id' | 'email'>,
  actor: Actor,
): Promise<void> {
  const left = await countRecoveryCodes(transaction, admin.id);
  await deps.record(transaction, actor, { azione: 'recupero_usato', dopo: { codici_rimasti: left } });
  await notifyAdmin(deps, transaction, admin, messages.recoveryCodeUsedMail(left));
}

type Login = AdminAccountsService['login'];

export async function login(deps: AdminDependencies, ...[credentials, from]: Parameters<Login>): ReturnType<Login> {
  const { username, ...proof } = readCredentials(credentials);
  const key = usernameKey(username);
  const known = await knownBrowser(deps, key, browserHashes(from.cookie).device);
  const where = { address: from.address, request_id: from.requestId };
  const claim = { ...proof, key, known, address: from.address, requires: 'both' as const };
  const outcome = await proveIdentity(deps, claim, async (transaction, row, factor) => {
    const admin: Admin = { id: row.id, username: row.username };
    const cookies = await openSession(transaction, { id: row.id, factor }, from.cookie);
    const actor = { username: row.username, ...where };
    await deps.record(transaction, actor, { azione: 'accesso' });
    if (factor === 'recupero') await noteRecovery(deps, transaction, row, actor);
    return { admin, cookies };
  });
  if (outcome.kind === 'proven') return outcome.value;
  await recordFailure(deps, { key, wrong: outcome.what, pause: outcome.pause }, where);
  throw new AppError('NON_AUTENTICATO', messages.credentialsInvalid);
}

type Logout = AdminAccountsService['logout'];

export async function logout(deps: AdminDependencies, ...[cookie, from]: Parameters<Logout>): ReturnType<Logout> {
  const found = await adminSessions.find(deps.db, cookie);
  if (found !== null) {
    const actor = { username: found.username, address: from.address, request_id: from.requestId };
    await deps.db.transaction().execute(async (transaction) => {
      const isEnded = await adminSessions.close(transaction, cookie);
      if (isEnded) await deps.record(transaction, actor, { azione: 'uscita' });
    });
  }
  return [adminSessions.forget];
}
