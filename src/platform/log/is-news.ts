const logged = new WeakSet<Error>();

/** Marks the cause of a failure as logged, and returns whether it is new. Many failures can share a cause. */
export function isNews(failure: unknown): boolean {
  if (!(failure instanceof Error)) return true;
  const cause = failure.cause instanceof Error ? failure.cause : failure;
  const isKnown = logged.has(cause);
  logged.add(cause);
  return !isKnown;
}
