import { call, SIGNED_OUT } from '../../../api/call.ts';
/** `expiresAt` is in milliseconds since the Unix epoch. */
export type LiveSession = { username: string; expiresAt: number };

export type SessionAnswer = { kind: 'in'; session: LiveSession } | { kind: 'out' } | { kind: 'unknown' };

export async function fetchSession(signal: AbortSignal | null = null): Promise<SessionAnswer> {
  const answer = await call('GET /api/admin/session', { signal });
  if (!answer.ok) return { kind: answer.status === SIGNED_OUT ? 'out' : 'unknown' };
  const { username, expires_at } = answer.data.data;
  return { kind: 'in', session: { username, expiresAt: Date.parse(expires_at) } };
}
