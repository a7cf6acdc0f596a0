import { MAIL_QUEUE } from '../../../mail/server/mail-queue.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { ProcessRole } from '../read-roles.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** Options of periodic sweeps. A skipped sweep is harmless, because the next one does its work. */
const SWEEP = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 15 * MINUTE_SECONDS,
  retentionSeconds: HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
  pollSeconds: 30,
};

/** Options of jobs that are not retried. Lost jobs are queued again within a minute, and claims prevent double polls (ADR 0051). */
const FEEDS = {
  retryLimit: 0,
  expireInSeconds: 10 * MINUTE_SECONDS,
  retentionSeconds: 2 * MINUTE_SECONDS,
  deleteAfterSeconds: 10 * MINUTE_SECONDS,
};

export const QUEUES = {
  mail: { ...MAIL_QUEUE, pollSeconds: 2 },
  /** Creates the AVIF variants of a photo, which is served as WebP until then. */
  'photo-avif': {
    name: 'photo-avif',
    retryLimit: 3,
    retryDelay: MINUTE_SECONDS,
    retryBackoff: true,
    expireInSeconds: 10 * MINUTE_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
    pollSeconds: 5,
  },
  'photo-sweep': { name: 'photo-sweep', ...SWEEP, cron: '17 * * * *' },
  'submission-sweep': { name: 'submission-sweep', ...SWEEP, cron: '7 * * * *' },
  'removals-tell': { name: 'removals-tell', ...SWEEP, cron: '* * * * *' },
  'machine-texts': { name: 'machine-texts', ...SWEEP, cron: '*/5 * * * *' },
  'submission-outrun': { name: 'submission-outrun', ...SWEEP, cron: '* * * * *' },
  /** At most one job waits. A job left behind by a killed process does not block the next one. */
  'feeds-due': { name: 'feeds-due', ...FEEDS, policy: 'short', pollSeconds: 10, cron: '* * * * *' },
  /** Several workers process this queue, so that a slow host does not block other feeds. */
  'feed-batch': { name: 'feed-batch', ...FEEDS, pollSeconds: 5, workers: 8 },
  'feed-now': { name: 'feed-now', ...FEEDS, pollSeconds: 2, workers: 4 },
  /** Only one process reads the mailbox at a time. */
  'doorbell-mailbox': {
    name: 'doorbell-mailbox',
    ...SWEEP,
    expireInSeconds: 5 * MINUTE_SECONDS,
    pollSeconds: 10,
    cron: '* * * * *',
  },
  'bookings-due': { name: 'bookings-due', ...FEEDS, policy: 'short', pollSeconds: 10, cron: '* * * * *' },
  'payments-check': { name: 'payments-check', ...SWEEP, cron: '*/10 * * * *' },
  /** Receives payment actions that have failed eight times and require a person's intervention. */
  'payment-given-up': { name: 'payment-given-up', retryLimit: 20, retryDelay: MINUTE_SECONDS, pollSeconds: 30 },
  /** Captures, releases and refunds. Each gets eight attempts within about two hours. */
  'payment-action': {
    name: 'payment-action',
    retryLimit: 7,
    retryDelay: MINUTE_SECONDS,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    expireInSeconds: 2 * MINUTE_SECONDS,
    deadLetter: 'payment-given-up',
    pollSeconds: 2,
  },
  /** A retry skips recipients who have already been processed. */
  'newsletter-send': {
    name: 'newsletter-send',
    retryLimit: 20,
    retryDelay: MINUTE_SECONDS,
    retryBackoff: true,
    retryDelayMax: HOUR_SECONDS,
    expireInSeconds: 5 * MINUTE_SECONDS,
    deleteAfterSeconds: HOUR_SECONDS,
    pollSeconds: 5,
  },
  'readers-sweep': { name: 'readers-sweep', ...SWEEP, cron: '27 * * * *' },
  'limits-sweep': { name: 'limits-sweep', ...SWEEP, cron: '*/5 * * * *' },
  'invalidations-sweep': { name: 'invalidations-sweep', ...SWEEP, cron: '*/5 * * * *' },
  /** At most one job waits. The writer holds an advisory lock, which is released if its process dies (`nightly-archive.ts`). */
  'nightly-archive': {
    name: 'nightly-archive',
    ...SWEEP,
    policy: 'short',
    expireInSeconds: 12 * HOUR_SECONDS,
    cron: '*/5 * * * *',
  },
  /** Moves past events to the yearly partitions. If the process is killed, the next run continues the work. */
  'past-events': { name: 'past-events', ...SWEEP, expireInSeconds: 12 * HOUR_SECONDS, cron: '40 2 * * *' },
  'accounts-sweep': { name: 'accounts-sweep', ...SWEEP, cron: '47 * * * *' },
} as const satisfies Record<string, JobQueue>;

export type QueueName = keyof typeof QUEUES;

export const ALL_QUEUES: readonly JobQueue[] = Object.values(QUEUES);

/** Queues whose jobs wait for external hosts and therefore run on pollers. All other queues run on workers. */
const POLLED: readonly QueueName[] = ['feeds-due', 'feed-batch', 'feed-now'];

export function queuesOf(roles: readonly ProcessRole[]): QueueName[] {
  const names = Object.values(QUEUES).map(({ name }) => name);
  return names.filter((name) => roles.includes(POLLED.includes(name) ? 'poller' : 'worker'));
}
