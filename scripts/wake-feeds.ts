import { readOrCreateSecret } from '../src/accounts/server/read-or-create-secret.ts';
import { type FeedWakeUp, createFeedConsole } from '../src/calendar/server/feed-console.ts';
import { createSeal } from '../src/calendar/server/seal.ts';
import { formatCount } from '../src/kernel/format-count.ts';
import { systemClock } from '../src/kernel/clock.ts';
import type { Config } from '../src/app/server/config.ts';
import type { Database } from '../src/app/server/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { Work } from './with-database.ts';

const calendars = (count: number) => (count === 1 ? '1 calendario' : `${formatCount(count)} calendari`);

async function openConsole({ secret }: Config, { db }: Database) {
  return createFeedConsole(db, createSeal(secret ?? (await readOrCreateSecret(db))));
}

/** What to do where addresses of calendars cannot be opened; nothing where all can. */
export async function describeUnreadable(config: Config, database: Database): Promise<string> {
  const count = await (await openConsole(config, database)).countUnreadable();
  return count === 0 ? '' : `\n${unreadable(count)}`;
}

function unreadable(count: number): string {
  return (
    `Non si apre l’indirizzo di ${calendars(count)}: è cifrato con un altro OSPITALIA_SECRET. Rimetti quello di prima, poi ` +
    'npm run db -- feeds wake. Senza, dopo 24 ore i proprietari ricevono un’e-mail che chiede di inserirlo di nuovo.'
  );
}

function describe({ woken, unreadable: closed, waiting }: FeedWakeUp): string {
  const lines = [
    woken === 0 ? 'Nessun calendario da risvegliare.' : `Si rilegge entro pochi minuti: ${calendars(woken)}.`,
  ];
  if (closed > 0) lines.push(unreadable(closed));
  if (waiting > 0) lines.push(`Aspetta che il proprietario scelga la camera: ${calendars(waiting)}.`);
  return lines.join('\n');
}

/** Has calendars that stand still read again. */
export function wakeFeeds(config: Config): Work {
  return async (database) => {
    await migrate(database.db);
    return describe(await (await openConsole(config, database)).wake(systemClock));
  };
}
