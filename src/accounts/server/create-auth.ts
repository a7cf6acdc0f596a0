import { kyselyAdapter } from '@better-auth/kysely-adapter';
import { betterAuth } from 'better-auth/minimal';

import { magicLink } from 'better-auth/plugins/magic-link';
import type { Kysely } from 'kysely';
import { SESSION_COOKIE, SESSION_SECONDS } from '../rules/session-cookie.ts';
import { hashTokensAdapter } from './hash-tokens-adapter.ts';
import type { AccountsTables } from './tables.ts';

export type AuthOptions = {
  db: Kysely<AccountsTables>;
  /** What cookies are signed with. */
  secret: string;
  /** Absolute address of the site, without a final slash. */
  publicUrl: string;
  /** Hears of what better-auth logs: failures that it hides from its caller. */
  report(message: string, error?: unknown): void;
};

/** Our names for what better-auth stores (`db/migrations/0006_accounts.sql`). */
const TABLES = {
  user: {
    modelName: 'accounts',
    fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'account_id',
      token: 'token_hash',
      createdAt: 'created_at',
      updatedAt: 'used_at',
      expiresAt: 'expires_at',
    },
  },
  verification: {
    modelName: 'sign_in_links',
    fields: {
      identifier: 'token_hash',
      value: 'proves',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
      expiresAt: 'expires_at',
    },
    // Old links are swept by the hour, not at each sign-in.
    disableCleanup: true,
  },
} as const;

/** better-auth, for links that are valid for `linkSeconds`. Used by its `api` only: none of its addresses is served. */
export function createAuth({ db, secret, publicUrl, report }: AuthOptions, linkSeconds: number) {
  return betterAuth({
    baseURL: publicUrl,
    secret,
    database: hashTokensAdapter(kyselyAdapter(db, { type: 'postgres' })),
    user: TABLES.user,
    // A session ends on a fixed day; that it also ends when it is not used is ours (`service.ts`).
    session: { ...TABLES.session, expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    verification: TABLES.verification,
    advanced: {
      // The prefix is in the name: better-auth would say `__Secure-`.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: SESSION_COOKIE,
          attributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
      // A session and its account in one query. The schema is our migrations', which a test compares.
      database: { generateId: 'uuid', joins: true, validateSchema: false },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => report(message, details[0]) },
    plugins: [
      magicLink({
        expiresIn: linkSeconds,
        storeToken: 'hashed',
        // Whoever asked for the link is handed its token.
        sendMagicLink: ({ token, metadata }) => metadata?.['handOver'](token),
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
