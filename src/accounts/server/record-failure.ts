import type { Actor } from '../../kernel/people/account.ts';
import type { Azione } from '../register-contract.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { findAdmin } from './admin-repository.ts';
import * as messages from '../messages/admin.ts';

const HOUR_LENGTH = 13;
/** Pauses of at least this many seconds get a separate audit log entry, because typing errors do not cause them. */
const LONG_PAUSE = 60;

type Failure = { key: string; wrong: 'password' | 'codice' | 'passkey'; pause: number };

/**
 * Records a failed sign-in at most once per hour, username, network address and wrong factor. Omits unknown usernames, because
 * users sometimes enter their password as the username.
 */
export async function recordFailure(
  { db, clock, record }: AdminDependencies,
  { key, wrong, pause }: Failure,
  from: Omit<Actor, 'username'>,
): Promise<void> {
  // Usernames contain no spaces, so this placeholder cannot be confused with a username.
  const username = (await findAdmin(db, key))?.username ?? messages.unknownUsernameEntry;
  const hour = clock.now().toISOString().slice(0, HOUR_LENGTH);
  const once = (azione: Azione, which = '') => `${azione}${which} ${wrong} ${username} ${from.address} ${hour}`;
  await db.transaction().execute(async (transaction) => {
    const actor = { username, ...from };
    const failed = { azione: 'accesso_fallito', dopo: { sbagliato: wrong }, once: once('accesso_fallito') } as const;
    await record(transaction, actor, failed);
    if (pause === 0) return;
    const paused = {
      azione: 'accesso_sospeso',
      dopo: { pausa_secondi: pause },
      once: once('accesso_sospeso', pause < LONG_PAUSE ? '' : ' a lungo'),
    } as const;
    await record(transaction, actor, paused);
  });
}
