import { callOrThrow } from '../../api/call.ts';
import { useLoaded } from '../../locations/web/use-loaded.ts';

const DEBOUNCE_MS = 250;

export type Count = { total: number; isAtLeast: boolean };

async function fetchCount(query: string, signal: AbortSignal): Promise<Count> {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  signal.throwIfAborted();
  const { total, is_at_least } = await callOrThrow('GET /api/properties/public', {
    query: Object.fromEntries(new URLSearchParams(query)),
    signal,
  });
  return { total, isAtLeast: is_at_least };
}

/** Counts the homes of a search before it is made; `null` while they are being counted, where nobody can, or when no answer comes. */
export function useCount(query: string | null): Count | null {
  const { loaded } = useLoaded(query, fetchCount);
  return loaded.kind === 'loaded' ? loaded.data : null;
}
