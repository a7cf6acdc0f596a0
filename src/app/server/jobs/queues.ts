import { MAIL_QUEUE } from '../../../mail/server/mail-queue.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { ProcessRole } from '../read-roles.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** A sweep may be left out: the next one does its work. One at a time is enough. */
const SWEEP = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 15 * MINUTE_SECONDS,
  retentionSeconds: HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
  pollSeconds: 30,
};

/**
 * Polls of calendars. A job may be lost or come twice: what is due is handed out anew each minute, and a feed is polled by
 * whoever claims it (ADR 0051).
 */
const FEEDS = {
  retryLimit: 0,
  expireInSeconds: 10 * MINUTE_SECONDS,
  retentionSeconds: 2 * MINUTE_SECONDS,
  deleteAfterSeconds: 10 * MINUTE_SECONDS,
};

export const QUEUES = {
  mail: { ...MAIL_QUEUE, pollSeconds: 2 },
  /** The AVIF variants of a new photo, which is shown as WebP until they are there. */
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
  /** Owners hear what a purge has deleted of theirs. */
  'removals-tell': { name: 'removals-tell', ...SWEEP, cron: '* * * * *' },
  /** Descriptions that a machine is to translate, where there is one. */
  'machine-texts': { name: 'machine-texts', ...SWEEP, cron: '*/5 * * * *' },
  /** What waits with a CIN that another struttura has got. */
  'submission-outrun': { name: 'submission-outrun', ...SWEEP, cron: '* * * * *' },
  /** One waits at most; one that a killed process left behind keeps none from its turn. */
  'feeds-due': { name: 'feeds-due', ...FEEDS, policy: 'short', pollSeconds: 10, cron: '* * * * *' },
  /** Several at once: one that waits for a host that hangs does not keep the others from their turn. */
  'feed-batch': { name: 'feed-batch', ...FEEDS, pollSeconds: 5, workers: 8 },
  /** Somebody waits for these: they do not stand in line behind all the others. */
  'feed-now': { name: 'feed-now', ...FEEDS, pollSeconds: 2, workers: 4 },
  /** The mailbox of the doorbells, where there is one: one process at a time. */
  'doorbell-mailbox': {
    name: 'doorbell-mailbox',
    ...SWEEP,
    expireInSeconds: 5 * MINUTE_SECONDS,
    pollSeconds: 10,
    cron: '* * * * *',
  },
  /** One waits at most, as with feeds. */
  'bookings-due': { name: 'bookings-due', ...FEEDS, policy: 'short', pollSeconds: 10, cron: '* * * * *' },
  'payments-check': { name: 'payments-check', ...SWEEP, cron: '*/10 * * * *' },
  /** The dead letters of `payment-action`: what eight tries did not do, a person has to look at. */
  'payment-given-up': { name: 'payment-given-up', retryLimit: 20, retryDelay: MINUTE_SECONDS, pollSeconds: 30 },
  /** Captures, releases and refunds: eight tries within some two hours. */
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
  /** Batches of an article's mails: whatever failed is begun anew, and knows what is done. */
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
  /** What is counted for limits is forgotten when its window is over. */
  'limits-sweep': { name: 'limits-sweep', ...SWEEP, cron: '*/5 * * * *' },
  /** What every process has read of changed pages is deleted. */
  'invalidations-sweep': { name: 'invalidations-sweep', ...SWEEP, cron: '*/5 * * * *' },
  /** One waits at most; who writes holds a lock of the database, which a killed process lets go of (`nightly-archive.ts`). */
  'nightly-archive': {
    name: 'nightly-archive',
    ...SWEEP,
    policy: 'short',
    expireInSeconds: 12 * HOUR_SECONDS,
    cron: '*/5 * * * *',
  },
  /** Calendar events that are long over are put away by year, at night. What a killed process left is gone on with in the next. */
  'past-events': { name: 'past-events', ...SWEEP, expireInSeconds: 12 * HOUR_SECONDS, cron: '40 2 * * *' },
  'accounts-sweep': { name: 'accounts-sweep', ...SWEEP, cron: '47 * * * *' },
} as const satisfies Record<string, JobQueue>;

export type QueueName = keyof typeof QUEUES;

export const ALL_QUEUES: readonly JobQueue[] = Object.values(QUEUES);

/** Those that read calendars, which a platform may be slow to answer; all others are a worker's. */
const POLLED: readonly QueueName[] = ['feeds-due', 'feed-batch', 'feed-now'];

/** The queues that a process of these roles works on. Whoever only answers visitors puts jobs and does none. */
export function queuesOf(roles: readonly ProcessRole[]): QueueName[] {
  const names = Object.values(QUEUES).map(({ name }) => name);
  return names.filter((name) => roles.includes(POLLED.includes(name) ? 'poller' : 'worker'));
}
