import { useEffect, useEffectEvent } from 'react';

/** Does `onShown` when the browser shows the page again as it was left: back from another site, a button may still say that it works. */
export function usePageShown(onShown: () => void): void {
  const notify = useEffectEvent(onShown);
  useEffect(() => {
    const wake = () => notify();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
}
