import { createHash, randomBytes } from 'node:crypto';
import type { AddressToken } from './export-repository.ts';
import type { Seal } from './seal.ts';

/** 192 bits: nobody guesses it. */
const TOKEN_BYTES = 24;

/** By what an address is found; the token itself is nowhere in the clear. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new token for an export address: hashed, to be found by, and sealed, to be shown to its owner again. */
export function createToken(seal: Seal): AddressToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token_hash: hashToken(token), sealed_token: seal.seal(token) };
}
