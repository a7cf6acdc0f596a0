import { useEffect, useEffectEvent } from 'react';

/** Calls `onShown` when the page is shown, for example from the back/forward cache, where a button may still look busy. */
export function usePageShown(onShown: () => void): void {
  const notify = useEffectEvent(onShown);
  useEffect(() => {
    const wake = () => notify();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
}
