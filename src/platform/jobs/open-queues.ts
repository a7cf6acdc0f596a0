import type { Pool } from 'pg';
import { fromKysely, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import { UnavailableError } from '../../kernel/calls/unavailable.ts';
import { errorClass, runInSpan, type Tracer } from '../telemetry/spans.ts';
import type { JobQueue } from './job-queue.ts';

export type JobHandler = (data: unknown, id: string) => Promise<void>;
export type JobHandlers<Name extends string = string> = Readonly<Record<Name, JobHandler>>;

export type Queues<Name extends string> = Readonly<Record<Name, JobQueue & { name: Name }>>;

export type JobsOptions = {
  /** Hears of what failed behind nobody's request: a try of a job, a lost connection. */
  onError(error: unknown): void;
  /** Hears of every try of a job, done or failed. */
  onEnded?(job: { queue: string; isDone: boolean; seconds: number }): void;
  /** Records each try of a job as a trace. */
  tracer?: Tracer | null;
};

export type Jobs<Name extends string = string> = {
  boss: Pick<PgBoss, 'send'>;
  put(queue: Name, data: object, transaction?: KyselyTransactionLike): Promise<void>;
  putWithPriority(queue: Name, data: object, priority: number): Promise<void>;
  /** Works on these queues; on none, where there are none. What is put is put all the same. */
  start(handlers: JobHandlers<Name>, names?: readonly Name[]): Promise<void>;
  stop(): Promise<void>;
};

export const JOBS_SCHEMA = 'pgboss';
const MS = 1000;
const STOP_MS = 25_000;
const MINUTE_SECONDS = 60;

/**
 * An error for pg-boss alone: it writes into its words which worker met it, and passes on a copy of its fields. The one that tells
 * everybody of a database that is away would have grown by a line with each of some ten tries a second.
 */
function toOwn(error: unknown): unknown {
  if (!(error instanceof UnavailableError)) return error;
  return Object.assign(new UnavailableError(error.message), { cause: error });
}

/** A statement of pg-boss on our own connections: it opens none. */
export function onPool(pool: Pool) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      try {
        return await pool.query(text, values);
      } catch (error) {
        throw toOwn(error);
      }
    },
  };
}

/** pg-boss tells of some failures by a copy that is no `Error`: its fields, with its words and its stack. */
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
    // Forgets what is done every ten minutes instead of every day: mails hold sign-in links.
    maintenanceIntervalSeconds: 10 * MINUTE_SECONDS,
    // We use neither chains of jobs nor anything else that needs asking often.
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
