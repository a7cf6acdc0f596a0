import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { isConnectionFailure } from '../database/connection-failure.ts';
import type { Heartbeat } from './heartbeat.ts';
import { markReplicaRead, markStandInRead, mayReadReplica, mayReadStandIn } from './read-context.ts';
import type { RunQuery } from './read-driver.ts';

/** Who waits for the primary looks so often whether it has been found away. */
const LOOK_MS = 50;

/** Where a statement may be asked. */
type ReplicaSource = {
  primary: RunQuery;
  replica: RunQuery;
  /** The replica again, with the patience of a primary: nobody else can answer. */
  standIn: RunQuery;
  heartbeat: Heartbeat;
  count: { reads: number; fallbacks: number; standIns: number };
};

type Reading = { sql: string; parameters: readonly unknown[] };

/** What the replica answers; `null`: nothing, whatever the error. */
async function tryReplica<Row extends object>(
  { replica, heartbeat, count }: ReplicaSource,
  { sql, parameters }: Reading,
): Promise<Row[] | null> {
  try {
    const rows = await replica<Row>(sql, parameters);
    count.reads += 1;
    return rows;
  } catch (error) {
    if (isConnectionFailure(error)) heartbeat.markUnreachable();
    return null;
  }
}

/** What the replica answers in the primary's place, which is then marked; `null`: it may not, or cannot. */
async function tryStandIn<Row extends object>(
  { standIn, heartbeat, count }: ReplicaSource,
  { sql, parameters }: Reading,
): Promise<Row[] | null> {
  const asOf = heartbeat.standsInAsOf();
  if (asOf === null || !mayReadStandIn()) return null;
  try {
    const rows = await standIn<Row>(sql, parameters);
    count.standIns += 1;
    markStandInRead(asOf);
    return rows;
  } catch {
    return null;
  }
}

/** Ends when the primary is found away, and the replica may stand in for it. */
async function untilAway({ heartbeat }: ReplicaSource, signal: AbortSignal): Promise<'away'> {
  while (!heartbeat.isPrimaryAway() || heartbeat.standsInAsOf() === null)
    await pause(LOOK_MS, undefined, { signal, ref: false });
  return 'away';
}

/** Asks the primary, and the replica where it fails to answer, or is found away meanwhile. */
async function askPrimary<Row extends object>(source: ReplicaSource, reading: Reading): Promise<Row[]> {
  const asking = source.primary<Row>(reading.sql, reading.parameters);
  if (!mayReadStandIn()) return asking;
  const waiting = new AbortController();
  const away = untilAway(source, waiting.signal);
  away.catch(() => undefined);
  try {
    const first = await Promise.race([asking, away]);
    return first === 'away' ? ((await tryStandIn<Row>(source, reading)) ?? (await asking)) : first;
  } catch (error) {
    if (!isUnavailable(error) || !isConnectionFailure(error)) throw error;
    const rows = await tryStandIn<Row>(source, reading);
    if (rows === null) throw error;
    return rows;
  } finally {
    waiting.abort();
    // Whoever was answered by the replica does not hear how it ended.
    asking.catch(() => undefined);
  }
}

/**
 * Asks the replica where that is allowed, and the primary otherwise. Whatever the replica cannot answer (it is gone, it cancels a
 * statement for the log's sake, it does not know a new column yet) the primary is asked again: it is only read. A mistake of ours
 * fails there as well, and is told from there. While the primary is away the replica stands in for it.
 */
export function queryReplicaFirst(source: ReplicaSource): RunQuery {
  const { heartbeat, count } = source;
  return async <Row extends object>(sql: string, parameters: readonly unknown[]) => {
    const reading = { sql, parameters };
    if (mayReadReplica() && heartbeat.isFresh()) {
      const rows = await tryReplica<Row>(source, reading);
      if (rows !== null) {
        markReplicaRead();
        return rows;
      }
    }
    if (heartbeat.isPrimaryAway()) {
      const rows = await tryStandIn<Row>(source, reading);
      if (rows !== null) return rows;
    }
    if (mayReadReplica()) count.fallbacks += 1;
    return askPrimary<Row>(source, reading);
  };
}
