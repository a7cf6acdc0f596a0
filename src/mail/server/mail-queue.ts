import type { Queue } from 'pg-boss';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const TRIES = 54;

/**
 * The queue of mails to be sent. The first try is at once, the next ones after pauses that grow from a minute to an hour,
 * for some two days: a mail server may be down for one. Whatever became of a mail, it is forgotten after an hour: it
 * may hold a sign-in link.
 */
export const MAIL_QUEUE = {
  name: 'mail',
  retryLimit: TRIES - 1,
  retryDelay: MINUTE_SECONDS,
  retryBackoff: true,
  retryDelayMax: HOUR_SECONDS,
  expireInSeconds: 2 * MINUTE_SECONDS,
  /** Longer than all tries take: what is older is dropped even if it still waits for one. */
  retentionSeconds: 72 * HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
} as const satisfies Queue;
