import type { MetaDescriptor } from 'react-router';

type Args = { loaderData?: { head: string } | undefined };

/** Returns the `meta` of a page whose loader wrote its head (`writeHead`). A page that failed to load has the head of its error. */
export function readHead({ loaderData }: Args): MetaDescriptor[] {
  return loaderData ? JSON.parse(loaderData.head) : [];
}
