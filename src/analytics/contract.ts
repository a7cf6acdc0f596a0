import type { AnalyticsSetup } from './rules/analytics-setup.ts';

/**
 * The analytics setup; `null` if visits are not counted and no consent is requested. Browsers send their events directly to the
 * service.
 */
export type Analytics = AnalyticsSetup | null;
