import { useSyncExternalStore } from 'react';

const NEVER_CHANGES = () => () => {};

/** Whether the scripts run: not on the server, nor while its HTML waits to come to life. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
}
