import { createHash } from 'node:crypto';

/** SHA-256 suffices, because tokens have 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
