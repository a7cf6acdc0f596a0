import { randomBytes } from 'node:crypto';
import { insertSecretOnce } from './repository.ts';
import type { Db } from './tables.ts';

const SECRET_BYTES = 32;

/** What session cookies are signed with when the operator gives no secret: random, the same for every process. */
export function readOrCreateSecret(db: Db): Promise<string> {
  return insertSecretOnce(db, 'sessions', randomBytes(SECRET_BYTES).toString('base64url'));
}
