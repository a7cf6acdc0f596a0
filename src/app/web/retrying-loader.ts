import type { ClientLoaderFunctionArgs } from 'react-router';
import { loadWithRetry, untilAborted } from '../../locations/web/load-with-retry.ts';
import { isRetryable } from './is-retryable.ts';
import { LatePlaceFailure } from './shell/late-failures.ts';

/**
 * Loads the data of a page. Retries if the request fails or the page is incomplete (`isPartial`). Returns the incomplete page if
 * all retries fail.
 */
export async function retryingLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  LatePlaceFailure.prepare().catch(() => undefined);
  let partial: unknown;
  const attempt = async (limited: AbortSignal) => {
    const page = await untilAborted(serverLoader<{ isPartial?: boolean }>(), limited);
    if (!page.isPartial) return page;
    partial = page;
    throw new Error('isPartial');
  };
  try {
    return await loadWithRetry({ signal: request.signal, attempt, isRetryable });
  } catch (error) {
    if (!partial || request.signal.aborted) throw error;
    return partial;
  }
}
