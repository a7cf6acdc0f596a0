import { parse } from 'hono/utils/cookie';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../kernel/calls/app-error.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { hashToken } from './hash-token.ts';
import { newLinkToken } from './link-token-service.ts';
import type { Db } from './tables.ts';
import {
  FRESH_PROOF_SECONDS,
  IDLE_SECONDS,
  SESSION_COOKIE,
  SESSION_SECONDS,
  ADMIN_COOKIE,
  ADMIN_IDLE_SECONDS,
  ADMIN_SESSION_SECONDS,
} from '../rules/session-cookie.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

type SessionKind = {
  sessions: 'sessions' | 'admin_sessions';
  accounts: 'accounts' | 'admins';
  accountId: 'account_id' | 'admin_id';
  columns: RawBuilder<unknown>;
  cookie: string;
  outlivesBrowser: boolean;
  seconds: number;
  idleSeconds: number;
  /** Minimum interval between two updates of `used_at`. An update per request would be too expensive. */
  touchSeconds: number;
};

type FoundSession<Columns> = Columns & {
  id: string;
  session_id: string;
  expires_at: Date;
  is_stale: boolean;
  proved_at: Date | null;
  is_fresh: boolean;
};

/** Cookies from earlier releases are signed, so only the part before the dot is the token. */
const TOKEN = /^([\w-]{32,43})(?:\.|$)/;
const RETRY_AFTER_SECONDS = 5;
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

export function hashOfCookie(cookie: string | null, name: string): string | null {
  const [, token] = TOKEN.exec((cookie === null ? undefined : parse(cookie, name)[name]) ?? '') ?? [];
  return token === undefined ? null : hashToken(token);
}

/** Without `seconds`, the cookie lasts until the browser is closed. */
export function writeCookie(name: string, token: string, seconds?: number): string {
  return `${name}=${token}; ${seconds === undefined ? '' : `Max-Age=${seconds}; `}${ATTRIBUTES}`;
}

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
const isOver = ({ idleSeconds }: SessionKind) => sql`(expires_at <= now() or used_at <= ${secondsAgo(idleSeconds)})`;

async function findSession<Columns>(kind: SessionKind, db: Db, hash: string): Promise<FoundSession<Columns> | null> {
  const sessions = sql.table(kind.sessions);
  const { rows } = await sql<FoundSession<Columns>>`/* prepared */
    select account.id, session.id as session_id, expires_at, ${kind.columns},
      used_at < ${secondsAgo(kind.touchSeconds)} as is_stale, proved_at,
      coalesce(proved_at > ${secondsAgo(FRESH_PROOF_SECONDS)}, false) as is_fresh
    from ${sessions} as session join ${sql.table(kind.accounts)} as account on account.id = ${sql.ref(kind.accountId)}
    where token_hash = ${hash} and not ${isOver(kind)}`.execute(db);
  const [found = null] = rows;
  if (found?.is_stale) await sql`update ${sessions} set used_at = now() where id = ${found.session_id}`.execute(db);
  return found;
}

function explainUnavailable(cause: unknown): never {
  if (!isUnavailable(cause)) throw cause;
  const options = { retryAfter: RETRY_AFTER_SECONDS, cause };
  throw new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().serviceUnavailable, options);
}

/** The database contains only the hashes of tokens, so read access to it does not allow signing in. */
function createSessionRepository<Columns>(kind: SessionKind) {
  const sessions = sql.table(kind.sessions);
  const accountId = sql.ref(kind.accountId);

  return {
    /** Returns the session of a cookie and updates its last use. Throws `SERVIZIO_NON_DISPONIBILE` if the database is unavailable. */
    async find(db: Db, cookie: string | null): Promise<FoundSession<Columns> | null> {
      const hash = hashOfCookie(cookie, kind.cookie);
      return hash === null ? null : findSession<Columns>(kind, db, hash).catch(explainUnavailable);
    },

    async open(db: Db, account: string, proved: Date | 'now' | null): Promise<string> {
      const { token, hash } = newLinkToken();
      await sql`
        insert into ${sessions} (${accountId}, token_hash, expires_at, proved_at)
        values (${account}, ${hash}, now() + make_interval(secs => ${kind.seconds}), ${proved}::timestamptz)`.execute(
        db,
      );
      return writeCookie(kind.cookie, token, kind.outlivesBrowser ? kind.seconds : undefined);
    },

    async prove(db: Db, sessionId: string): Promise<void> {
      await sql`update ${sessions} set proved_at = now() where id = ${sessionId}`.execute(db);
    },

    async close(db: Db, cookie: string | null): Promise<boolean> {
      const { numAffectedRows } = await sql`
        delete from ${sessions} where token_hash = ${hashOfCookie(cookie, kind.cookie)}`.execute(db);
      return numAffectedRows === 1n;
    },

    async closeAll(db: Db, account: string): Promise<void> {
      await sql`delete from ${sessions} where ${accountId} = ${account}`.execute(db);
    },

    forget: writeCookie(kind.cookie, '', 0),

    async sweep(db: Db): Promise<void> {
      await sql`delete from ${sessions} where ${isOver(kind)}`.execute(db);
    },
  };
}

export const ownerSessions = createSessionRepository<{ email: string; lingua: string }>({
  sessions: 'sessions',
  accounts: 'accounts',
  accountId: 'account_id',
  columns: sql`email, lingua`,
  cookie: SESSION_COOKIE,
  outlivesBrowser: true,
  seconds: SESSION_SECONDS,
  idleSeconds: IDLE_SECONDS,
  touchSeconds: HOUR_SECONDS,
});

export const adminSessions = createSessionRepository<{ username: string; has_totp: boolean; has_passkey: boolean }>({
  sessions: 'admin_sessions',
  accounts: 'admins',
  accountId: 'admin_id',
  columns: sql`username, totp_secret is not null as has_totp,
    exists (select from admin_passkeys where admin_passkeys.admin_id = account.id) as has_passkey`,
  cookie: ADMIN_COOKIE,
  outlivesBrowser: false,
  seconds: ADMIN_SESSION_SECONDS,
  idleSeconds: ADMIN_IDLE_SECONDS,
  touchSeconds: MINUTE_SECONDS,
});
