import { brandName } from '../../kernel/brand/brand.ts';
import { Secret, TOTP } from 'otpauth';

const ISSUER = brandName;
/** Parameters that all authenticator apps support (RFC 6238). */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Matches only ASCII digits. Other digits have several bytes each, so the constant-time comparison of the library would throw. */
const CODE = /^\d{6}$/;
const SECRET_BYTES = 20;
/** The previous and the next step are accepted too, to allow for clock differences and typing time. */
const WINDOW = 1;
const SECOND_MS = 1000;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function totpUri(secret: string, label: string): string {
  return new TOTP({ issuer: ISSUER, label, ...CODES, secret: Secret.fromBase32(secret) }).toString();
}

export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!CODE.test(code)) return null;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...CODES, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / SECOND_MS / CODES.period) + delta;
}
