import type { Transaction } from 'kysely';
import type { Actor } from '../../kernel/people/account.ts';
import type { RecordAction } from '../register-contract.ts';
import { hasAdmins, insertFirstAdmin } from './admin-repository.ts';
import { createPasswordHasher } from './password-hasher.ts';
import type { AccountsTables, Db } from './tables.ts';
import { randomInt } from 'node:crypto';

/** Look-alikes (i, l, o, 0, 1) are excluded. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** The password has 99 random bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

const AT_START: Actor = { username: 'primo avvio', address: 'console', request_id: '' };

export type FirstAdmin = { username: string; password: string | undefined };

export type NewAdmin = { username: string; password: string };

/** Creates the first administrator. Returns the account only if this process created it with a generated password (ADR 0104). */
export async function ensureFirstAdmin(
  db: Db,
  { username, password }: FirstAdmin,
  record?: RecordAction<Transaction<AccountsTables>>,
): Promise<NewAdmin | null> {
  if (await hasAdmins(db)) return null;
  const chosen = password ?? generatePassword();
  const password_hash = await createPasswordHasher().hash(chosen);
  const isMade = await db.transaction().execute(async (transaction) => {
    const made = await insertFirstAdmin(transaction, { username, password_hash });
    if (made) await record?.(transaction, AT_START, { azione: 'amministratore', oggetto: username });
    return made;
  });
  return isMade && password === undefined ? { username, password: chosen } : null;
}
