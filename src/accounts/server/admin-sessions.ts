import type { Transaction } from 'kysely';
import type { Admin } from '../../kernel/account.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { AdminAccountsService, AdminSession } from '../admin-contract.ts';
import { adminAccountsMessages as messages } from '../admin-messages.it.ts';
import { ADMIN_COOKIE, DEVICE_COOKIE, DEVICE_SECONDS } from '../rules/admin-cookies.ts';
import { usernameKey } from '../rules/parse-username.ts';
import type { AdminParts } from './admin-parts.ts';
import { isKnownDevice, replaceDevice } from './known-browser-repository.ts';
import { newLinkToken } from './link-token-service.ts';
import { recordFailure } from './record-failure.ts';
import { proveIdentity } from './prove-identity.ts';
import { readCredentials } from './read-proof.ts';
import { adminSessions, hashOfCookie, writeCookie } from './session-repository.ts';
import type { AccountsTables } from './tables.ts';

export function browserHashes(cookie: string | null): { session: string | null; device: string | null } {
  return { session: hashOfCookie(cookie, ADMIN_COOKIE), device: hashOfCookie(cookie, DEVICE_COOKIE) };
}

/** What tells a browser that is known to an account from all others. */
export async function knownBrowser({ db }: AdminParts, key: string, device: string | null): Promise<string | null> {
  return device !== null && (await isKnownDevice(db, key, device)) ? device : null;
}

export async function findSession({ db }: AdminParts, cookie: string | null): Promise<AdminSession | null> {
  const found = await adminSessions.find(db, cookie);
  if (found === null) return null;
  const { is_stale: _, ...session } = found;
  return session;
}

/** A new session in place of the browser's own; the browser is known from now on. Gives the `Set-Cookie` headers. */
async function openSession(
  transaction: Transaction<AccountsTables>,
  adminId: string,
  cookie: string | null,
): Promise<string[]> {
  const device = newLinkToken();
  await adminSessions.close(transaction, cookie);
  await replaceDevice(transaction, adminId, { old: browserHashes(cookie).device, next: device.hash });
  return [await adminSessions.open(transaction, adminId), writeCookie(DEVICE_COOKIE, device.token, DEVICE_SECONDS)];
}

type Login = AdminAccountsService['login'];

export async function login(parts: AdminParts, ...[credentials, from]: Parameters<Login>): ReturnType<Login> {
  const { username, ...proof } = readCredentials(credentials);
  const key = usernameKey(username);
  const known = await knownBrowser(parts, key, browserHashes(from.cookie).device);
  const claim = { ...proof, key, known, address: from.address };
  const outcome = await proveIdentity(parts, claim, async (transaction, row) => {
    const admin: Admin = { id: row.id, username: row.username };
    const cookies = await openSession(transaction, row.id, from.cookie);
    const actor = { username: row.username, address: from.address, request_id: from.requestId };
    await parts.record(transaction, actor, { azione: 'accesso' });
    return { admin, cookies };
  });
  if (outcome.kind === 'proven') return outcome.value;
  if (outcome.kind === 'codeMissing') {
    throw new AppError('NON_AUTENTICATO', messages.codiceMancante, { campi: { codice: messages.codiceMancante } });
  }
  const wrong = outcome.kind === 'wrong' ? 'password' : 'codice';
  const where = { address: from.address, request_id: from.requestId };
  await recordFailure(parts, { key, wrong, pause: outcome.pause }, where);
  const campi = outcome.kind === 'wrongCode' && { campi: { codice: messages.codiceNonValido } };
  throw new AppError('NON_AUTENTICATO', messages.credenzialiNonValide, { ...campi });
}

type Logout = AdminAccountsService['logout'];

export async function logout(parts: AdminParts, ...[cookie, from]: Parameters<Logout>): ReturnType<Logout> {
  const found = await adminSessions.find(parts.db, cookie);
  if (found !== null) {
    const actor = { username: found.username, address: from.address, request_id: from.requestId };
    await parts.db.transaction().execute(async (transaction) => {
      const isEnded = await adminSessions.close(transaction, cookie);
      if (isEnded) await parts.record(transaction, actor, { azione: 'uscita' });
    });
  }
  return [adminSessions.forget];
}
