import type { Actor } from '../../kernel/people/account.ts';
import type { Azione } from '../register-contract.ts';
import type { AdminParts } from './admin-parts.ts';
import { findAdmin } from './admin-repository.ts';
import * as messages from '../messages/admin.ts';

/** An hour, as `2026-11-21T09`. */
const HOUR_LENGTH = 13;
/** Seconds of a pause that nobody reaches by mistyping. */
const LONG_PAUSE = 60;

/** A sign-in that failed: with which name, what was wrong, and for how many seconds nobody may try again. */
type Failure = { key: string; wrong: 'password' | 'codice' | 'passkey'; pause: number };

/**
 * Leaves a line of a failed sign-in, the first of its hour, name and address, one when a pause begins and one when it has grown to a
 * minute. What was typed as a name that nobody has is not kept: it may be a password, typed into the wrong field.
 */
export async function recordFailure(
  { db, clock, record }: AdminParts,
  { key, wrong, pause }: Failure,
  from: Omit<Actor, 'username'>,
): Promise<void> {
  // No name of an administrator has a blank in it.
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
