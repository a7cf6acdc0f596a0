import { useRouteLoaderData } from 'react-router';
import type { Analytics } from '../../../analytics/contract.ts';

export function useAnalytics(): Analytics {
  return useRouteLoaderData<{ analytics: Analytics }>('root')?.analytics ?? null;
}
