import { useSyncExternalStore } from 'react';
import type { ConsentChoice } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';
import { currentChoice, onChoice } from './consent-store.ts';

/** The choice that holds now; on the server, which does not know it, nobody has chosen. */
export function useChoice(setup: AnalyticsSetup): ConsentChoice | null {
  return useSyncExternalStore(
    onChoice,
    () => currentChoice(setup),
    () => null,
  );
}
