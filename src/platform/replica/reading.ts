import { AsyncLocalStorage } from 'node:async_hooks';

type Reading = { mayLag: boolean; wasReplica: boolean };

/** What is known of the request that is being answered, so that no service has to. */
const readings = new AsyncLocalStorage<Reading>();

/** Answers a request; `mayLag`: the caller has changed nothing, and may be told what was true half a second ago. */
export function readingFor<Answer>(mayLag: boolean, answer: () => Answer): Answer {
  return readings.run({ mayLag, wasReplica: false }, answer);
}

/** Whether a replica may be asked now. Never outside of a request: jobs and the start of the portal read where all is written. */
export function mayReadReplica(): boolean {
  return readings.getStore()?.mayLag ?? false;
}

export function noteReplicaAnswer(): void {
  const reading = readings.getStore();
  if (reading !== undefined) reading.wasReplica = true;
}

/** Whether anything that this request has read came from a replica, and may be `MAX_LAG_MS` old. */
export function wasReplicaRead(): boolean {
  return readings.getStore()?.wasReplica ?? false;
}
