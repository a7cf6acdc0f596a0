import type { Analytics } from '../../analytics/contract.ts';
import { ANALYTICS_PROVIDERS, type AnalyticsProvider } from '../../analytics/rules/analytics-setup.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { isLoopback } from '../../platform/process/is-loopback.ts';

/** The variables `ANALYTICS_PROVIDER`, `ANALYTICS_SITE` and `ANALYTICS_URL`, each `undefined` where it is not set. */
type AnalyticsVariables = { provider: string | undefined; site: string | undefined; url: URL | undefined };

/** Where a service is that its maker runs; Matomo runs where its operator put it. */
const HOSTED: Record<AnalyticsProvider, string | undefined> = {
  plausible: 'https://plausible.io',
  umami: 'https://cloud.umami.is',
  matomo: undefined,
};

const SITES: Record<AnalyticsProvider, { form: RegExp; name: string }> = {
  plausible: { form: /^[\w.-]{1,250}$/, name: 'il dominio del sito in Plausible, per esempio ospitalia.it' },
  umami: { form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, name: 'l’id del sito in Umami' },
  matomo: { form: /^[1-9]\d{0,8}$/, name: 'il numero del sito in Matomo' },
};

function readAddress(url: URL): string {
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new SettingsError('ANALYTICS_URL deve iniziare con https://, o essere su questo stesso computer.');
  }
  // The value is not repeated: it may hold a password.
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new SettingsError('ANALYTICS_URL deve essere un indirizzo senza nome utente, parametri e ancora.');
  }
  return url.href.replace(/\/+$/, '');
}

/** Who counts visits: all of it, or nobody (`null`). Throws a `SettingsError`. */
export function readAnalytics({ provider: name, site, url }: AnalyticsVariables): Analytics {
  if (name === undefined && site === undefined && url === undefined) return null;
  const provider = ANALYTICS_PROVIDERS.find((each) => each === name);
  if (name !== undefined && provider === undefined) {
    throw new SettingsError('ANALYTICS_PROVIDER deve essere plausible, umami o matomo.');
  }
  const address = url ? readAddress(url) : provider && HOSTED[provider];
  if (provider === undefined || site === undefined || address === undefined) {
    const missing = [
      ...(provider === undefined ? ['ANALYTICS_PROVIDER'] : []),
      ...(site === undefined ? ['ANALYTICS_SITE'] : []),
      ...(provider !== undefined && address === undefined ? ['ANALYTICS_URL'] : []),
    ];
    throw new SettingsError(`Per contare le visite manca ancora: ${missing.join(', ')}.`);
  }
  if (!SITES[provider].form.test(site)) {
    throw new SettingsError(`ANALYTICS_SITE deve essere ${SITES[provider].name}.`);
  }
  return { provider, site, url: address };
}
