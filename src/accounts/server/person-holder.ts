import type { Kysely } from 'kysely';
import type { PersonHolder } from '../../kernel/person.ts';
import { eraseAccount, readAccount } from './person-repository.ts';
import type { AccountsTables } from './tables.ts';

type Db = Kysely<AccountsTables>;

/** What this room keeps of a person: the account, and the brake on mails. */
export function createAccountHolder(db: Db): PersonHolder<Db> {
  return { read: (email) => readAccount(db, email), erase: eraseAccount };
}
