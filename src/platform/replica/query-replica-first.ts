import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { isConnectionFailure, isStatementTimeout } from '../database/connection-failure.ts';
import type { Heartbeat } from './heartbeat.ts';
import { markReplicaRead, markStandInRead, mayReadReplica, mayReadStandIn } from './read-context.ts';
import type { RunQuery } from './read-driver.ts';

const LOOK_MS = 50;

type ReplicaSource = {
  primary: RunQuery;
  replica: RunQuery;
  heartbeat: Heartbeat;
  count: { reads: number; fallbacks: number; standIns: number };
};

type Reading = { sql: string; parameters: readonly unknown[] };

async function unlessAway<Row>(pending: Promise<Row[]>, isAway: () => boolean): Promise<Row[] | null> {
  const answered = new AbortController();
  const { signal } = answered;
  const watch = async () => {
    while (!isAway()) await pause(LOOK_MS, undefined, { signal, ref: false });
    return null;
  };
  const watching = watch();
  // Prevents an unhandled rejection of the promise that loses the race.
  for (const left of [pending, watching]) left.catch(() => undefined);
  try {
    return await Promise.race([pending, watching]);
  } finally {
    answered.abort();
  }
}

/** Returns `null` if the replica fails or becomes unavailable. Throws if the statement takes too long. */
async function tryReplica<Row extends object>(
  { replica, heartbeat }: ReplicaSource,
  { sql, parameters }: Reading,
  isAway: () => boolean,
): Promise<Row[] | null> {
  try {
    return await unlessAway(replica<Row>(sql, parameters), isAway);
  } catch (error) {
    // The same statement would take just as long on the primary, so it is not repeated there.
    if (isStatementTimeout(error)) throw error;
    if (isConnectionFailure(error)) heartbeat.markUnreachable();
    return null;
  }
}

/** Reads from the replica in place of the primary. Returns `null` if the replica must not or cannot answer. */
async function tryStandIn<Row extends object>(source: ReplicaSource, reading: Reading): Promise<Row[] | null> {
  const asOf = source.heartbeat.standsInAsOf();
  if (asOf === null || !mayReadStandIn()) return null;
  const rows = await tryReplica<Row>(source, reading, () => source.heartbeat.standsInAsOf() === null);
  if (rows !== null) {
    source.count.standIns += 1;
    markStandInRead(asOf);
  }
  return rows;
}

async function queryPrimary<Row extends object>(source: ReplicaSource, reading: Reading): Promise<Row[]> {
  const { heartbeat } = source;
  const pending = source.primary<Row>(reading.sql, reading.parameters);
  if (!mayReadStandIn()) return pending;
  const isReplaced = () => heartbeat.isPrimaryAway() && heartbeat.standsInAsOf() !== null;
  try {
    return (await unlessAway(pending, isReplaced)) ?? (await tryStandIn<Row>(source, reading)) ?? (await pending);
  } catch (error) {
    if (!isUnavailable(error) || !isConnectionFailure(error)) throw error;
    const rows = await tryStandIn<Row>(source, reading);
    if (rows === null) throw error;
    return rows;
  }
}

/** Reads from the replica and repeats failed reads on the primary, because replication may cancel a statement. */
export function queryReplicaFirst(source: ReplicaSource): RunQuery {
  const { heartbeat, count } = source;
  return async <Row extends object>(sql: string, parameters: readonly unknown[]) => {
    const reading = { sql, parameters };
    if (mayReadReplica() && heartbeat.isFresh()) {
      const rows = await tryReplica<Row>(source, reading, heartbeat.isReplicaAway);
      if (rows !== null) {
        count.reads += 1;
        markReplicaRead();
        return rows;
      }
    }
    if (heartbeat.isPrimaryAway()) {
      const rows = await tryStandIn<Row>(source, reading);
      if (rows !== null) return rows;
    }
    if (mayReadReplica()) count.fallbacks += 1;
    return queryPrimary<Row>(source, reading);
  };
}
