import { randomBytes } from 'node:crypto';
import { insertSecretOnce } from './repository.ts';
import type { Db } from './tables.ts';

const SECRET_BYTES = 32;

/** Returns the secret that signs session cookies if no secret is configured. It is random and shared by all processes. */
export function readOrCreateSecret(db: Db): Promise<string> {
  return insertSecretOnce(db, 'sessions', randomBytes(SECRET_BYTES).toString('base64url'));
}
