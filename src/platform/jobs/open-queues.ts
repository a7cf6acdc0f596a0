import type { Pool } from 'pg';
import { fromKysely, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import { UnavailableError } from '../../kernel/calls/unavailable.ts';
import { errorClass, runInSpan, type Tracer } from '../telemetry/spans.ts';
import type { JobQueue } from './job-queue.ts';

export type JobHandler = (data: unknown, id: string) => Promise<void>;
export type JobHandlers<Name extends string = string> = Readonly<Record<Name, JobHandler>>;

export type Queues<Name extends string> = Readonly<Record<Name, JobQueue & { name: Name }>>;

export type JobsOptions = {
  onError(error: unknown): void;
  onEnded?(job: { queue: string; isDone: boolean; seconds: number }): void;
  tracer?: Tracer | null;
};

export type Jobs<Name extends string = string> = {
  boss: Pick<PgBoss, 'send'>;
  put(queue: Name, data: object, transaction?: KyselyTransactionLike): Promise<void>;
  putWithPriority(queue: Name, data: object, priority: number): Promise<void>;
  /** Starts the workers of the queues in `names`. Jobs can be enqueued even if `names` is empty. */
  start(handlers: JobHandlers<Name>, names?: readonly Name[]): Promise<void>;
  stop(): Promise<void>;
};

export const JOBS_SCHEMA = 'pgboss';
const MS = 1000;
const STOP_MS = 25_000;
const MINUTE_SECONDS = 60;

/** Wraps the error that all failures of an outage share, because pg-boss appends to its message each time. */
function wrapForPgBoss(error: unknown): unknown {
  if (!(error instanceof UnavailableError)) return error;
  return Object.assign(new UnavailableError(error.message), { cause: error });
}

export function onPool(pool: Pool) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        throw wrapForPgBoss(error);
      }
    },
  };
}

/** pg-boss reports some failures as a plain object with the properties, message and stack of the error. */
function toError(failure: unknown): unknown {
  if (failure instanceof Error || typeof failure !== 'object' || failure === null) return failure;
  return Object.assign(new Error(), failure);
}

async function workOn(boss: PgBoss, { name, pollSeconds }: JobQueue, handler: JobHandler) {
  let worker = '';
  const options = { pollingIntervalSeconds: pollSeconds, batchSize: 1 };
  worker = await boss.work(name, options, async (jobs) => {
    try {
      for (const { data, id } of jobs) await handler(data, id);
    } finally {
      boss.notifyWorker(worker);
    }
  });
}

function watched(queue: string, work: JobHandler, { onError, onEnded, tracer }: JobsOptions): JobHandler {
  return async (data, id) => {
    const start = performance.now();
    const span = tracer?.begin({ name: `job ${queue}`, kind: 'consumer' }).span ?? null;
    const end = (isDone: boolean) => onEnded?.({ queue, isDone, seconds: (performance.now() - start) / MS });
    try {
      await runInSpan(span, () => work(data, id));
      span?.end();
    } catch (error) {
      span?.end({ error: errorClass(error) });
      end(false);
      onError(error);
      throw error;
    }
    end(true);
  };
}

export function openQueues<Name extends string>(pool: Pool, queues: Queues<Name>, options: JobsOptions): Jobs<Name> {
  const { onError } = options;
  const boss = new PgBoss({
    db: onPool(pool),
    schema: JOBS_SCHEMA,
    migrate: false,
    // Deletes finished jobs every ten minutes instead of daily, because jobs that send emails contain sign-in links.
    maintenanceIntervalSeconds: 10 * MINUTE_SECONDS,
    // Job chains are not used, and nothing else needs frequent polls.
    flowIntervalSeconds: 10 * MINUTE_SECONDS,
    cronWorkerIntervalSeconds: 30,
  });
  boss.on('error', (failure: unknown) => onError(toError(failure)));
  boss.on('warning', ({ message }) => onError(new Error(message)));
  return {
    boss,
    async put(queue, data, transaction) {
      await boss.send(queue, data, transaction === undefined ? {} : { db: fromKysely(transaction) });
    },
    async putWithPriority(queue, data, priority) {
      await boss.send(queue, data, { priority });
    },
    async start(handlers, names = Object.values<{ name: Name }>(queues).map(({ name }) => name)) {
      if (names.length === 0) return;
      await boss.start();
      for (const queue of names.map((name) => queues[name])) {
        const handler = watched(queue.name, handlers[queue.name], options);
        for (let worker = 0; worker < (queue.workers ?? 1); worker += 1) await workOn(boss, queue, handler);
      }
    },
    stop: () => boss.stop({ timeout: STOP_MS }),
  };
}
