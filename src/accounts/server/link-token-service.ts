import { randomBytes } from 'node:crypto';
import { hashToken } from './hash-token.ts';

const TOKEN_BYTES = 32;

/** The token of a link that is mailed, and what the database keeps of it. */
export type LinkToken = { token: string; hash: string };

/** A new token that nobody can guess. */
export function newLinkToken(): LinkToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** What the database keeps of a token. */
export function hashOfLinkToken(token: string): string {
  return hashToken(token);
}
