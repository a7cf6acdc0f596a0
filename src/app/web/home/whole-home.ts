import type { ClientLoaderFunctionArgs } from 'react-router';
import { latePart } from '../../../ui/loading/late-part.ts';
import { retryingLoader } from '../retrying-loader.ts';

export const LateHomeEnd = latePart(async () => (await import('./HomeEnd.tsx')).HomeEnd);

/** Loads the lazy part together with the data, because links to «Chi siamo» lead to a section of this part. */
export async function wholeHomeLoader(args: ClientLoaderFunctionArgs): Promise<unknown> {
  const [page] = await Promise.all([retryingLoader(args), LateHomeEnd.prepare().catch(() => undefined)]);
  return page;
}
