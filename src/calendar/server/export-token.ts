import { createHash, randomBytes } from 'node:crypto';
import type { AddressToken } from './export-repository.ts';
import type { Seal } from './seal.ts';

/** Length of a token in bytes. 192 bits are infeasible to guess. */
const TOKEN_BYTES = 24;

/** Returns the hash by which a token is found. The token itself is never stored in plain text. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function createToken(seal: Seal): AddressToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token_hash: hashToken(token), sealed_token: seal.seal(token) };
}
