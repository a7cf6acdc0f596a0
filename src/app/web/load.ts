import { data, type RouterContextProvider } from 'react-router';
import { type AppError, isAppError, STATUS_OF } from '../../kernel/calls/app-error.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { type PageContext, pageContext } from './context.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

export type PageError = Pick<AppError, 'detail'> & { heading?: string; next?: { path: string; text: string } };

/**
 * Runs the work of a loader. Expected failures and database failures become error pages with the corresponding status; the latter
 * are also logged.
 */
export async function load<T>(context: Readonly<RouterContextProvider>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isAppError(error))
      throw data({ detail: error.detail } satisfies PageError, { status: STATUS_OF[error.codice] });
    if (!isUnavailable(error)) throw error;
    context.get(pageContext).report(error);
    const detail = kernelMessages.serviceUnavailable;
    throw data({ detail } satisfies PageError, { status: STATUS_OF.SERVIZIO_NON_DISPONIBILE });
  }
}

/** Awaits a part of a page. If the database fails, returns `null` and logs the cause, so that the other parts can be shown. */
export async function loadPart<T>(report: PageContext['report'], part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    report(error);
    return null;
  }
}

/**
 * Returns the response with the data of a page. A page that lacks a part has status 503, so that it is not cached and browsers
 * retry (`retrying-loader.ts`).
 */
export function answerPage<Page extends { isPartial: boolean }>(page: Page) {
  return data(page, { status: page.isPartial ? STATUS_OF.SERVIZIO_NON_DISPONIBILE : 200 });
}
