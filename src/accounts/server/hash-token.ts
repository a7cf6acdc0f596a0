import { createHash } from 'node:crypto';

/** What the database holds of a token: its SHA-256, as better-auth writes that of a link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
