import type { Session, User } from 'better-auth';
import { SESSION_COOKIE } from '../rules/session-cookie.ts';
import type { Auth, AuthOptions } from './create-auth.ts';

/** A session that the database knows. */
export type FoundSession = { session: Session; user: User };

/** What we ask of better-auth, in our words. */
export type AuthCalls = {
  createToken(email: string, seconds: number): Promise<string>;
  /** `null` when the token is unknown, used or old. */
  useToken(token: string): Promise<{ user: User; cookies: string[] } | null>;
  findSession(cookie: string): Promise<FoundSession | null>;
};

const FOUND = 302;

function ownCookies(headers: Headers): string[] {
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
}

/**
 * better-auth knows one lifetime of links for each of its instances: one is made for each that is asked for. It takes 11 MB, and
 * is loaded when the first owner comes (docs/decisions/0077).
 */
export function createAuthCalls(options: AuthOptions): AuthCalls {
  const instances = new Map<number, Auth>();
  const authFor = async (seconds: number): Promise<Auth> => {
    const { createAuth } = await import('./create-auth.ts');
    const auth = instances.get(seconds) ?? createAuth(options, seconds);
    instances.set(seconds, auth);
    return auth;
  };
  // Whoever only reads needs no lifetime.
  const anyAuth = () => authFor(0);
  return {
    async createToken(email, seconds) {
      let handed: string | null = null;
      const handOver = (token: string) => {
        handed = token;
      };
      const auth = await authFor(seconds);
      await auth.api.signInMagicLink({ body: { email, metadata: { handOver } }, headers: new Headers() });
      if (handed === null) throw new Error('better-auth made a link and handed its token to nobody');
      return handed;
    },
    async useToken(token) {
      const [auth, { isAPIError }] = await Promise.all([anyAuth(), import('better-auth/api')]);
      try {
        const request = { query: { token }, headers: new Headers(), returnHeaders: true } as const;
        const { response, headers } = await auth.api.magicLinkVerify(request);
        return { user: response.user, cookies: ownCookies(headers) };
      } catch (error) {
        // better-auth answers a bad token by sending the browser elsewhere.
        if (isAPIError(error) && error.statusCode === FOUND) return null;
        throw error;
      }
    },
    findSession: async (cookie) => (await anyAuth()).api.getSession({ headers: new Headers({ cookie }) }),
  };
}
