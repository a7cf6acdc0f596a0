import type { QueryExecutorProvider } from 'kysely';
import { noteMailSent, readLastMail } from './mail-repository.ts';

export type LastMail = { note(at: Date): Promise<void>; read(): Promise<Date | null> };

export function createLastMail(db: QueryExecutorProvider): LastMail {
  return { note: (at) => noteMailSent(db, at), read: () => readLastMail(db) };
}
