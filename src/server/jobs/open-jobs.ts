import type { Pool } from 'pg';
import { fromKysely, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import { QUEUES, type QueueName } from './queues.ts';

/** What a queue's jobs are handed to. `id` is the same in each try of one job. */
export type JobHandler = (data: unknown, id: string) => Promise<void>;
export type JobHandlers = Readonly<Record<QueueName, JobHandler>>;

export type JobsOptions = {
  /** Hears of what failed behind nobody's request: a try of a job, a lost connection. */
  onError(error: unknown): void;
  /** Hears of every try of a job, done or failed. */
  onEnded?(job: { queue: QueueName; isDone: boolean; seconds: number }): void;
};

/** The jobs of a database: work that is done later, by whichever process comes first. */
export type Jobs = {
  /** For rooms that write jobs of their own (`createMailOutbox`). */
  boss: Pick<PgBoss, 'send'>;
  /** Writes a job; in a transaction, it is there when the transaction is. */
  put(queue: QueueName, data: object, transaction?: KyselyTransactionLike): Promise<void>;
  /** Writes a job that is done before those of a lower priority, and behind those of a higher one. */
  putRanked(queue: QueueName, data: object, priority: number): Promise<void>;
  /** Begins to do them, in this process. */
  start(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs finish, for at most 25 s; what is not done by then is done again later. */
  stop(): Promise<void>;
};

export const JOBS_SCHEMA = 'pgboss';
const MS = 1000;
const STOP_MS = 25_000;
const MINUTE_SECONDS = 60;

/** A statement of pg-boss on our own connections: it opens none. */
export function onPool(pool: Pool) {
  return { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
}

/** Each queue as often as a process works on it at once. */
const ALL_WORKERS = Object.values(QUEUES).flatMap((queue) =>
  Array.from({ length: 'workers' in queue ? queue.workers : 1 }, () => queue),
);

/** One job at a time, so that one failure is one job's; after each the next at once, and a pause when there is none. */
async function workOn(boss: PgBoss, { name, pollSeconds }: (typeof QUEUES)[QueueName], handler: JobHandler) {
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

/** A queue's work, and how each try of it ended. */
function watched(queue: QueueName, work: JobHandler, { onError, onEnded }: JobsOptions): JobHandler {
  return async (data, id) => {
    const start = performance.now();
    const end = (isDone: boolean) => onEnded?.({ queue, isDone, seconds: (performance.now() - start) / MS });
    try {
      await work(data, id);
    } catch (error) {
      end(false);
      onError(error);
      throw error;
    }
    end(true);
  };
}

/** Opens the jobs of a database whose tables `prepareJobs` has made. Nothing runs before `start`. */
export function openJobs(pool: Pool, options: JobsOptions): Jobs {
  const { onError } = options;
  const boss = new PgBoss({
    db: onPool(pool),
    schema: JOBS_SCHEMA,
    migrate: false,
    // Forgets what is done every ten minutes instead of every day: mails hold sign-in links.
    maintenanceIntervalSeconds: 10 * MINUTE_SECONDS,
    // We use neither chains of jobs nor anything else that needs asking often.
    flowIntervalSeconds: 10 * MINUTE_SECONDS,
    cronWorkerIntervalSeconds: 30,
  });
  boss.on('error', onError);
  boss.on('warning', ({ message }) => onError(new Error(message)));
  return {
    boss,
    async put(queue, data, transaction) {
      await boss.send(queue, data, transaction === undefined ? {} : { db: fromKysely(transaction) });
    },
    async putRanked(queue, data, priority) {
      await boss.send(queue, data, { priority });
    },
    async start(handlers) {
      await boss.start();
      for (const queue of ALL_WORKERS) {
        await workOn(boss, queue, watched(queue.name, handlers[queue.name], options));
      }
    },
    stop: () => boss.stop({ timeout: STOP_MS }),
  };
}
