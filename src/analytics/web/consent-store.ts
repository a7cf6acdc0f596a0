import { useSyncExternalStore } from 'react';
import { CONSENT_KEY, type ConsentChoice, readConsent, writeConsent } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';

const CHANGED = 'consensochange';

/** A choice that the browser did not let us keep: it lasts as long as the page. */
let unsavedChoice: ConsentChoice | null = null;

/** Whether the browser asks by itself not to be followed, with a signal that whoever uses it switched on. */
export function hasOptOutSignal(): boolean {
  const signal: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  return signal === true || signal === '1' || Reflect.get(navigator, 'doNotTrack') === '1';
}

/** What holds at this moment; `null`: one has to be asked. A browser that keeps nothing would be asked for ever: it counts as a no. */
export function currentChoice(setup: AnalyticsSetup): ConsentChoice | null {
  if (hasOptOutSignal()) return 'rifiutato';
  if (unsavedChoice !== null) return unsavedChoice;
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY), setup, Date.now());
  } catch {
    return 'rifiutato';
  }
}

/** Keeps a choice, and tells everything on this page of it. */
export function choose(choice: ConsentChoice, setup: AnalyticsSetup): void {
  try {
    localStorage.setItem(CONSENT_KEY, writeConsent(choice, setup, Date.now()));
    unsavedChoice = null;
  } catch {
    unsavedChoice = choice;
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back whenever the choice may have changed, in another tab too. */
function onChoice(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

/** The choice that holds now; on the server, which does not know it, nobody has chosen. */
export function useChoice(setup: AnalyticsSetup): ConsentChoice | null {
  return useSyncExternalStore(
    onChoice,
    () => currentChoice(setup),
    () => null,
  );
}
