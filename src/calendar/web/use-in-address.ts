import { useEffect, useEffectEvent } from 'react';

/** Debounce delay for URL changes. Holding down a key would otherwise exceed the browsers' limit of about a hundred changes in 30 s. */
const SETTLE_MS = 200;

/** Mirrors the view in the URL. The router is bypassed, because it would reload the page's data. */
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
