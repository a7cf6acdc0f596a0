import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { faultOf, type LsnSample, splitSamples, parseLsn, type ReplicaState } from './wal-position.ts';

/** A replica that is further behind is passed over. */
export const MAX_LAG_MS = 500;

/** A beat tells of the replica as it was one or two beats ago: its age is still well below `MAX_LAG_MS`. */
const HEARTBEAT_MS = 100;

/** Of a replica that has been away for this many beats no older moment is of use. */
const MAX_SAMPLES = 100;

export type Heartbeat = {
  /** Whether what the replica answers from now on is at most `MAX_LAG_MS` old. */
  isFresh(): boolean;
  /** How old its answers are at most, in milliseconds; `null` while that is not known. */
  lagMs(): number | null;
  /** A query could not reach it: it is passed over until the next beat that does. */
  markUnreachable(): void;
  stop(): Promise<void>;
};

/** What the primary had at a moment, as a position, and how far the replica has come. Throws where it is none that may be read. */
export type HeartbeatSample = { mark: LsnSample; replayed: bigint };

/** `now` in milliseconds, of a clock that is never set; `name`: of the replica, in the log. */
type HeartbeatOptions = {
  takeSample(): Promise<HeartbeatSample>;
  now(): number;
  name: string;
  warn(message: string, error?: unknown): void;
};

type LogWatch = { primary: Pool; replica: Pool; now(): number };

type PrimaryRow = { position: string; cluster: string };

// What is acknowledged is flushed: of two servers' clocks nothing is asked, and a primary at rest does not look behind.
const ASK_PRIMARY = `
  select pg_current_wal_flush_lsn()::text as position,
    (select system_identifier::text from pg_control_system()) as cluster`;
const ASK_REPLICA = `
  select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as is_standby,
    (select system_identifier::text from pg_control_system()) as cluster`;

/** Where the log ends: first on the primary, then how much of it the replica has replayed. */
export async function takeLogSample({ primary, replica, now }: LogWatch): Promise<HeartbeatSample> {
  const at = now();
  const [there] = (await primary.query<PrimaryRow>(ASK_PRIMARY)).rows;
  const [here] = (await replica.query<ReplicaState>(ASK_REPLICA)).rows;
  const fault = faultOf(here, there?.cluster);
  if (fault !== null) throw new Error(fault);
  return {
    mark: { at, position: parseLsn(there?.position ?? '') },
    replayed: parseLsn(here?.position ?? ''),
  };
}

function createLagTracker({ now, name, warn }: Omit<HeartbeatOptions, 'takeSample'>) {
  let marks: LsnSample[] = [];
  let caughtUpAt: number | null = null;
  let isAnswering = false;
  let wasFresh: boolean | undefined;
  const lagMs = () => (caughtUpAt === null ? null : now() - caughtUpAt);
  const isFresh = () => isAnswering && (lagMs() ?? Infinity) <= MAX_LAG_MS;

  function logChange(error?: unknown): void {
    const fresh = isFresh();
    if (fresh !== wasFresh) warn(`${name} is ${fresh ? 'read' : 'passed over'}`, error);
    wasFresh = fresh;
  }
  return {
    isFresh,
    lagMs,
    markUnreachable: () => {
      isAnswering = false;
    },
    recordSample({ mark, replayed }: HeartbeatSample): void {
      const { passed, ahead } = splitSamples([...marks, mark], replayed);
      marks = ahead.slice(-MAX_SAMPLES);
      caughtUpAt = passed?.at ?? caughtUpAt;
      isAnswering = true;
      logChange();
    },
    recordFailure(error: unknown): void {
      isAnswering = false;
      logChange(error);
    },
  };
}

/** A replica that has replayed what the primary had written at a moment is as old as that moment, at most. */
export function startHeartbeat(parts: HeartbeatOptions): Heartbeat {
  const ending = new AbortController();
  const { signal } = ending;
  const { recordSample, recordFailure, ...standing } = createLagTracker(parts);
  const running = (async () => {
    while (!signal.aborted) {
      await parts.takeSample().then(recordSample, (error: unknown) => void (signal.aborted || recordFailure(error)));
      await pause(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
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
