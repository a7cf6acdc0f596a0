/** Caches the loaded value for `milliseconds`. Concurrent callers share one load. Failures are not cached. */
export function cacheFor<Value>(
  milliseconds: number,
  load: () => Promise<Value>,
  now: () => number = () => Date.now(),
): { read(): Promise<Value>; forget(): void } {
  let cached: { value: Promise<Value>; loadedAt: number } | null = null;
  return {
    read() {
      if (cached === null || now() - cached.loadedAt >= milliseconds) {
        const mine = { value: load(), loadedAt: now() };
        cached = mine;
        mine.value.catch(() => {
          if (cached === mine) cached = null;
        });
      }
      return cached.value;
    },
    forget() {
      cached = null;
    },
  };
}
