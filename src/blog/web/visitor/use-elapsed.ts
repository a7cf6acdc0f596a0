import { useEffect, useRef } from 'react';

/** Tells how many milliseconds ago a form was shown; `undefined` before the scripts knew of it. */
export function useElapsed(): () => number | undefined {
  const shownAt = useRef<number | null>(null);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return () => (shownAt.current === null ? undefined : Math.round(performance.now() - shownAt.current));
}
