import { AsyncLocalStorage } from 'node:async_hooks';

/** Determines which servers a request may read. `mayLag`: its client has changed nothing recently. `isRead`: the request only reads. */
export type ReadRights = { mayLag: boolean; isRead: boolean };

type ReadContext = ReadRights & { hasReadReplica: boolean; standInAsOf: number | null };

/** Stored per request, so that services need no parameter for the context. */
const readContexts = new AsyncLocalStorage<ReadContext>();

/**
 * Runs a request. With `mayLag`, the data that it reads may be half a second old. With `isRead`, the data may predate an outage
 * and is then marked as stale.
 */
export function runWithReadContext<Answer>(rights: ReadRights, answer: () => Answer): Answer {
  return readContexts.run({ ...rights, hasReadReplica: false, standInAsOf: null }, answer);
}

/**
 * Returns whether a replica may be read. Always returns `false` outside of requests, because jobs and the start of the portal
 * read from the primary.
 */
export function mayReadReplica(): boolean {
  return readContexts.getStore()?.mayLag ?? false;
}

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

/** Returns the time since which reads of this request may lack changes because a replica replaced the primary, or `null`. */
export function standInReadAsOf(): number | null {
  return readContexts.getStore()?.standInAsOf ?? null;
}
