import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { Transaction } from 'kysely';
import type { Admin } from '../../kernel/account.ts';
import { AppError } from '../../kernel/app-error.ts';
import { kernelMessages } from '../../kernel/messages.it.ts';
import { isUnavailable } from '../../kernel/unavailable.ts';
import type { AdminAccountsService, AdminSession } from '../admin-contract.ts';
import { adminAccountsMessages as messages } from '../admin-messages.it.ts';
import { ADMIN_COOKIE, DEVICE_COOKIE, DEVICE_SECONDS } from '../rules/admin-cookies.ts';
import { usernameKey } from '../rules/parse-username.ts';
import type { AdminParts } from './admin-parts.ts';
import {
  deleteAdminSession,
  findAdminSession,
  insertAdminSession,
  isKnownDevice,
  replaceDevice,
  touchAdminSession,
} from './admin-session-repository.ts';
import { hashToken } from './hash-token.ts';
import { noteFailure } from './note-failure.ts';
import { proveIdentity } from './prove-identity.ts';
import { readCredentials } from './read-proof.ts';
import type { AccountsTables } from './tables.ts';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const RETRY_AFTER_SECONDS = 5;

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const FORGET = `${ADMIN_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash of the token that a `Cookie` header holds under a name. */
function hashIn(cookie: string | null, name: string): string | null {
  const token = cookie === null ? undefined : parse(cookie, name)[name];
  return token !== undefined && TOKEN.test(token) ? hashToken(token) : null;
}

/** The hashes by which the database knows a browser: of its session, and of itself. */
export function browserHashes(cookie: string | null): { session: string | null; device: string | null } {
  return { session: hashIn(cookie, ADMIN_COOKIE), device: hashIn(cookie, DEVICE_COOKIE) };
}

/** What tells a browser that is known to an account from all others. */
export async function knownBrowser({ db }: AdminParts, key: string, device: string | null): Promise<string | null> {
  return device !== null && (await isKnownDevice(db, key, device)) ? device : null;
}

/** The session of a request's cookies, in use until now. */
export async function findSession({ db }: AdminParts, cookie: string | null): Promise<AdminSession | null> {
  const { session } = browserHashes(cookie);
  if (session === null) return null;
  try {
    const found = await findAdminSession(db, session);
    if (found === undefined) return null;
    const { is_stale, ...rest } = found;
    if (is_stale) await touchAdminSession(db, rest.session_id);
    return rest;
  } catch (cause) {
    if (!isUnavailable(cause)) throw cause;
    const options = { retryAfter: RETRY_AFTER_SECONDS, cause };
    throw new AppError('SERVIZIO_NON_DISPONIBILE', kernelMessages.servizioNonDisponibile, options);
  }
}

/** A new session in place of the browser's own; the browser is known from now on. Gives the `Set-Cookie` headers. */
async function openSession(
  transaction: Transaction<AccountsTables>,
  adminId: string,
  cookie: string | null,
): Promise<string[]> {
  const { session, device } = browserHashes(cookie);
  const [token, deviceToken] = [newToken(), newToken()];
  if (session !== null) await deleteAdminSession(transaction, session);
  await insertAdminSession(transaction, adminId, hashToken(token));
  await replaceDevice(transaction, adminId, { old: device, next: hashToken(deviceToken) });
  return [
    `${ADMIN_COOKIE}=${token}; ${ATTRIBUTES}`,
    `${DEVICE_COOKIE}=${deviceToken}; Max-Age=${DEVICE_SECONDS}; ${ATTRIBUTES}`,
  ];
}

type Login = AdminAccountsService['login'];

export async function login(parts: AdminParts, [credentials, from]: Parameters<Login>): ReturnType<Login> {
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
  await noteFailure(parts, { key, wrong, pause: outcome.pause }, where);
  const campi = outcome.kind === 'wrongCode' && { campi: { codice: messages.codiceNonValido } };
  throw new AppError('NON_AUTENTICATO', messages.credenzialiNonValide, { ...campi });
}

type Logout = AdminAccountsService['logout'];

export async function logout(parts: AdminParts, [cookie, from]: Parameters<Logout>): ReturnType<Logout> {
  const { session } = browserHashes(cookie);
  const found = await findSession(parts, cookie);
  if (session !== null && found !== null) {
    const actor = { username: found.username, address: from.address, request_id: from.requestId };
    await parts.db.transaction().execute(async (transaction) => {
      const isEnded = await deleteAdminSession(transaction, session);
      if (isEnded) await parts.record(transaction, actor, { azione: 'uscita' });
    });
  }
  return [FORGET];
}
