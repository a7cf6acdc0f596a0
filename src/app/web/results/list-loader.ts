import type { ClientLoaderFunctionArgs } from 'react-router';
import { retryingLoader } from '../retrying-loader.ts';
import { LateSearchFailure } from '../shell/late-failures.ts';
import { prepareListParts } from './late-list-parts.ts';

async function withParts(page: Promise<unknown>): Promise<unknown> {
  const [loaded] = await Promise.all([page, prepareListParts().catch(() => undefined)]);
  return loaded;
}

export const townLoader = (args: ClientLoaderFunctionArgs) => withParts(retryingLoader(args));
export function searchLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  // Loads the failure page in advance, because it cannot be loaded once the network has failed.
  LateSearchFailure.prepare().catch(() => undefined);
  return withParts(serverLoader());
}
