export const DRAFT_DAYS = 30;

const HOUR_MS = 3_600_000;
/**
 * Age up to which a draft reuses an upload. The server deletes unreferenced uploads after 24 hours, which leaves at least 12
 * hours to send the form.
 */
const UPLOAD_MS = 12 * HOUR_MS;

/**
 * Returns whether a draft has expired. A draft dated in the future, because of a wrong clock, has not expired.
 * @example isDraftOver({ saved_at: Date.UTC(2026, 9, 1), now: Date.UTC(2026, 10, 1) }) // true
 */
export function isDraftOver({ saved_at, now }: { saved_at: number; now: number }): boolean {
  return !(now - saved_at < DRAFT_DAYS * 24 * HOUR_MS);
}

/**
 * Returns whether an uploaded draft photo can still be sent with the form; otherwise its file is uploaded again.
 * @example isUploadGood({ stored_at: Date.UTC(2026, 9, 12, 8), now: Date.UTC(2026, 9, 12, 21) }) // false
 */
export function isUploadGood({ stored_at, now }: { stored_at: number; now: number }): boolean {
  return now - stored_at < UPLOAD_MS;
}
