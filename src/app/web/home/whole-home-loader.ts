import type { ClientLoaderFunctionArgs } from 'react-router';
import { retryingLoader } from '../retrying-loader.ts';
import { LateHomeEnd } from './late-home-end.ts';

/** On the way from another page all of it is there at once: «Chi siamo» leads into the part that else comes late. */
export async function wholeHomeLoader(args: ClientLoaderFunctionArgs): Promise<unknown> {
  const [page] = await Promise.all([retryingLoader(args), LateHomeEnd.prepare().catch(() => undefined)]);
  return page;
}
