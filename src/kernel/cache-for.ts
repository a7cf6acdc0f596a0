/**
 * Remembers what `load` answers for some milliseconds after it was asked. Callers who come while it is still being
 * asked share that one question; a failure is told to them and not remembered.
 */
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
