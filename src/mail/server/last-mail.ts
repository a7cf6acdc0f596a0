import type { QueryExecutorProvider } from 'kysely';
import { noteMailSent, readLastMail } from './mail-repository.ts';

/** When a mail last left, for whoever runs the portal; `read` gives `null` before the first. */
export type LastMail = { note(at: Date): Promise<void>; read(): Promise<Date | null> };

export function createLastMail(db: QueryExecutorProvider): LastMail {
  return { note: (at) => noteMailSent(db, at), read: () => readLastMail(db) };
}
