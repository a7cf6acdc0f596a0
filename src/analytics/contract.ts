import type { AnalyticsSetup } from './rules/analytics-setup.ts';

/**
 * `null` if visits are not counted, so that no consent is requested. Browsers send their events directly to the
 * service.
 */
export type Analytics = AnalyticsSetup | null;
