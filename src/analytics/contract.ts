import type { AnalyticsSetup } from './rules/analytics-setup.ts';

/** Who counts visits, or `null`: nobody does, and nobody is asked. It answers no call: browsers speak to the service themselves. */
export type Analytics = AnalyticsSetup | null;
