import { data, type RouterContextProvider } from 'react-router';
import { type AppError, isAppError, STATUS_OF } from '../../kernel/calls/app-error.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { type PageContext, pageContext } from './context.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

export type PageError = Pick<AppError, 'detail'> & { heading?: string; next?: { path: string; text: string } };

/** Runs a loader and turns an `AppError` or a database failure into an error page. Logs only database failures. */
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

/** Awaits a part of a page; returns `null` if the database fails, so that other parts still appear. */
export async function loadPart<T>(report: PageContext['report'], part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    report(error);
    return null;
  }
}

/** Returns a page's data with status 503 if a part is missing, so that it is not cached. */
export function answerPage<Page extends { isPartial: boolean }>(page: Page) {
  return data(page, { status: page.isPartial ? STATUS_OF.SERVIZIO_NON_DISPONIBILE : 200 });
}
