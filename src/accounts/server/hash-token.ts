import { createHash } from 'node:crypto';

/** Hashes a token for storage with SHA-256, which suffices for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
