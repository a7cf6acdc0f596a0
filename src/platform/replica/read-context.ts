import { AsyncLocalStorage } from 'node:async_hooks';

type ReadContext = { mayLag: boolean; hasReadReplica: boolean };

/** What is known of the request that is being answered, so that no service has to. */
const readContexts = new AsyncLocalStorage<ReadContext>();

/** Answers a request; `mayLag`: the caller has changed nothing, and may be told what was true half a second ago. */
export function runWithReadContext<Answer>(mayLag: boolean, answer: () => Answer): Answer {
  return readContexts.run({ mayLag, hasReadReplica: false }, answer);
}

/** Whether a replica may be asked now. Never outside of a request: jobs and the start of the portal read where all is written. */
export function mayReadReplica(): boolean {
  return readContexts.getStore()?.mayLag ?? false;
}

export function markReplicaRead(): void {
  const reading = readContexts.getStore();
  if (reading !== undefined) reading.hasReadReplica = true;
}

/** Whether anything that this request has read came from a replica, and may be `MAX_LAG_MS` old. */
export function wasReplicaRead(): boolean {
  return readContexts.getStore()?.hasReadReplica ?? false;
}
