import type { Clock } from '../../kernel/dates/clock.ts';
import {
  CLOSED,
  circuitState,
  type HostAttempt,
  hostAttempt,
  type HostCircuit,
  isClosed,
  nextCircuit,
  OPENING_TIMEOUTS,
} from '../rules/host-circuit.ts';
import type { FeedFault } from '../rules/feed-fault.ts';
import { findHost, forgetHost, lockHost, saveHost, takeTrial, wakeTimedOut } from './feed-host-repository.ts';
import type { FeedAnswer } from './read-feed.ts';
import type { CalendarDb } from './repository.ts';

const attemptOf = (answer: FeedAnswer): HostAttempt =>
  answer.kind === 'fault' ? hostAttempt(answer.fault, answer.retryAfter) : hostAttempt(null, null);

async function note(db: CalendarDb, host: string, attempt: HostAttempt, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockHost(transaction, host);
    const before = (await findHost(transaction, host)) ?? CLOSED;
    const after = nextCircuit(before, attempt, now.getTime());
    if (isClosed(after)) await forgetHost(transaction, host);
    else await saveHost(transaction, host, after);
    const isBack = before.timeouts >= OPENING_TIMEOUTS && after.timeouts === 0;
    if (isBack) await wakeTimedOut(transaction, host, now);
  });
}

const reasonOf = ({ timeouts }: HostCircuit): FeedFault =>
  timeouts >= OPENING_TIMEOUTS ? 'tempo_scaduto' : 'troppe_richieste';

/** Creates circuit breakers shared by all processes, so that an unresponsive host does not delay polls of other hosts. */
export function createHostCircuits({ db, clock }: { db: CalendarDb; clock: Clock }) {
  return {
    async restOf(host: string): Promise<FeedFault | null> {
      const circuit = await findHost(db, host);
      return circuit !== undefined && circuitState(circuit, clock.now().getTime()) === 'open'
        ? reasonOf(circuit)
        : null;
    },

    /** Returns why a request must wait, or `null` if it may be sent now. On a half-open circuit, only the first caller may send one. */
    async admit(host: string): Promise<FeedFault | null> {
      const now = clock.now();
      const circuit = await findHost(db, host);
      if (circuit === undefined) return null;
      const state = circuitState(circuit, now.getTime());
      if (state === 'closed' || (state === 'half_open' && (await takeTrial(db, host, now)))) return null;
      return reasonOf(circuit);
    },

    /** Records a poll in the host's circuit. `isKnown` means that the host has a stored circuit. */
    async note(host: string, answer: FeedAnswer, isKnown: boolean): Promise<void> {
      const attempt = attemptOf(answer);
      const changesNothing = attempt.kind === 'answer' && !isKnown && (attempt.retryAfter ?? 0) === 0;
      if (attempt.kind === 'unknown' || changesNothing) return;
      await note(db, host, attempt, answer.now);
    },
  };
}

export type HostCircuits = ReturnType<typeof createHostCircuits>;
