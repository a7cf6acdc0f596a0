import type { AnalyticsSetup } from './rules/analytics-setup.ts';

/** `null` disables analytics: no visits are counted and no consent is requested. */
export type Analytics = AnalyticsSetup | null;
