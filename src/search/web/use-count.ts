import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';

/** How long choosing rests before homes are counted. */
const DEBOUNCE_MS = 250;

/** Homes that a search would find; `isAtLeast` when there are more than anybody counts. */
export type Count = { total: number; isAtLeast: boolean };

async function fetchCount(query: string, signal: AbortSignal): Promise<Count | null> {
  const answer = await call('GET /api/properties/public', {
    query: Object.fromEntries(new URLSearchParams(query)),
    signal,
  });
  return answer.ok ? { total: answer.data.total, isAtLeast: answer.data.is_at_least } : null;
}

/** Counts the homes of a search before it is made; `null` while they are being counted, where nobody can, or when no answer comes. */
export function useCount(query: string | null): Count | null {
  const [counted, setCounted] = useState<{ query: string; count: Count | null } | null>(null);
  useEffect(() => {
    if (query === null) return undefined;
    const controller = new AbortController();
    const settle = (count: Count | null) => {
      if (!controller.signal.aborted) setCounted({ query, count });
    };
    const timer = setTimeout(() => {
      fetchCount(query, controller.signal).then(settle, () => settle(null));
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return counted !== null && counted.query === query ? counted.count : null;
}
