import { readOrCreateSecret } from '../src/accounts/server/read-or-create-secret.ts';
import type { Config } from '../src/app/server/config.ts';
import type { Database } from '../src/app/server/database.ts';
import { createFeedConsole } from '../src/calendar/server/feed-console.ts';
import { createSeal } from '../src/calendar/server/seal.ts';

export async function openConsole({ secret }: Pick<Config, 'secret'>, { db }: Pick<Database, 'db'>) {
  return createFeedConsole(db, createSeal(secret ?? (await readOrCreateSecret(db))));
}
