import { data, type RouterContextProvider } from 'react-router';
import { type AppError, isAppError, STATUS_OF } from '../../kernel/calls/app-error.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { type PageContext, pageContext } from './context.ts';
import * as kernelMessages from '../../kernel/messages/visitor.ts';

/** What the error page is told of a failed loader. `heading`: in place of its own; `next`: where to go on, with that link's words. */
export type PageError = Pick<AppError, 'detail'> & { heading?: string; next?: { path: string; text: string } };

/** Runs a loader's work; an expected failure becomes the page's status: an unknown town is a real 404, a silent database a logged 503. */
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

/** Loads one part of a page: `null` when the database cannot answer. The reason is logged, and the other parts stand. */
export async function loadPart<T>(report: PageContext['report'], part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    report(error);
    return null;
  }
}

/** The answer of a page that may lack a part. It is a 503 then: nobody keeps it, and browsers ask again (`retrying-loader.ts`). */
export function answerPage<Page extends { isPartial: boolean }>(page: Page) {
  return data(page, { status: page.isPartial ? STATUS_OF.SERVIZIO_NON_DISPONIBILE : 200 });
}
