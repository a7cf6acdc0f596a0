import type { ClientBase } from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import { systemClock } from '../../../kernel/dates/clock.ts';
import type { PersonalDataHandler } from '../../../kernel/people/person.ts';
import { createStayDataHandler } from '../../../stay/server/personal-data-handler.ts';
import { listDataHandlers } from '../compose-privacy.ts';
import type { Db, Tables } from '../database.ts';

const notHere = () => Promise.reject(new Error('restorations must not move money'));

/**
 * Returns the functions that erase a person, without `finishPending`, because a restore must not move money. The portal retries
 * rejected erasures when it starts and every hour.
 */
export function erasersOf(db: Db): Pick<PersonalDataHandler<Db>, 'erase'>[] {
  const stays = createStayDataHandler({ db, clock: systemClock, applyFact: notHere, release: notHere });
  return listDataHandlers(db, systemClock, stays).map((handler) => ({
    erase: (transaction, email) => handler.erase(transaction, email),
  }));
}

export function dbOfClient(client: ClientBase): Db {
  const pool = {
    connect: async () => ({ query: client.query.bind(client), release: () => undefined }),
    end: async () => undefined,
    options: {},
  };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
