import { randomBytes } from 'node:crypto';
import { insertSecretOnce } from './repository.ts';
import type { Db } from './tables.ts';

const SECRET_BYTES = 32;

/** Returns the secret that all processes share, and creates it on first use. Keys for encryption and signatures are derived from it. */
export function readOrCreateSecret(db: Db): Promise<string> {
  return insertSecretOnce(db, 'sessions', randomBytes(SECRET_BYTES).toString('base64url'));
}
