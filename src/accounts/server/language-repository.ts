import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db } from './tables.ts';

/** The language of the account with an address; `undefined`: there is none. */
export async function languageOf(db: QueryExecutorProvider, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ lingua: string }>`select lingua from accounts where email = ${email}`.execute(db);
  return rows[0]?.lingua;
}

export async function keepLanguage(db: Db, email: string, lingua: string): Promise<void> {
  await db.updateTable('accounts').set({ lingua }).where('email', '=', email).where('lingua', '<>', lingua).execute();
}
