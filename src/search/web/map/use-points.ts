import { useState } from 'react';
import { callOrThrow } from '../../../api/call.ts';
import { type LoadState, useLoaded } from '../../../locations/web/use-loaded.ts';
import type { Point } from '../../contract.ts';

export type FoundPoints = { points: readonly Point[]; total: number; is_at_least: boolean };

function fetchPoints(asked: string, signal: AbortSignal): Promise<FoundPoints> {
  const query = Object.fromEntries(new URLSearchParams(asked.slice(asked.indexOf(' ') + 1)));
  return callOrThrow('GET /api/ricerca/mappa', { query, signal });
}

/** Asks for the homes of a search; those of the search before stay on the map until they are there. */
export function usePoints(query: string, attempt: number): { state: LoadState<FoundPoints>; last: readonly Point[] } {
  const { loaded: state } = useLoaded(`${attempt} ${query}`, fetchPoints);
  const [last, setLast] = useState<readonly Point[]>([]);
  if (state.kind === 'loaded' && state.data.points !== last) setLast(state.data.points);
  return { state, last };
}
