const logged = new WeakSet<Error>();

/**
 * Returns whether a failure is reported for the first time. Many failures may have the same cause, such as a full disk or an
 * outage of the database. The cause is logged only with the first of them.
 */
export function isNews(failure: unknown): boolean {
  if (!(failure instanceof Error)) return true;
  const cause = failure.cause instanceof Error ? failure.cause : failure;
  const isKnown = logged.has(cause);
  logged.add(cause);
  return !isKnown;
}
