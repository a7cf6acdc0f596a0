import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the scripts have taken the page over; before that, a form that only they can send must not be sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
