import { useState } from 'react';
import { callOrThrow } from '../../../api/call.ts';
import { type LoadState, useLoaded } from '../../../locations/web/use-loaded.ts';
import type { Point } from '../../contract.ts';

export type FoundPoints = { points: readonly Point[]; total: number; is_at_least: boolean };

const PRELOAD_MS = 5000;

let preloaded: { query: string; at: number; answer: Promise<FoundPoints> } | null = null;

function requestPoints(query: string, signal?: AbortSignal): Promise<FoundPoints> {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  return callOrThrow('GET /api/ricerca/mappa', { query: parameters, ...(signal && { signal }) });
}

export function preloadPoints(query: string): void {
  if (preloaded?.query === query && performance.now() - preloaded.at < PRELOAD_MS) return;
  preloaded = { query, at: performance.now(), answer: requestPoints(query) };
  // If preloading fails, opening the map sends the request again and reports any error.
  preloaded.answer.catch(() => {
    preloaded = null;
  });
}

function fetchPoints(key: string, signal: AbortSignal): Promise<FoundPoints> {
  const query = key.slice(key.indexOf(' ') + 1);
  const isPreloaded = preloaded?.query === query && performance.now() - preloaded.at < PRELOAD_MS;
  const answer = isPreloaded ? preloaded?.answer : undefined;
  preloaded = null;
  return answer ?? requestPoints(query, signal);
}

/** Loads the homes of the map. Until they are loaded, the previous ones stay on the map. */
export function usePoints(query: string, attempt: number): { state: LoadState<FoundPoints>; last: readonly Point[] } {
  const { loaded: state } = useLoaded(`${attempt} ${query}`, fetchPoints);
  const [last, setLast] = useState<readonly Point[]>([]);
  if (state.kind === 'loaded' && state.data.points !== last) setLast(state.data.points);
  return { state, last };
}
