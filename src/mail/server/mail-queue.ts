import type { Queue } from 'pg-boss';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const TRIES = 8;

/**
 * The queue of mails to be sent. Eight tries: at once, then with pauses that double from a minute on, some two hours in
 * all. Whatever became of a mail, it is forgotten after an hour: it may hold a sign-in link.
 */
export const MAIL_QUEUE = {
  name: 'mail',
  retryLimit: TRIES - 1,
  retryDelay: MINUTE_SECONDS,
  retryBackoff: true,
  expireInSeconds: 2 * MINUTE_SECONDS,
  retentionSeconds: 24 * HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
} as const satisfies Queue;
