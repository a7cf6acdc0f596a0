import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { UnavailableError } from '../../kernel/calls/unavailable.ts';
import { loopTime } from '../process/loop-time.ts';
import { findServer } from './find-server.ts';
import { isConnectionFailure, isServerAlive } from './connection-failure.ts';

/** Time limit in ms for connecting and, separately, for getting an answer. A slower server cannot serve a request. */
const PROBE_MS = 1500;
/** Pause between probes in ms, short enough to detect a recovery within a few seconds even if the previous probe times out. */
const PAUSE_MS = 250;
/** Event loop delay above which a failed probe does not count. */
const STALL_MS = 250;
/** Failed probes after which the database counts as unavailable. A single failure may only mean that this machine is slow. */
const FAILURES = 2;

export type DatabaseWatch = {
  isAway(): boolean;
  /** Concurrent callers get the result of the same probe. */
  isAnswering(): Promise<boolean>;
  /** All callers get the same instance during an outage, so that it is logged once. */
  refusal(): UnavailableError | null;
  /** Returns the time (`performance.now()`) at which the database was last unavailable. Older connections may be dead without an error. */
  lastAwayAt(): number;
  reportFailure(failure: unknown): void;
  close(): void;
};

export type WatchOptions = {
  /** Never throws. */
  probe(): Promise<boolean>;
  onChange(isAway: boolean): void;
};

/** Returns a probe whose query reaches the server even behind a pooler. A standby counts as a failure. */
export function createProbe(url: string): () => Promise<boolean> {
  return async () => {
    const found = await findServer(url).catch((error: unknown) => ({ error }));
    if (typeof found !== 'string') return isServerAlive(found.error);
    const client = new Client({
      connectionString: found,
      application_name: 'ospitalia-probe',
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
      client.end().catch(() => undefined);
      return rows[0]?.is_standby === false;
    } catch (error) {
      client.connection.stream.destroy();
      return isServerAlive(error);
    }
  };
}

/** A circuit breaker, which opens when probes fail. Load alone does not open it, because probes still succeed. */
export function watchDatabase({ probe, onChange }: WatchOptions): DatabaseWatch {
  const closing = new AbortController();
  let refusal: UnavailableError | null = null;
  let lastAwayAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<void> | null = null;
  let answering: Promise<boolean> | null = null;

  function note(away: boolean): void {
    const wasAway = refusal !== null;
    if (away || wasAway) lastAwayAt = performance.now();
    if (away === wasAway) return;
    refusal = away ? new UnavailableError('the database does not answer') : null;
    onChange(away);
  }

  async function probeUntilAnswered(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; ) {
      const before = [performance.now(), loopTime()] as const;
      if (await probe()) return note(false);
      const stalled = performance.now() - before[0] - (loopTime() - before[1]);
      if (stalled < STALL_MS) failures += 1;
      if (failures >= FAILURES) note(true);
      await pause(PAUSE_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    isAway: () => refusal !== null,
    isAnswering: () => (answering ??= probe().finally(() => (answering = null))),
    refusal: () => refusal,
    lastAwayAt: () => lastAwayAt,
    reportFailure(failure) {
      if (!isConnectionFailure(failure)) return;
      probing ??= probeUntilAnswered().finally(() => (probing = null));
    },
    close: () => closing.abort(),
  };
}
