import { useEffect, useRef } from 'react';

export function useElapsed(): () => number | undefined {
  const shownAt = useRef<number | null>(null);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return () => (shownAt.current === null ? undefined : Math.round(performance.now() - shownAt.current));
}
