import { useEffect, useEffectEvent } from 'react';

/** How long to wait where the browser does not say when it is idle (Safari), in milliseconds. */
const GRACE_MS = 2000;

export function useWhenIdle(act: () => void): void {
  const onIdle = useEffectEvent(act);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(onIdle, GRACE_MS);
      return () => clearTimeout(timer);
    }
    const id = requestIdleCallback(() => onIdle());
    return () => cancelIdleCallback(id);
  }, []);
}
