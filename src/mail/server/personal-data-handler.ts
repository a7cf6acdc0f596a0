import type { QueryExecutorProvider } from 'kysely';
import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { eraseMails, readMails } from './person-repository.ts';

/** Reads and erases a person's emails. Pending emails to others that mention the person are deleted an hour after sending. */
export function createMailDataHandler(db: QueryExecutorProvider): PersonalDataHandler<QueryExecutorProvider> {
  return { read: (email) => readMails(db, email), erase: eraseMails };
}
