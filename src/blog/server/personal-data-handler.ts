import type { PersonalDataHandler } from '../../kernel/people/person.ts';
import { eraseReader, readReader } from './person-repository.ts';
import type { ReaderDb } from './tables.ts';

export function createReaderDataHandler(db: ReaderDb): PersonalDataHandler<ReaderDb> {
  return { read: (email) => readReader(db, email), erase: eraseReader };
}
