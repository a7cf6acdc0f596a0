import { useEffect, useEffectEvent } from 'react';

/** Delay in milliseconds if the browser has no `requestIdleCallback` (Safari). */
const GRACE_MS = 2000;

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
