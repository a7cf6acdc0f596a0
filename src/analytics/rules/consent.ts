import type { AnalyticsSetup } from './analytics-setup.ts';

export type ConsentChoice = 'accettato' | 'rifiutato';

export const CONSENT_KEY = 'ospitalia_consenso';

/** Version of the consent text. Change it if more data is collected; all visitors then have to choose again. */
const CONSENT_VERSION = '2026-11-22';

const DAY_MS = 86_400_000;
/**
 * Number of days for which a choice is valid. Consent must not be requested again within six months, which have at most 184 days
 * (Garante, cookie guidelines of 10 June 2021, point 7.1).
 */
const CHOICE_DAYS = 184;

function serviceOf({ provider, url }: AnalyticsSetup): string {
  return `${provider} ${url}`;
}

/**
 * Serialises a choice for storage. `now` is in milliseconds since the Unix epoch.
 * @example writeConsent('rifiutato', { provider: 'plausible', site: 'a.it', url: 'https://plausible.io' }, 0) // '{"scelta":"rifiutato","quando":0,"versione":"2026-11-22","servizio":"plausible https://plausible.io"}'
 */
export function writeConsent(scelta: ConsentChoice, setup: AnalyticsSetup, now: number): string {
  return JSON.stringify({ scelta, quando: now, versione: CONSENT_VERSION, servizio: serviceOf(setup) });
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Parses the stored choice. Returns `null` if it has expired or belongs to another consent text or service.
 * @example readConsent(null, setup, Date.now()) // null
 */
export function readConsent(text: string | null, setup: AnalyticsSetup, now: number): ConsentChoice | null {
  const { scelta, quando, versione, servizio } = parse(text ?? '');
  if (versione !== CONSENT_VERSION || servizio !== serviceOf(setup) || typeof quando !== 'number') return null;
  if (Math.abs(now - quando) > CHOICE_DAYS * DAY_MS) return null;
  return scelta === 'accettato' || scelta === 'rifiutato' ? scelta : null;
}
