import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type EndedJob = { queue: string; isDone: boolean; seconds: number };
export type WaitingJobs = { queue: string; waiting: number; oldestSeconds: number };

const SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];

function defineEnded(registers: Registry[]) {
  const ended = new Counter({
    name: 'ospitalia_jobs_total',
    help: 'Attempts of jobs that ended in this process, done or failed.',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'ospitalia_job_duration_seconds',
    help: 'Duration of an attempt of a job. For feed-batch: a round of up to 25 calendars.',
    labelNames: ['queue'],
    buckets: SECONDS,
    registers,
  });
  return { ended, duration };
}

function defineWaiting(registers: Registry[]) {
  const waiting = new Gauge({
    name: 'ospitalia_jobs_waiting',
    help: 'Waiting jobs that are due, of all processes; counted up to 10000 per queue.',
    labelNames: ['queue'],
    registers,
  });
  const oldest = new Gauge({
    name: 'ospitalia_jobs_oldest_waiting_seconds',
    help: 'Age of the oldest waiting job in seconds; 0: none.',
    labelNames: ['queue'],
    registers,
  });
  return { waiting, oldest };
}

export function createJobMetrics(registry: Registry) {
  const { ended, duration } = defineEnded([registry]);
  const { waiting, oldest } = defineWaiting([registry]);

  return {
    ended({ queue, isDone, seconds }: EndedJob): void {
      ended.inc({ queue, outcome: isDone ? 'done' : 'failed' });
      duration.observe({ queue }, seconds);
    },
    setWaiting(queues: readonly WaitingJobs[]): void {
      for (const { queue, waiting: count, oldestSeconds } of queues) {
        waiting.set({ queue }, count);
        oldest.set({ queue }, oldestSeconds);
      }
    },
    forgetWaiting(): void {
      waiting.reset();
      oldest.reset();
    },
  };
}
