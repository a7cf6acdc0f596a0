import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from 'react-router';
import { loadWithRetry, untilAborted } from '../../locations/web/load-with-retry.ts';

const SERVER_ERROR = 500;

/** Whether asking again can help: somebody who asks for what is not there is told at once. */
export function isRetryable(error: unknown): boolean {
  return !isRouteErrorResponse(error) || error.status >= SERVER_ERROR;
}

/** Loads a page of the home flow, tried again as lists of cities are (decision 22), also while it lacks a part (`isPartial`). */
export async function retryingLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
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
