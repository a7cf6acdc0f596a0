import { createHmac, timingSafeEqual } from 'node:crypto';

/** Request header with a signature. If it is valid, `/healthz` returns the `X-Forwarded-For` header that the portal received. */
export const ECHO_HEADER = 'X-Ospitalia-Echo';

const VALID_SECONDS = 1200;
const MS = 1000;

export type Echo = { forwardedFor: string | null };

const macOf = (secret: string, seconds: number) =>
  createHmac('sha256', secret).update(`echo ${seconds}`).digest('base64url');

export function signEcho(secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / MS);
  return `${seconds}.${macOf(secret, seconds)}`;
}

export function isSignedEcho(secret: string, header: string | undefined, now: Date): boolean {
  const [, digits = '', mac = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(header ?? '') ?? [];
  const age = Math.abs(now.getTime() / MS - Number(digits));
  if (mac === '' || age > VALID_SECONDS) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, Number(digits))));
}
