import type { Kysely } from 'kysely';
import type { PersonHolder } from '../../kernel/person.ts';
import { eraseReader, readReader } from './person-repository.ts';
import type { BlogTables } from './tables.ts';

/** What this room keeps of a person: comments, and the newsletter. */
export function createReaderHolder(db: Kysely<BlogTables>): PersonHolder<Kysely<BlogTables>> {
  return { read: (email) => readReader(db, email), erase: eraseReader };
}
