import { type ComponentType, useState } from 'react';
import type { MeasuringSetup } from '../../../analytics/rules/measuring-setup.ts';
import { useWhenIdle } from '../../../ui/use-when-idle.ts';
import { useMeasuring } from './use-measuring.ts';

/** The counting of visits, with its question: fetched when the page is there, and only where somebody counts. */
export function LazyAnalytics() {
  const setup = useMeasuring();
  const [Part, setPart] = useState<ComponentType<{ setup: MeasuringSetup }> | null>(null);
  useWhenIdle(() => {
    if (setup) import('./MeasuredPage.tsx').then(({ MeasuredPage }) => setPart(() => MeasuredPage)).catch(() => {});
  });
  return Part && setup && <Part setup={setup} />;
}
