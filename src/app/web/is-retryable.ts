import { isRouteErrorResponse } from 'react-router';

const SERVER_ERROR = 500;

export function isRetryable(error: unknown): boolean {
  return !(isRouteErrorResponse(error) || error instanceof Response) || error.status >= SERVER_ERROR;
}
