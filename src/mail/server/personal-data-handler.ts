import type { QueryExecutorProvider } from 'kysely';
import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { eraseMails, readMails } from './person-repository.ts';

/** Emails expire an hour after they were sent, including those to others that contain the address. */
export function createMailDataHandler(db: QueryExecutorProvider): PersonalDataHandler<QueryExecutorProvider> {
  return { read: (email) => readMails(db, email), erase: eraseMails };
}
