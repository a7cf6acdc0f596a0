import { AsyncLocalStorage } from 'node:async_hooks';

export type ReadRights = { mayLag: boolean; isRead: boolean };

type ReadContext = ReadRights & { hasReadReplica: boolean; standInAsOf: number | null };

const readContexts = new AsyncLocalStorage<ReadContext>();

/** `mayLag` permits data up to half a second old. `isRead` permits stale data during an outage. */
export function runWithReadContext<Answer>(rights: ReadRights, answer: () => Answer): Answer {
  return readContexts.run({ ...rights, hasReadReplica: false, standInAsOf: null }, answer);
}

/** Returns `false` outside of requests, because jobs and startup code must read from the primary. */
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

/** `asOf` is the time (`performance.now()`) after which changes may be missing from the read. */
export function markStandInRead(asOf: number): void {
  const reading = readContexts.getStore();
  if (reading !== undefined) reading.standInAsOf = Math.min(asOf, reading.standInAsOf ?? asOf);
}

export function wasReplicaRead(): boolean {
  return readContexts.getStore()?.hasReadReplica ?? false;
}

export function standInReadAsOf(): number | null {
  return readContexts.getStore()?.standInAsOf ?? null;
}
