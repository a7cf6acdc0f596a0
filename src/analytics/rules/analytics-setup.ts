/** The services that can count visits. */
export const ANALYTICS_PROVIDERS = ['plausible', 'umami', 'matomo'] as const;

export type AnalyticsProvider = (typeof ANALYTICS_PROVIDERS)[number];

/** Who counts the visits of this portal. Nothing of it is secret: every browser that agreed sends it. */
export type AnalyticsSetup = {
  provider: AnalyticsProvider;
  /** The name of the site with that service: a domain (Plausible), a website id (Umami), a number (Matomo). */
  site: string;
  /** Absolute address of the service, without a final slash. */
  url: string;
};
