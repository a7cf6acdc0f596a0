import { countAttempt, limitsOfAttempt, type AttemptSource, secondsToWait } from '../rules/count-attempt.ts';
import { LOGIN_LIMITS, type LoginLimitName } from '../rules/login-limits.ts';
import { lockCounts, readCounts, saveCounts, resetAttempts } from './attempts-repository.ts';
import { hashToken } from './hash-token.ts';
import type { Db } from './tables.ts';

export type Claimant = { key: string; address: string; known: string | null };

export type ConsumedAttempt = readonly Bucket[];
type Bucket = { name: string; limit: LoginLimitName };

function subjectOf(limit: LoginLimitName, { key, address, known }: Claimant): readonly (string | null)[] {
  const subjects = { known: [known], pair: [key, address], address: [address], account: [key], strangers: [] };
  return subjects[limit];
}

function bucketsOf(trier: AttemptSource, claimant: Claimant): ConsumedAttempt {
  return limitsOfAttempt(trier).map((limit) => ({
    name: `${limit}:${hashToken(JSON.stringify(subjectOf(limit, claimant)))}`,
    limit,
  }));
}

export type AttemptResult = { wait: number; pause: number; taken: ConsumedAttempt };

/**
 * Counts an attempt before the credentials are checked, so that concurrent attempts are all counted. During a wait, counts
 * nothing and returns the remaining seconds.
 */
export async function consumeAttempt(db: Db, trier: AttemptSource, claimant: Claimant): Promise<AttemptResult> {
  const taken = bucketsOf(trier, claimant);
  const names = taken.map(({ name }) => name);
  const seen = await readCounts(db, names);
  const seenWait = secondsToWait([...seen.counts.values()], seen.now);
  if (seenWait > 0) return { wait: seenWait, pause: 0, taken };
  const counted = await db.transaction().execute(async (transaction) => {
    const { counts, now } = await lockCounts(transaction, names);
    const seconds = secondsToWait([...counts.values()], now);
    if (seconds > 0) return { wait: seconds, pause: 0 };
    const more = taken.map(({ name, limit }) => {
      return [name, countAttempt(LOGIN_LIMITS[limit], counts.get(name) ?? null, now)] as const;
    });
    await saveCounts(transaction, new Map(more));
    return { wait: 0, pause: secondsToWait([...new Map(more).values()], now) };
  });
  return { ...counted, taken };
}

export function returnAttempt(db: Db, taken: ConsumedAttempt): Promise<void> {
  return resetAttempts(db, { one: taken.map(({ name }) => name), all: [] });
}

/** Resets backoff counts but removes only this attempt from window counts, which include the failures of others. */
export function forgetAttempts(db: Db, taken: ConsumedAttempt): Promise<void> {
  const { backOff = [], window = [] } = Object.groupBy(taken, ({ limit }) => LOGIN_LIMITS[limit].kind);
  return resetAttempts(db, { one: window.map(({ name }) => name), all: backOff.map(({ name }) => name) });
}
