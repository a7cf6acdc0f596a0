import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Proof } from '../src/accounts/admin-contract.ts';
import type { Action } from '../src/accounts/register-contract.ts';
import { insertAdmin } from '../src/accounts/server/admin-repository.ts';
import { createAdminAccountsService } from '../src/accounts/server/admin-service.ts';
import { createPasswordHasher, type PasswordHasher } from '../src/accounts/server/password-hasher.ts';
import type { Actor, Admin } from '../src/kernel/people/account.ts';
import type { Mail } from '../src/mail/contract.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createVirtualPasskey, type VirtualPasskey } from './virtual-passkey.ts';
import { hashCheaply } from './hash-cheaply.ts';

export const PASSWORD = 'una password lunga';
export const WRONG_PASSWORD = 'non è questa';

type Line = { actor: Actor } & Action;
/** Cookie and client address of an attempt. By default each attempt comes from a unique address. */
type From = { cookie?: string; address?: string };
export type SignedInAdmin = { admin: Admin; cookie: string; session: string; device: string };
type Options = {
  secret?: string;
  hasher?: PasswordHasher;
  beforeRecord?: () => void;
  onStatement?: (text: string) => void;
};
type TypedProof = Proof & { codice?: unknown };

export const SITE = { origin: 'https://www.ospitalia.it', rpId: 'www.ospitalia.it' };

function takeSession(signedIn: SignedInAdmin, [header = '']: readonly string[]): void {
  const [session = ''] = header.split(';');
  Object.assign(signedIn, { session, cookie: `${session}; ${signedIn.device}` });
}

function watched(db: TestDatabase['db'], onStatement: (text: string) => void): TestDatabase['db'] {
  return db.withPlugin({
    transformQuery({ node }) {
      onStatement(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

let serial = 0;
let callers = 0;

export function nextAddress(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

export function requestOf({ admin, cookie }: SignedInAdmin) {
  return { cookie, actor: { username: admin.username, address: nextAddress(), request_id: 'prova' } };
}

function createCheapHasher(): PasswordHasher {
  const { verify } = createPasswordHasher();
  return {
    hash: async (password) => hashCheaply(password),
    verify: (password, phc) => verify(password, phc ?? hashCheaply('of nobody')),
  };
}

export function openAdmins({ db }: TestDatabase, options: Options = {}) {
  const { secret = 'a secret of these tests, long enough', hasher = createCheapHasher(), beforeRecord } = options;
  const mails: Mail[] = [];
  const lines: Line[] = [];
  const reported: string[] = [];
  let hashes = 0;
  let now = new Date('2026-11-21T09:00:10Z');
  const accounts = createAdminAccountsService({
    db: options.onStatement === undefined ? db : watched(db, options.onStatement),
    outbox: { put: async (_, mail) => void mails.push(mail) },
    async record(_, actor, action) {
      beforeRecord?.();
      lines.push({ actor, ...action });
    },
    publicUrl: SITE.origin,
    secret,
    hasher: {
      hash: (...given) => (hashes++, hasher.hash(...given)),
      verify: (...given) => (hashes++, hasher.verify(...given)),
    },
    clock: { now: () => now },
    report: (message) => reported.push(message),
  });

  const login = (username: string, proof: TypedProof = {}, { cookie, address = nextAddress() }: From = {}) =>
    accounts.login({ username, password: PASSWORD, ...proof }, { cookie: cookie ?? null, address, requestId: 'prova' });
  const codeOf = (base32: string) =>
    new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: now.getTime() });
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  async function signIn(username: string, from: From = {}, proof: TypedProof = {}): Promise<SignedInAdmin> {
    const { admin, cookies } = await login(username, proof, from);
    const [session = '', device = ''] = cookies.map((cookie) => cookie.split(';')[0] ?? '');
    return { admin, cookie: `${session}; ${device}`, session, device };
  }
  const recovery: string[] = [];
  async function add(password = PASSWORD): Promise<string> {
    serial += 1;
    await insertAdmin(db, { username: `admin${serial}`, password_hash: hashCheaply(password) });
    return `admin${serial}`;
  }

  return {
    accounts,
    lines,
    mails,
    reported,
    hashes: () => hashes,
    pass,
    codeOf,
    login,
    guess: (username: string, from?: From) => login(username, { password: WRONG_PASSWORD }, from),
    signIn,
    add,
    async open(): Promise<SignedInAdmin> {
      const signedIn = await signIn(await add());
      lines.length = 0;
      return signedIn;
    },
    async setUpCodes(signedIn: SignedInAdmin): Promise<string> {
      const from = requestOf(signedIn);
      const { secret: base32 } = await accounts.startTotp(signedIn.admin, { password: PASSWORD }, from);
      const { cookies, codici_di_recupero } = await accounts.confirmTotp(signedIn.admin, codeOf(base32), from);
      takeSession(signedIn, cookies);
      recovery.splice(0, recovery.length, ...codici_di_recupero);
      pass(30);
      return base32;
    },
    recovery,
    async setUpPasskey(signedIn: SignedInAdmin): Promise<VirtualPasskey> {
      const passkey = createVirtualPasskey(SITE);
      const offer = await accounts.offerPasskey(signedIn.admin, { password: PASSWORD }, requestOf(signedIn));
      const sent = { nome: 'Telefono', passkey: passkey.create(offer) };
      takeSession(signedIn, (await accounts.addPasskey(signedIn.admin, sent, requestOf(signedIn))).cookies);
      return passkey;
    },
    expireProof: ({ admin }: SignedInAdmin) =>
      sql`update admin_sessions set proved_at = now() - interval '301 seconds'
        where admin_id = ${admin.id} and proved_at is not null`.execute(db),
  };
}

export function setUpAdmins() {
  const admins = {} as ReturnType<typeof openAdmins> & { database: TestDatabase };
  beforeAll(async () => {
    admins.database = await createTestDatabase();
  });
  beforeEach(async () => {
    await sql`truncate login_attempts`.execute(admins.database.db);
    Object.assign(admins, openAdmins(admins.database));
  });
  afterAll(() => admins.database.close());
  return admins;
}

export async function countOutcomes(count: number, attempt: (index: number) => Promise<unknown>) {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, index) => attempt(index)));
  const codes = results.map((result) => (result.status === 'fulfilled' ? 'ok' : String(result.reason.codice)));
  return Object.fromEntries(
    Map.groupBy(codes, (code) => code)
      .entries()
      .map(([code, each]) => [code, each.length]),
  );
}
