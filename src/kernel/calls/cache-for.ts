/** Caches the result of `load` for `milliseconds`. Concurrent callers share one load; failures are not cached. */
export function cacheFor<Value>(
  milliseconds: number,
  load: () => Promise<Value>,
  now: () => number = () => Date.now(),
): { read(): Promise<Value>; forget(): void } {
  let kept: { value: Promise<Value>; askedAt: number } | null = null;
  return {
    read() {
      if (kept === null || now() - kept.askedAt >= milliseconds) {
        const mine = { value: load(), askedAt: now() };
        kept = mine;
        mine.value.catch(() => {
          if (kept === mine) kept = null;
        });
      }
      return kept.value;
    },
    forget() {
      kept = null;
    },
  };
}
