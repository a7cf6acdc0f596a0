import { useSyncExternalStore } from 'react';
import { CONSENT_KEY, type ConsentChoice, readConsent, writeConsent } from '../rules/consent.ts';
import type { AnalyticsSetup } from '../rules/analytics-setup.ts';

const CHANGED = 'consensochange';

/** A choice that the browser could not store. It lasts until the page is closed. */
let unsavedChoice: ConsentChoice | null = null;

export function hasOptOutSignal(): boolean {
  const signal: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  return signal === true || signal === '1' || Reflect.get(navigator, 'doNotTrack') === '1';
}

/**
 * Returns a refusal if the browser sends an opt-out signal. Unavailable storage also counts as a refusal, because the banner
 * would otherwise reappear on every page.
 */
export function currentChoice(setup: AnalyticsSetup): ConsentChoice | null {
  if (hasOptOutSignal()) return 'rifiutato';
  if (unsavedChoice !== null) return unsavedChoice;
  try {
    return readConsent(localStorage.getItem(CONSENT_KEY), setup, Date.now());
  } catch {
    return 'rifiutato';
  }
}

export function choose(choice: ConsentChoice, setup: AnalyticsSetup): void {
  try {
    localStorage.setItem(CONSENT_KEY, writeConsent(choice, setup, Date.now()));
    unsavedChoice = null;
  } catch {
    unsavedChoice = choice;
  }
  dispatchEvent(new Event(CHANGED));
}

function onChoice(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

export function useChoice(setup: AnalyticsSetup): ConsentChoice | null {
  return useSyncExternalStore(
    onChoice,
    () => currentChoice(setup),
    () => null,
  );
}
