import { useRouteLoaderData } from 'react-router';
import type { Analytics } from '../../../analytics/contract.ts';

/** Who counts visits, or `null`; nobody does while the page could not even be begun. */
export function useAnalytics(): Analytics {
  return useRouteLoaderData<{ analytics: Analytics }>('root')?.analytics ?? null;
}
