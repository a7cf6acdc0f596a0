import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { faultOf, type Mark, marksFrom, parsePosition, type ReplicaState } from './follow-log.ts';

/** A replica that is further behind is passed over. */
export const MAX_LAG_MS = 500;

/**
 * Between two beats. One tells of the replica as it was when the beat began, or, under steady writing, one beat earlier: with two of
 * them and their journeys the age is still well below `MAX_LAG_MS`.
 */
const BEAT_MS = 100;

/** Of a replica that has been away for this many beats no older moment is of use. */
const MAX_MARKS = 100;

/** What a replica is known to be worth. */
export type Heartbeat = {
  /** Whether what the replica answers from now on is at most `MAX_LAG_MS` old. */
  isFresh(): boolean;
  /** How old its answers are at most, in milliseconds; `null` while that is not known. */
  lagMs(): number | null;
  /** A query could not reach it: it is passed over until the next beat that does. */
  isGone(): void;
  stop(): Promise<void>;
};

/** `now` in milliseconds, of a clock that is never set. */
type Parts = { primary: Pool; replica: Pool; now(): number; warn(message: string, error?: unknown): void };

type PrimaryRow = { position: string; cluster: string };

// What is acknowledged is flushed: of two servers' clocks nothing is asked, and a primary at rest does not look behind.
const ASK_PRIMARY = `
  select pg_current_wal_flush_lsn()::text as position,
    (select system_identifier::text from pg_control_system()) as cluster`;
const ASK_REPLICA = `
  select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as is_standby,
    (select system_identifier::text from pg_control_system()) as cluster`;

/** Where the log ends: first on the primary, then how much of it the replica has replayed. */
async function takeBeat({ primary, replica, now }: Parts): Promise<{ mark: Mark; replayed: bigint }> {
  const at = now();
  const [there] = (await primary.query<PrimaryRow>(ASK_PRIMARY)).rows;
  const [here] = (await replica.query<ReplicaState>(ASK_REPLICA)).rows;
  const fault = faultOf(here, there?.cluster);
  if (fault !== null) throw new Error(fault);
  return {
    mark: { at, position: parsePosition(there?.position ?? '') },
    replayed: parsePosition(here?.position ?? ''),
  };
}

/** What the beats so far have told. */
function createStanding({ now, warn }: Pick<Parts, 'now' | 'warn'>) {
  let marks: Mark[] = [];
  let caughtUpAt: number | null = null;
  let isAnswering = false;
  let wasFresh: boolean | undefined;
  const lagMs = () => (caughtUpAt === null ? null : now() - caughtUpAt);
  const isFresh = () => isAnswering && (lagMs() ?? Infinity) <= MAX_LAG_MS;

  /** Says in the log what has changed, once. */
  function tell(error?: unknown): void {
    const fresh = isFresh();
    if (fresh !== wasFresh) warn(fresh ? 'the replica is read' : 'the replica is passed over', error);
    wasFresh = fresh;
  }
  return {
    isFresh,
    lagMs,
    isGone: () => {
      isAnswering = false;
    },
    hear({ mark, replayed }: Awaited<ReturnType<typeof takeBeat>>): void {
      const { passed, ahead } = marksFrom([...marks, mark], replayed);
      marks = ahead.slice(-MAX_MARKS);
      caughtUpAt = passed?.at ?? caughtUpAt;
      isAnswering = true;
      tell();
    },
    miss(error: unknown): void {
      isAnswering = false;
      tell(error);
    },
  };
}

/**
 * Asks both servers ten times a second how far their logs have come. A replica that has replayed what the primary had written at a
 * moment knows every change made before it: its answers are as old as that moment, at most.
 */
export function startHeartbeat(parts: Parts): Heartbeat {
  const ending = new AbortController();
  const { signal } = ending;
  const { hear, miss, ...standing } = createStanding(parts);
  const running = (async () => {
    while (!signal.aborted) {
      await takeBeat(parts).then(hear, (error: unknown) => void (signal.aborted || miss(error)));
      await pause(BEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    ...standing,
    async stop() {
      ending.abort();
      await running;
    },
  };
}
