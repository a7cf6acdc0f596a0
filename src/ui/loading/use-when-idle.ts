import { useEffect, useEffectEvent } from 'react';

/** How long to wait where the browser does not say when it is idle (Safari), in milliseconds. */
const GRACE_MS = 2000;

/** Acts when the browser is idle; the answer takes that back. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, GRACE_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(() => act());
  return () => cancelIdleCallback(id);
}

export function useWhenIdle(act: () => void): void {
  const onIdle = useEffectEvent(act);
  useEffect(() => whenIdle(() => onIdle()), []);
}
