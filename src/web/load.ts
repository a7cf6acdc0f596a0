import { data } from 'react-router';
import { isAppError } from '../kernel/app-error.ts';

/** What the error page is told of a failed loader. */
export type PageError = { detail: string };

/**
 * Runs a loader's work and turns a room's expected failure into the page's HTTP status
 * (an unknown town is a real 404 page), which the root error boundary draws.
 */
export async function load<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw data({ detail: error.detail } satisfies PageError, { status: error.status });
  }
}
