import { call, SIGNED_OUT } from '../../../api/call.ts';
/** A live session. `expiresAt` in milliseconds since 1970. */
export type LiveSession = { username: string; expiresAt: number };

/** What is known of this browser's session; `unknown` when the server could not be asked. */
export type SessionAnswer = { kind: 'in'; session: LiveSession } | { kind: 'out' } | { kind: 'unknown' };

/** Asks the server whether this browser's session lives. */
export async function askSession(signal: AbortSignal | null = null): Promise<SessionAnswer> {
  const answer = await call('GET /api/admin/session', { signal });
  if (!answer.ok) return { kind: answer.status === SIGNED_OUT ? 'out' : 'unknown' };
  const { username, expires_at } = answer.data.data;
  return { kind: 'in', session: { username, expiresAt: Date.parse(expires_at) } };
}
