import { brandName } from '../../kernel/brand/brand.ts';
import { Secret, TOTP } from 'otpauth';

const ISSUER = brandName;
/** What every authenticator app knows (RFC 6238): six digits, a new one every half minute. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Digits of other scripts are none: the library would compare them by their bytes, and throw. */
const CODE = /^\d{6}$/;
const SECRET_BYTES = 20;
/** A code of the step before, or after, is good, too: clocks differ, and people type. */
const WINDOW = 1;
const SECOND_MS = 1000;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads from a QR code. `label`: what it shows beside the codes. */
export function totpUri(secret: string, label: string): string {
  return new TOTP({ issuer: ISSUER, label, ...CODES, secret: Secret.fromBase32(secret) }).toString();
}

/** The step of time that a code belongs to, if it is one of now; `null`: it is wrong, or too old. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...CODES, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / SECOND_MS / CODES.period) + delta;
}
