import { useEffect, useEffectEvent } from 'react';

/** How long to wait where the browser does not say when it is idle (Safari), in milliseconds. */
const GRACE_MS = 2000;

/** Does something once the page has come and the browser has nothing more urgent to do. */
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
