import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { insertSecretOnce } from './repository.ts';
import type { AccountsTables } from './tables.ts';

const SECRET_BYTES = 32;

/** What session cookies are signed with when the operator gives no secret: random, the same for every process. */
export function readOrCreateSecret(db: Kysely<AccountsTables>): Promise<string> {
  return insertSecretOnce(db, 'sessions', randomBytes(SECRET_BYTES).toString('base64url'));
}
