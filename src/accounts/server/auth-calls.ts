import type { Session, User } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { SESSION_COOKIE } from '../rules/session-cookie.ts';
import { type Auth, type AuthOptions, createAuth } from './create-auth.ts';

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

/** better-auth knows one lifetime of links for each of its instances: one is made for each that is asked for. */
export function createAuthCalls(options: AuthOptions): AuthCalls {
  const instances = new Map<number, Auth>();
  const authFor = (seconds: number): Auth => {
    const auth = instances.get(seconds) ?? createAuth(options, seconds);
    instances.set(seconds, auth);
    return auth;
  };
  // Whoever only reads needs no lifetime.
  const auth = authFor(0);
  return {
    async createToken(email, seconds) {
      let handed: string | null = null;
      const handOver = (token: string) => {
        handed = token;
      };
      await authFor(seconds).api.signInMagicLink({ body: { email, metadata: { handOver } }, headers: new Headers() });
      if (handed === null) throw new Error('better-auth made a link and handed its token to nobody');
      return handed;
    },
    async useToken(token) {
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
    findSession: (cookie) => auth.api.getSession({ headers: new Headers({ cookie }) }),
  };
}
