import { useEffect, useEffectEvent } from 'react';

/** A held key turns many pages; browsers refuse an address that changes a hundred times in half a minute. */
const SETTLE_MS = 200;

/**
 * Keeps a part of the address, the parameters `keys`, saying what is shown, for a reload, the way back or a shared link;
 * `null` touches nothing. It replaces and never pushes: who has turned twelve months has looked around in one page, and one
 * step back leads to where they came from, one step forward to what they saw last. The router is not told: to it another query
 * would be a navigation that loads the page's data again.
 */
export function useInAddress<Key extends string>(
  keys: readonly Key[],
  query: Readonly<Partial<Record<Key, string | undefined>>> | null,
): void {
  const write = useEffectEvent((page: string) => {
    const { pathname, search, hash } = window.location;
    if (query === null || pathname !== page) return;
    const parameters = new URLSearchParams(search);
    for (const key of keys) {
      const value = query[key];
      if (value === undefined) parameters.delete(key);
      else parameters.set(key, value);
    }
    const next = parameters.toString();
    if (next === new URLSearchParams(search).toString()) return;
    window.history.replaceState(window.history.state, '', pathname + (next && `?${next}`) + hash);
  });
  const shown = JSON.stringify(query);
  useEffect(() => {
    const page = window.location.pathname;
    const timer = setTimeout(() => write(page), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
}
