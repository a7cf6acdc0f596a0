import type { AnalyticsSetup } from './rules/analytics-setup.ts';

/** `null` if visits are not counted. In that case, no consent is requested. */
export type Analytics = AnalyticsSetup | null;
