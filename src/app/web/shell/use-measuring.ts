import { useRouteLoaderData } from 'react-router';
import type { Measuring } from '../../../analytics/contract.ts';

/** Who counts visits, or `null`; nobody does while the page could not even be begun. */
export function useMeasuring(): Measuring {
  return useRouteLoaderData<{ measuring: Measuring }>('root')?.measuring ?? null;
}
