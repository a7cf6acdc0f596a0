import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { loopTime } from '../process/loop-time.ts';

/** Every commit before the time `at` (in ms) has a WAL position below `position`. */
type LsnSample = { at: number; position: bigint };

/** Converts a `pg_lsn` (`16/B374D848`) to a position in bytes. Throws if the text is invalid. */
export function parseLsn(text: string): bigint {
  const [, high = '', low = ''] = /^([\dA-F]{1,8})\/([\dA-F]{1,8})$/i.exec(text) ?? [];
  if (low === '') throw new RangeError(`${text} is not a WAL position`);
  return BigInt(`0x${high}`) * 0x1_0000_0000n + BigInt(`0x${low}`);
}

export function splitSamples(
  marks: readonly LsnSample[],
  replayed: bigint,
): { passed: LsnSample | null; ahead: LsnSample[] } {
  const next = marks.findIndex(({ position }) => position > replayed);
  const end = next === -1 ? marks.length : next;
  return { passed: marks[end - 1] ?? null, ahead: marks.slice(end) };
}

type ReplicaState = { position: string | null; cluster: string; is_standby: boolean };

export function faultOf(state: ReplicaState | undefined, cluster: string | undefined): string | null {
  // A promoted standby no longer follows the primary.
  if (!state?.is_standby || state.position === null) return 'DATABASE_READ_URL is not a streaming standby';
  // WAL positions of different clusters are not comparable.
  return state.cluster === cluster ? null : 'DATABASE_READ_URL is a standby of another cluster than DATABASE_URL';
}

export const MAX_LAG_MS = 500;
/** Maximum lag in ms behind the primary's last response. A replica that lags more does not replace an unreachable primary. */
const MAX_MISSING_MS = 60_000;
/** Maximum outage of the primary in ms. After a longer outage, the replica's prices and dates are too old to show. */
const MAX_OUTAGE_MS = 3_600_000;
/** Time in ms without a heartbeat response after which reads no longer wait for a server. */
const SILENCE_MS = 1000;
/**
 * Time in ms without a response after which a replica must not replace the primary. Longer than `SILENCE_MS`, because load may
 * delay heartbeats.
 */
const STAND_IN_SILENCE_MS = 3000;

/** Interval between heartbeats in ms. The measured state is one or two intervals old, well within `MAX_LAG_MS`. */
const HEARTBEAT_MS = 100;

const MAX_SAMPLES = 100;

export type Heartbeat = {
  isFresh(): boolean;
  isReplicaAway(): boolean;
  /** Maximum age in milliseconds of the data that the replica returns; `null` if unknown. */
  lagMs(): number | null;
  isPrimaryAway(): boolean;
  /** Returns the time after which the replica may lack changes, or `null` if it cannot replace the primary. */
  standsInAsOf(): number | null;
  /** Stops using the replica until a heartbeat succeeds, unless the primary is unreachable. */
  markUnreachable(): void;
  stop(): Promise<void>;
};

/** `primary` and `replica` are used only for heartbeats. `now`: milliseconds of a monotonic clock. */
type HeartbeatOptions = {
  primary: Pool;
  replica: Pool;
  now(): number;
  warn(message: string, error?: unknown): void;
  info?: ((message: string) => void) | undefined;
  isPrimaryAway(): boolean;
  onPrimaryFailure(error: unknown): void;
  maxMissingMs?: number | undefined;
};

type PrimaryState = { position: string; cluster: string };

// Compares WAL positions, because this requires no synchronised clocks and an idle primary causes no apparent lag.
const PRIMARY_QUERY = `
  select pg_current_wal_flush_lsn()::text as position,
    (select system_identifier::text from pg_control_system()) as cluster`;
const REPLICA_QUERY = `
  select pg_last_wal_replay_lsn()::text as position, pg_is_in_recovery() as is_standby,
    (select system_identifier::text from pg_control_system()) as cluster`;

function createPrimaryState({ now, isPrimaryAway }: Pick<HeartbeatOptions, 'now' | 'isPrimaryAway'>) {
  let answeredAt: number | null = null;
  // Measured in loop time, so that a blocked process does not mistake its own pause for the primary's silence.
  let answeredInLoop = loopTime();
  let cluster: string | undefined;
  return {
    answeredAt: () => answeredAt,
    cluster: () => cluster,
    isSilent: () => loopTime() - answeredInLoop > SILENCE_MS,
    isGivenUp: () => answeredAt === null || now() - answeredAt > MAX_OUTAGE_MS,
    onAnswer(at: number, itsCluster: string | undefined): void {
      [answeredInLoop, cluster] = [loopTime(), itsCluster];
      // During an outage, `answeredAt` remains the time of the last answer before the outage.
      if (!isPrimaryAway()) answeredAt = at;
    },
  };
}

function createReplicaState(now: HeartbeatOptions['now']) {
  let marks: LsnSample[] = [];
  let caughtUpAt: number | null = null;
  let isAnswering = false;
  let answeredInLoop = Number.NEGATIVE_INFINITY;
  const lagMs = () => (caughtUpAt === null ? null : now() - caughtUpAt);
  return {
    lagMs,
    caughtUpAt: () => caughtUpAt,
    silenceMs: () => loopTime() - answeredInLoop,
    isFresh: () => isAnswering && (lagMs() ?? Infinity) <= MAX_LAG_MS,
    mark(sample: LsnSample): void {
      marks = [...marks, sample].slice(-MAX_SAMPLES);
    },
    replayed(position: bigint): void {
      const { passed, ahead } = splitSamples(marks, position);
      marks = ahead;
      caughtUpAt = passed?.at ?? caughtUpAt;
      [isAnswering, answeredInLoop] = [true, loopTime()];
    },
    miss(): void {
      isAnswering = false;
    },
    lose(): void {
      [isAnswering, answeredInLoop] = [false, Number.NEGATIVE_INFINITY];
    },
  };
}

function createStanding(options: HeartbeatOptions) {
  const { now, warn, info = warn, isPrimaryAway, maxMissingMs = MAX_MISSING_MS } = options;
  const primary = createPrimaryState(options);
  const replica = createReplicaState(now);
  const standsInAsOf = () => {
    const [asOf, answeredAt] = [replica.caughtUpAt(), primary.answeredAt()];
    if (replica.silenceMs() > STAND_IN_SILENCE_MS || primary.isGivenUp() || asOf === null || answeredAt === null)
      return null;
    // Assumes that an unreachable primary writes nothing and that its replica therefore does not fall further behind.
    return answeredAt - asOf <= maxMissingMs ? asOf : null;
  };
  const isAway = () => isPrimaryAway() || primary.isSilent();
  const describe = () => {
    if (replica.isFresh()) return 'the replica is used';
    return `the replica ${isAway() && standsInAsOf() !== null ? 'stands in for the primary' : 'is not used'}`;
  };
  let lastMessage: string | undefined;
  return {
    primary,
    replica,
    isPrimaryAway: isAway,
    standsInAsOf,
    logChange(error?: unknown): void {
      const message = describe();
      if (message !== lastMessage && replica.isFresh()) info(message);
      else if (message !== lastMessage) warn(message, error);
      lastMessage = message;
    },
  };
}

async function beat(options: HeartbeatOptions, { primary, replica }: ReturnType<typeof createStanding>): Promise<void> {
  const at = options.now();
  try {
    const [there] = (await options.primary.query<PrimaryState>(PRIMARY_QUERY)).rows;
    replica.mark({ at, position: parseLsn(there?.position ?? '') });
    primary.onAnswer(at, there?.cluster);
  } catch (error) {
    options.onPrimaryFailure(error);
  }
  const [here] = (await options.replica.query<ReplicaState>(REPLICA_QUERY)).rows;
  const fault = faultOf(here, primary.cluster());
  if (fault !== null) {
    replica.lose();
    throw new Error(fault);
  }
  replica.replayed(parseLsn(here?.position ?? ''));
}

/** Samples the primary's WAL position. The age of the replica's data is the age of the newest sample that the replica has replayed. */
export function startHeartbeat(options: HeartbeatOptions): Heartbeat {
  const ending = new AbortController();
  const { signal } = ending;
  const standing = createStanding(options);
  const { replica, isPrimaryAway, standsInAsOf, logChange } = standing;
  const fail = (error: unknown) => {
    if (signal.aborted) return;
    replica.miss();
    logChange(error);
  };
  const running = (async () => {
    while (!signal.aborted) {
      await beat(options, standing).then(() => logChange(), fail);
      await pause(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return {
    isFresh: replica.isFresh,
    isReplicaAway: () => replica.silenceMs() > SILENCE_MS,
    lagMs: replica.lagMs,
    isPrimaryAway,
    standsInAsOf,
    markUnreachable: replica.miss,
    async stop() {
      ending.abort();
      await running;
    },
  };
}
