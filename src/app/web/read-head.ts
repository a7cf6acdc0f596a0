import type { MetaDescriptor } from 'react-router';

type Args = { loaderData?: { head: string } | undefined };

/** Returns the loader's head; a page that failed to load has the head of its error page. */
export function readHead({ loaderData }: Args): MetaDescriptor[] {
  return loaderData ? JSON.parse(loaderData.head) : [];
}
