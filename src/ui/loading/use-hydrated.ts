import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the page is hydrated. Before that, forms that need scripts must not be submitted. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
