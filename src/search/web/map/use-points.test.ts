import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { preloadPoints, usePoints } from './use-points.ts';

const FOUND = { points: [], total: 0, is_at_least: false };

afterEach(() => vi.unstubAllGlobals());

function countCalls(query: string) {
  const respond = vi.fn(async () => Response.json(FOUND));
  vi.stubGlobal('fetch', respond);
  return () => respond.mock.calls.filter(([address]: unknown[]) => String(address).endsWith(`?${query}`)).length;
}

test('uses the preloaded homes when the map opens', async () => {
  const calls = countCalls('citta_id=1');
  preloadPoints('citta_id=1');
  preloadPoints('citta_id=1');
  const { result } = renderHook(() => usePoints('citta_id=1', 0));
  await waitFor(() => expect(result.current.state.kind).toBe('loaded'));
  expect(calls()).toBe(1);
});

test('fetches the homes for a query that was not preloaded, and again on a retry', async () => {
  const calls = countCalls('citta_id=2');
  preloadPoints('citta_id=1');
  const { result, rerender } = renderHook(({ attempt }) => usePoints('citta_id=2', attempt), {
    initialProps: { attempt: 0 },
  });
  await waitFor(() => expect(result.current.state.kind).toBe('loaded'));
  rerender({ attempt: 1 });
  await waitFor(() => expect(calls()).toBe(2));
});
