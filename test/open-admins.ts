import { Secret, TOTP } from 'otpauth';
import type { AdminAccountsService, Proof } from '../src/accounts/admin-contract.ts';
import type { Action } from '../src/accounts/register-contract.ts';
import { createAdminConsole } from '../src/accounts/server/admin-console.ts';
import { createAdminAccountsService } from '../src/accounts/server/admin-service.ts';
import { createPasswordHasher, type PasswordHasher } from '../src/accounts/server/password-hasher.ts';
import type { Actor, Admin } from '../src/kernel/account.ts';
import type { TestDatabase } from './database.ts';

export const PASSWORD = 'una password lunga';

/** Lines that the register was given. */
type Line = { actor: Actor } & Action;

/** The real administrators' sign-in on a test's database, what it told the register, and how many passwords it hashed. */
export type OpenAdmins = {
  accounts: AdminAccountsService;
  lines: Line[];
  reported: string[];
  hashes(): number;
  /** Lets authenticator apps and the service see another time. */
  pass(seconds: number): void;
  codeOf(secret: string): string;
};

function counting(hasher: PasswordHasher): { hasher: PasswordHasher; hashes(): number } {
  let count = 0;
  const note = <T>(result: T): T => {
    count += 1;
    return result;
  };
  return {
    hasher: {
      hash: (password) => note(hasher.hash(password)),
      verify: (password, phc) => note(hasher.verify(password, phc)),
    },
    hashes: () => count,
  };
}

export function openAdmins(
  { db }: TestDatabase,
  secret = 'a secret of these tests, long enough',
  note: () => Promise<void> = async () => undefined,
): OpenAdmins {
  const lines: Line[] = [];
  const reported: string[] = [];
  const { hasher, hashes } = counting(createPasswordHasher());
  let now = new Date('2026-11-21T09:00:10Z');
  return {
    accounts: createAdminAccountsService({
      db,
      async record(_, actor, action) {
        await note();
        lines.push({ actor, ...action });
      },
      publicUrl: 'https://www.ospitalia.it',
      secret,
      hasher,
      clock: { now: () => now },
      report: (message) => reported.push(message),
    }),
    lines,
    reported,
    hashes,
    pass(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    codeOf: (base32) => new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: now.getTime() }),
  };
}

let serial = 0;

/** An administrator whom no other test has. */
export async function addAdmin({ db }: TestDatabase, password = PASSWORD): Promise<string> {
  serial += 1;
  const username = `admin${serial}`;
  await createAdminConsole(db, async () => undefined).add(username, password);
  return username;
}

let callers = 0;

/** A network address that no other test calls from. */
export function nextAddress(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

export type SignedInAdmin = { admin: Admin; cookie: string; session: string; device: string };

/** Signs an administrator in: the `Cookie` header that the browser sends from now on, and its two parts. */
export async function signInAdmin(
  accounts: AdminAccountsService,
  credentials: Proof & { username: string },
  from: { cookie?: string; address?: string } = {},
): Promise<SignedInAdmin> {
  const { admin, cookies } = await accounts.login(
    { password: PASSWORD, ...credentials },
    { cookie: from.cookie ?? null, address: from.address ?? nextAddress(), requestId: 'prova' },
  );
  const [session = '', device = ''] = cookies.map((cookie) => cookie.split(';')[0] ?? '');
  return { admin, cookie: `${session}; ${device}`, session, device };
}

/** Sets up codes for whoever is signed in; gives the secret of their app. */
export async function setUpCodes({ accounts, codeOf, pass }: OpenAdmins, { admin, cookie }: SignedInAdmin) {
  const from = { cookie, actor: { username: admin.username, address: nextAddress(), request_id: 'prova' } };
  const { secret } = await accounts.startTotp(admin, { password: PASSWORD }, from);
  await accounts.confirmTotp(admin, codeOf(secret), from);
  pass(30);
  return secret;
}

/** What each of so many tries, all at once, is answered: `ok`, or a code and how often. */
export async function tally(tries: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const results = await Promise.allSettled(tries);
  const codes = results.map((result) => (result.status === 'fulfilled' ? 'ok' : String(result.reason.codice)));
  return Object.fromEntries(Object.entries(Object.groupBy(codes, (code) => code)).map(([k, v]) => [k, v?.length ?? 0]));
}

/** Where a try comes from; without an address, from one that nobody else has. */
type From = { cookie?: string; address?: string };

/** Tries to sign in, by whichever service a test has then: `guess` is one with a wrong password. */
export function triesOf(service: () => AdminAccountsService) {
  function tryLogin(username: string, proof: Proof, { cookie, address }: From = {}, by = service()) {
    const from = { cookie: cookie ?? null, address: address ?? nextAddress(), requestId: 'prova' };
    return by.login({ username, ...proof }, from);
  }
  return {
    tryLogin,
    guess: (username: string, from?: From) => tryLogin(username, { password: 'non è questa' }, from),
  };
}
