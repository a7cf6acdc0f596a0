import { randomBytes } from 'node:crypto';
import { hashToken } from './hash-token.ts';

const TOKEN_BYTES = 32;

export type LinkToken = { token: string; hash: string };

export function newLinkToken(): LinkToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function hashOfLinkToken(token: string): string {
  return hashToken(token);
}
