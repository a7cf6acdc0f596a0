import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { UnavailableError } from '../../kernel/calls/unavailable.ts';
import { loopTime } from '../process/loop-time.ts';
import { findServer } from './find-server.ts';
import { isConnectionFailure, isServerAlive } from './connection-failure.ts';

/** A server that takes longer to let somebody in and to answer nothing at all is of no use to a request. */
const PROBE_MS = 1500;
/** Between two probes: with one that takes as long as it may, a database that is back is found within two seconds. */
const PAUSE_MS = 250;
/** A process that was too busy to look for so long cannot tell who was late. */
const STALL_MS = 250;
/** One probe may have been slow because the machine was. */
const FAILURES = 2;

/** Whether the database is away: then nobody waits for it, and it is asked by one probe after another until it answers. */
export type DatabaseWatch = {
  isAway(): boolean;
  /** Probes it now, once for all who ask at the same time. */
  isAnswering(): Promise<boolean>;
  /** What whoever asks meanwhile is told: one error for as long as it is away, to be logged once. */
  refusal(): UnavailableError | null;
  /** When it was last found away, by `performance.now()`: connections from before may be dead without knowing. */
  lastAwayAt(): number;
  /** A statement, or a connection, has failed. Where that may be the server's fault it is probed. */
  reportFailure(failure: unknown): void;
  close(): void;
};

export type WatchOptions = {
  /** Gives whether the database answers; never throws. */
  probe(): Promise<boolean>;
  onChange(isAway: boolean): void;
};

/** A probe that opens a connection of its own each time. Its query reaches the server behind a pooler, which must accept writes. */
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

/** A circuit breaker for the database: closed while it answers, open while probes fail. Load alone does not open it: then a probe answers. */
export function watchDatabase({ probe, onChange }: WatchOptions): DatabaseWatch {
  const closing = new AbortController();
  let refusal: UnavailableError | null = null;
  let lastAwayAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<void> | null = null;
  let asking: Promise<boolean> | null = null;

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
      // A probe whose answer nobody came to read says nothing.
      const stalled = performance.now() - before[0] - (loopTime() - before[1]);
      if (stalled < STALL_MS) failures += 1;
      if (failures >= FAILURES) note(true);
      await pause(PAUSE_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    isAway: () => refusal !== null,
    isAnswering: () => (asking ??= probe().finally(() => (asking = null))),
    refusal: () => refusal,
    lastAwayAt: () => lastAwayAt,
    reportFailure(failure) {
      if (!isConnectionFailure(failure)) return;
      probing ??= probeUntilAnswered().finally(() => (probing = null));
    },
    close: () => closing.abort(),
  };
}
