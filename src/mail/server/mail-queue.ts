import type { Queue } from 'pg-boss';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const TRIES = 54;

/** At once, then after a minute up to an hour, for two days. Forgotten after an hour: it may hold a sign-in link. */
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
