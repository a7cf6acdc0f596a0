import { createHash } from 'node:crypto';

/** What the database holds of a token of 256 random bits: its SHA-256. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
