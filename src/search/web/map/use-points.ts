import { useEffect, useState } from 'react';
import { callOrThrow } from '../../../api/call.ts';
import type { Point } from '../../contract.ts';

/** The homes of a search on the map. `total`: all that it found, of which there may be more than points. */
export type FoundPoints = { points: readonly Point[]; total: number; isAtLeast: boolean };
export type PointsState = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'here' } & FoundPoints);

async function fetchPoints(query: string, signal: AbortSignal): Promise<FoundPoints> {
  const { points, total, is_at_least } = await callOrThrow('GET /api/ricerca/mappa', {
    query: Object.fromEntries(new URLSearchParams(query)),
    signal,
  });
  return { points, total, isAtLeast: is_at_least };
}

/** Asks for the homes of a search; those of the search before stay on the map until they are there. */
export function usePoints(query: string, attempt: number): { state: PointsState; last: readonly Point[] } {
  const asked = `${attempt} ${query}`;
  const [settled, setSettled] = useState<{ asked: string; state: PointsState } | null>(null);
  const [last, setLast] = useState<readonly Point[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const settle = (state: PointsState) => {
      if (controller.signal.aborted) return;
      setSettled({ asked, state });
      if (state.kind === 'here') setLast(state.points);
    };
    fetchPoints(query, controller.signal).then(
      (found) => settle({ kind: 'here', ...found }),
      () => settle({ kind: 'failed' }),
    );
    return () => controller.abort();
  }, [asked, query]);
  return { state: settled?.asked === asked ? settled.state : { kind: 'loading' }, last };
}
