import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db } from './tables.ts';

export async function languageOf(db: QueryExecutorProvider, email: string): Promise<string | null> {
  const { rows } = await sql<{ lingua: string | null }>`
    select coalesce(
      (select lingua from accounts where email = ${email}),
      (select proves::jsonb ->> 'lingua' from sign_in_links where proves::jsonb ->> 'email' = ${email}
        order by created_at desc limit 1)
    ) as lingua`.execute(db);
  return rows[0]?.lingua ?? null;
}

export async function keepLanguage(db: Db, email: string, lingua: string): Promise<void> {
  await db.updateTable('accounts').set({ lingua }).where('email', '=', email).where('lingua', '<>', lingua).execute();
}
