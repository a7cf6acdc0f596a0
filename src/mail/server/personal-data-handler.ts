import type { QueryExecutorProvider } from 'kysely';
import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { eraseMails, readMails } from './person-repository.ts';

/** What this room keeps of a person: mails to them, for an hour after they left. Mails to others that name them end by themselves. */
export function createMailDataHandler(db: QueryExecutorProvider): PersonalDataHandler<QueryExecutorProvider> {
  return { read: (email) => readMails(db, email), erase: eraseMails };
}
