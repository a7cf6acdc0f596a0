import { SIGNED_OUT, sendJson } from '../../../ui/send-json.ts';
import { type LiveSession, readAdminSession } from './read-admin-session.ts';

/** What is known of this browser's session; `unknown` when the server could not be asked. */
export type SessionAnswer = { kind: 'in'; session: LiveSession } | { kind: 'out' } | { kind: 'unknown' };

/** Asks the server whether this browser's session lives. */
export async function askSession(signal: AbortSignal | null = null): Promise<SessionAnswer> {
  const answer = await sendJson('GET', '/api/admin/session', undefined, signal);
  if (!answer.ok) return { kind: answer.status === SIGNED_OUT ? 'out' : 'unknown' };
  const session = readAdminSession(answer.data);
  return session === null ? { kind: 'unknown' } : { kind: 'in', session };
}
