import type { ClientLoaderFunctionArgs } from 'react-router';
import { retryingLoader } from '../retrying-loader.ts';
import { prepareListParts } from './late-list-parts.ts';

/** On the way from another page a list comes as a whole. */
export async function listLoader(args: ClientLoaderFunctionArgs): Promise<unknown> {
  const [page] = await Promise.all([retryingLoader(args), prepareListParts().catch(() => undefined)]);
  return page;
}
