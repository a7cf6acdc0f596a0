import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { eraseAccount, readAccount } from './person-repository.ts';
import type { Db } from './tables.ts';

export function createAccountDataHandler(db: Db): PersonalDataHandler<Db> {
  return { read: (email) => readAccount(db, email), erase: eraseAccount };
}
