import { useEffect, useEffectEvent } from 'react';

/** Acts once each time that something that is waited for becomes true. */
export function useWhen(isReady: boolean, act: () => void): void {
  const onReady = useEffectEvent(act);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady]);
}
