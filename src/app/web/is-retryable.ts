import { isRouteErrorResponse } from 'react-router';

const SERVER_ERROR = 500;

/** Whether asking again can help: somebody who asks for what is not there, or is led elsewhere, is told at once. */
export function isRetryable(error: unknown): boolean {
  return !(isRouteErrorResponse(error) || error instanceof Response) || error.status >= SERVER_ERROR;
}
