import { createHash, timingSafeEqual } from 'node:crypto';
import { isLoopback } from '../process/is-loopback.ts';

/** Who may read the figures of a portal on the port that visitors use, too. */
export type MetricsAccess = {
  /** What a reader has to show, as `Authorization: Bearer …`. */
  token: string | undefined;
  /** Where they stand on a port of their own, this one has none. */
  port: number | undefined;
  publicUrl: string;
};

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/i;
/** What a proxy adds: whoever comes through one is not from this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function holds(headers: Headers, token: string): boolean {
  const shown = headers.get('Authorization') ?? '';
  return timingSafeEqual(hash(shown), hash(`Bearer ${token}`));
}

/** Whether a reader of the figures' own port may have them. */
export function mayReadOwnPort({ token }: Pick<MetricsAccess, 'token'>, headers: Headers): boolean {
  return token === undefined || holds(headers, token);
}

/**
 * Whether somebody may read the figures on the portal's own port: with the token; without one only on this very machine, and
 * only while the portal itself is not for others. A proxy in front calls from this machine, too, and need not say so.
 */
export function mayReadHere({ token, port, publicUrl }: MetricsAccess, socket: string, headers: Headers): boolean {
  if (port !== undefined) return false;
  if (token !== undefined) return holds(headers, token);
  const isLocal = isLoopback(new URL(publicUrl).hostname) && LOOPBACK.test(socket);
  return isLocal && !FORWARDED.some((name) => headers.has(name));
}
