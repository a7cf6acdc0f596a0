import type { Analytics } from '../../analytics/contract.ts';
import { ANALYTICS_PROVIDERS, type AnalyticsProvider } from '../../analytics/rules/analytics-setup.ts';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { isLoopback } from '../../platform/process/is-loopback.ts';
import * as operatorMessages from '../messages/operator.ts';

type AnalyticsVariables = { provider: string | undefined; site: string | undefined; url: URL | undefined };

/** URLs of the hosted services. Matomo has none, because it is self-hosted. */
const HOSTED: Record<AnalyticsProvider, string | undefined> = {
  plausible: 'https://plausible.io',
  umami: 'https://cloud.umami.is',
  matomo: undefined,
};

const SITES: Record<AnalyticsProvider, { form: RegExp; name: () => string }> = {
  plausible: { form: /^[\w.-]{1,250}$/, name: operatorMessages.plausibleSite },
  umami: { form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, name: operatorMessages.umamiSite },
  matomo: { form: /^[1-9]\d{0,8}$/, name: operatorMessages.matomoSite },
};

function readAddress(url: URL): string {
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new SettingsError(operatorMessages.analyticsUrlNotHttps());
  }
  // The error message does not repeat the URL, because it may contain a password.
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new SettingsError(operatorMessages.analyticsUrlNotPlain());
  }
  return url.href.replace(/\/+$/, '');
}

/** Reads the settings of the analytics service. Throws a `SettingsError` if they are incomplete or invalid. */
export function readAnalytics({ provider: name, site, url }: AnalyticsVariables): Analytics {
  if (name === undefined && site === undefined && url === undefined) return null;
  const provider = ANALYTICS_PROVIDERS.find((each) => each === name);
  if (name !== undefined && provider === undefined) {
    throw new SettingsError(operatorMessages.analyticsProviderUnknown());
  }
  const address = url ? readAddress(url) : provider && HOSTED[provider];
  if (provider === undefined || site === undefined || address === undefined) {
    const missing = [
      ...(provider === undefined ? ['ANALYTICS_PROVIDER'] : []),
      ...(site === undefined ? ['ANALYTICS_SITE'] : []),
      ...(provider !== undefined && address === undefined ? ['ANALYTICS_URL'] : []),
    ];
    throw new SettingsError(operatorMessages.analyticsIncomplete(missing.join(', ')));
  }
  if (!SITES[provider].form.test(site)) {
    throw new SettingsError(operatorMessages.analyticsSiteInvalid(SITES[provider].name()));
  }
  return { provider, site, url: address };
}
