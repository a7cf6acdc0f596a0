import { readOrCreateSecret } from '../src/accounts/server/read-or-create-secret.ts';
import type { Config } from '../src/app/server/config.ts';
import type { Database } from '../src/app/server/database.ts';
import { createFeedConsole } from '../src/calendar/server/feed-console.ts';
import { createSeal } from '../src/calendar/server/seal.ts';
import { formatCount } from '../src/kernel/text/format-count.ts';

export async function openConsole({ secret }: Pick<Config, 'secret'>, { db }: Pick<Database, 'db'>) {
  return createFeedConsole(db, createSeal(secret ?? (await readOrCreateSecret(db))));
}

export function countCalendars(count: number): string {
  return count === 1 ? '1 calendario' : `${formatCount(count)} calendari`;
}

/** What to do where the addresses of so many calendars cannot be opened. */
export function describeUnreadable(count: number): string {
  return (
    `Non si apre l’indirizzo di ${countCalendars(count)}: è cifrato con un altro OSPITALIA_SECRET. Rimetti quello di prima, poi ` +
    'npm run db -- feeds wake. Senza, dopo 24 ore i proprietari ricevono un’e-mail che chiede di inserirlo di nuovo.'
  );
}
