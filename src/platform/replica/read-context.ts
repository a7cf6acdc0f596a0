import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request may read where: `mayLag`: its caller has changed nothing just now; `isRead`: it changes nothing. */
export type ReadRights = { mayLag: boolean; isRead: boolean };

type ReadContext = ReadRights & { hasReadReplica: boolean; standInAsOf: number | null };

/** What is known of the request that is being answered, so that no service has to. */
const readContexts = new AsyncLocalStorage<ReadContext>();

/** Answers a request; who may lag may be told what was true half a second ago, and who only reads, marked, what was true before an outage. */
export function runWithReadContext<Answer>(rights: ReadRights, answer: () => Answer): Answer {
  return readContexts.run({ ...rights, hasReadReplica: false, standInAsOf: null }, answer);
}

/** Whether a replica may be asked now. Never outside of a request: jobs and the start of the portal read where all is written. */
export function mayReadReplica(): boolean {
  return readContexts.getStore()?.mayLag ?? false;
}

/** Whether a replica may be asked while the primary is away. */
export function mayReadStandIn(): boolean {
  return readContexts.getStore()?.isRead ?? false;
}

export function markReplicaRead(): void {
  const reading = readContexts.getStore();
  if (reading !== undefined) reading.hasReadReplica = true;
}

/** `asOf`: since when what was read may lack changes, by `performance.now()`. */
export function markStandInRead(asOf: number): void {
  const reading = readContexts.getStore();
  if (reading !== undefined) reading.standInAsOf = Math.min(asOf, reading.standInAsOf ?? asOf);
}

/** Whether anything that this request has read came from a replica, and may be `MAX_LAG_MS` old. */
export function wasReplicaRead(): boolean {
  return readContexts.getStore()?.hasReadReplica ?? false;
}

/** Since when anything that this request has read may lack changes, for a replica stood in for the primary; `null`: none did. */
export function standInReadAsOf(): number | null {
  return readContexts.getStore()?.standInAsOf ?? null;
}
