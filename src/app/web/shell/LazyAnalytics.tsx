import { type ComponentType, useState } from 'react';
import type { AnalyticsSetup } from '../../../analytics/rules/analytics-setup.ts';
import { useWhenIdle } from '../../../ui/use-when-idle.ts';
import { useAnalytics } from './use-analytics.ts';

/** The counting of visits, with its question: fetched when the page is there, and only where somebody counts. */
export function LazyAnalytics() {
  const setup = useAnalytics();
  const [Part, setPart] = useState<ComponentType<{ setup: AnalyticsSetup }> | null>(null);
  useWhenIdle(() => {
    if (setup) import('./MeasuredPage.tsx').then(({ MeasuredPage }) => setPart(() => MeasuredPage)).catch(() => {});
  });
  return Part && setup && <Part setup={setup} />;
}
