export const DRAFT_DAYS = 30;

const HOUR_MS = 3_600_000;
/** The server forgets an upload that no form names after 24 hours; half of that is left to finish and send the form. */
const UPLOAD_MS = 12 * HOUR_MS;

/**
 * Whether a draft is past its days. Moments in milliseconds since 1970. One of the future is of a clock that was wrong.
 * @example isDraftOver({ saved_at: Date.UTC(2026, 9, 1), now: Date.UTC(2026, 10, 1) }) // true
 */
export function isDraftOver({ saved_at, now }: { saved_at: number; now: number }): boolean {
  return !(now - saved_at < DRAFT_DAYS * 24 * HOUR_MS);
}

/**
 * Whether an upload that a draft names can still be sent with the form; else its file is uploaded anew.
 * @example isUploadGood({ stored_at: Date.UTC(2026, 9, 12, 8), now: Date.UTC(2026, 9, 12, 21) }) // false
 */
export function isUploadGood({ stored_at, now }: { stored_at: number; now: number }): boolean {
  return now - stored_at < UPLOAD_MS;
}
