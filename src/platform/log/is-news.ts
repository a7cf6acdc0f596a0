const logged = new WeakSet<Error>();

/** Returns whether the cause of a failure has not been logged yet. Many failures may share a cause. */
export function isNews(failure: unknown): boolean {
  if (!(failure instanceof Error)) return true;
  const cause = failure.cause instanceof Error ? failure.cause : failure;
  const isKnown = logged.has(cause);
  logged.add(cause);
  return !isKnown;
}
