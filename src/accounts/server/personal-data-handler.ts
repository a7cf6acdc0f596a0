import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { eraseAccount, readAccount } from './person-repository.ts';
import type { Db } from './tables.ts';

/** Handles the personal data of this module: the account and the rate limit of emails. */
export function createAccountDataHandler(db: Db): PersonalDataHandler<Db> {
  return { read: (email) => readAccount(db, email), erase: eraseAccount };
}
