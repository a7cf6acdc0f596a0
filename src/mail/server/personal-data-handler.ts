import type { QueryExecutorProvider } from 'kysely';
import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { eraseMails, readMails } from './person-repository.ts';

/**
 * Emails to the person are stored for an hour after they were sent. Emails to others that contain the address expire
 * in the same way.
 */
export function createMailDataHandler(db: QueryExecutorProvider): PersonalDataHandler<QueryExecutorProvider> {
  return { read: (email) => readMails(db, email), erase: eraseMails };
}
