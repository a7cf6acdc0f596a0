import { sql } from 'kysely';
import { type Environment, readPublicUrl } from './config.ts';
import type { Db } from './database.ts';
import { OperatorError } from './operator-error.ts';

/** Notes where the portal is open, for commands that write links and run in another shell. */
export async function notePublicUrl(db: Db, publicUrl: string): Promise<void> {
  await sql`
    insert into portal_address (public_url) values (${publicUrl})
    on conflict (only_row) do update set public_url = excluded.public_url, noted_at = excluded.noted_at
  `.execute(db);
}

/** Where links of a command lead: to `PUBLIC_URL`, else to where the portal last opened. */
export async function findPublicUrl(db: Db, env: Environment): Promise<string> {
  const given = readPublicUrl(env);
  if (given !== undefined) return given;
  const { rows } = await sql<{ public_url: string }>`select public_url from portal_address`.execute(db);
  const noted = rows[0]?.public_url;
  if (noted !== undefined) return noted;
  throw new OperatorError(
    'Non so a quale indirizzo è il portale, e le e-mail ai proprietari hanno un link: imposta PUBLIC_URL, o avvia prima il portale.',
  );
}
