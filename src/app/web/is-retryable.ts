import { isRouteErrorResponse } from 'react-router';

const SERVER_ERROR = 500;

/** Returns whether a retry may help. It cannot help for a missing page or a redirect. */
export function isRetryable(error: unknown): boolean {
  return !(isRouteErrorResponse(error) || error instanceof Response) || error.status >= SERVER_ERROR;
}
