import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request may read. `mayLag`: its client has changed nothing recently; `isRead`: it is a read. */
export type ReadRights = { mayLag: boolean; isRead: boolean };

type ReadContext = ReadRights & { hasReadReplica: boolean; standInAsOf: number | null };

/** Stored per request, so that services need no parameter for it. */
const readContexts = new AsyncLocalStorage<ReadContext>();

/**
 * Runs a request. With `mayLag`, its reads may be half a second old. With `isRead`, they may predate an outage and are then
 * marked as stale.
 */
export function runWithReadContext<Answer>(rights: ReadRights, answer: () => Answer): Answer {
  return readContexts.run({ ...rights, hasReadReplica: false, standInAsOf: null }, answer);
}

/**
 * Returns whether a replica may be read. Always `false` outside of requests, because jobs and the start of the portal read from
 * the primary.
 */
export function mayReadReplica(): boolean {
  return readContexts.getStore()?.mayLag ?? false;
}

/** Returns whether a replica may replace an unavailable primary. */
export function mayReadStandIn(): boolean {
  return readContexts.getStore()?.isRead ?? false;
}

export function markReplicaRead(): void {
  const reading = readContexts.getStore();
  if (reading !== undefined) reading.hasReadReplica = true;
}

/** `asOf` is the time, by `performance.now()`, since which the read may lack changes. */
export function markStandInRead(asOf: number): void {
  const reading = readContexts.getStore();
  if (reading !== undefined) reading.standInAsOf = Math.min(asOf, reading.standInAsOf ?? asOf);
}

/** Returns whether this request has read from a replica, whose data may be `MAX_LAG_MS` old. */
export function wasReplicaRead(): boolean {
  return readContexts.getStore()?.hasReadReplica ?? false;
}

/** Returns since when reads of this request may lack changes because a replica replaced the primary, or `null`. */
export function standInReadAsOf(): number | null {
  return readContexts.getStore()?.standInAsOf ?? null;
}
