import type { MetaDescriptor } from 'react-router';

type Args = { loaderData?: { head: string } | undefined };

/** The `meta` of a page whose loader wrote its head (`writeHead`); one that could not be loaded has the head of its error. */
export function readHead({ loaderData }: Args): MetaDescriptor[] {
  return loaderData ? JSON.parse(loaderData.head) : [];
}
