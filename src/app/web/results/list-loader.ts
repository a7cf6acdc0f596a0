import type { ClientLoaderFunctionArgs } from 'react-router';
import { retryingLoader } from '../retrying-loader.ts';
import { LateSearchFailure } from '../shell/late-failures.ts';
import { prepareListParts } from './late-list-parts.ts';

/** On the way from another page a list comes as a whole. */
async function withParts(page: Promise<unknown>): Promise<unknown> {
  const [loaded] = await Promise.all([page, prepareListParts().catch(() => undefined)]);
  return loaded;
}

export const townLoader = (args: ClientLoaderFunctionArgs) => withParts(retryingLoader(args));
export function searchLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  // Once nothing comes any more, it would not come either.
  LateSearchFailure.prepare().catch(() => undefined);
  return withParts(serverLoader());
}
