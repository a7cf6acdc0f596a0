import type { Kysely } from 'kysely';
import type { PersonalDataHandler } from '../../kernel/person.ts';
import { eraseReader, readReader } from './person-repository.ts';
import type { BlogTables } from './tables.ts';

/** What this room keeps of a person: comments, and the newsletter. */
export function createReaderDataHandler(db: Kysely<BlogTables>): PersonalDataHandler<Kysely<BlogTables>> {
  return { read: (email) => readReader(db, email), erase: eraseReader };
}
