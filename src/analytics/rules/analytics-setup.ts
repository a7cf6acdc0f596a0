export const ANALYTICS_PROVIDERS = ['plausible', 'umami', 'matomo'] as const;

export type AnalyticsProvider = (typeof ANALYTICS_PROVIDERS)[number];

/** Settings of the service that counts visits. Browsers receive this object, so it contains no secrets. */
export type AnalyticsSetup = {
  provider: AnalyticsProvider;
  /** The service's identifier for this site: a domain (Plausible), a website id (Umami), a number (Matomo). */
  site: string;
  url: string;
};
