import type { QueryExecutorProvider } from 'kysely';
import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { eraseMails, readMails } from './person-repository.ts';

/**
 * Reads and erases a person's emails. Queued emails to others that contain the address are not erased, because they expire an
 * hour after they are sent.
 */
export function createMailDataHandler(db: QueryExecutorProvider): PersonalDataHandler<QueryExecutorProvider> {
  return { read: (email) => readMails(db, email), erase: eraseMails };
}
