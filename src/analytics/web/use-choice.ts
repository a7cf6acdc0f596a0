import { useSyncExternalStore } from 'react';
import type { ConsentChoice } from '../rules/consent.ts';
import type { MeasuringSetup } from '../rules/measuring-setup.ts';
import { currentChoice, onChoice } from './consent-store.ts';

/** The choice that holds now; on the server, which does not know it, nobody has chosen. */
export function useChoice(setup: MeasuringSetup): ConsentChoice | null {
  return useSyncExternalStore(
    onChoice,
    () => currentChoice(setup),
    () => null,
  );
}
