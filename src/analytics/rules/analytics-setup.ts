export const ANALYTICS_PROVIDERS = ['plausible', 'umami', 'matomo'] as const;

export type AnalyticsProvider = (typeof ANALYTICS_PROVIDERS)[number];

/** The service that counts visits. Contains no secrets, because it is sent to browsers. */
export type AnalyticsSetup = {
  provider: AnalyticsProvider;
  /** The service's identifier for this site: a domain (Plausible), a website id (Umami), a number (Matomo). */
  site: string;
  /** Absolute URL without a trailing slash. */
  url: string;
};
