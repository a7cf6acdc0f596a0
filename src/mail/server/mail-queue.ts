import type { Queue } from 'pg-boss';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const TRIES = 54;

/** Finished jobs are deleted after an hour, because they may contain a sign-in link. */
export const MAIL_QUEUE = {
  name: 'mail',
  retryLimit: TRIES - 1,
  retryDelay: MINUTE_SECONDS,
  retryBackoff: true,
  retryDelayMax: HOUR_SECONDS,
  expireInSeconds: 2 * MINUTE_SECONDS,
  /** Must exceed the total time of all retries, because pg-boss drops older jobs even if a retry is pending. */
  retentionSeconds: 72 * HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
} as const satisfies Queue;
