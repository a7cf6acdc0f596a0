import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, usePoints } from './use-points.ts';

const FOUND = { points: [], total: 0, is_at_least: false };

afterEach(() => vi.unstubAllGlobals());

/** How often the homes of `query` were asked for. */
function countCalls(query: string) {
  const ask = vi.fn(async () => Response.json(FOUND));
  vi.stubGlobal('fetch', ask);
  return () => ask.mock.calls.filter(([address]: unknown[]) => String(address).endsWith(`?${query}`)).length;
}

test('homes that were asked for as the pointer came are not asked for again by the press', async () => {
  const calls = countCalls('citta_id=1');
  askEarly('citta_id=1');
  askEarly('citta_id=1');
  const { result } = renderHook(() => usePoints('citta_id=1', 0));
  await waitFor(() => expect(result.current.state.kind).toBe('loaded'));
  expect(calls()).toBe(1);
});

test('another search, and another attempt, ask for themselves', async () => {
  const calls = countCalls('citta_id=2');
  askEarly('citta_id=1');
  const { result, rerender } = renderHook(({ attempt }) => usePoints('citta_id=2', attempt), {
    initialProps: { attempt: 0 },
  });
  await waitFor(() => expect(result.current.state.kind).toBe('loaded'));
  rerender({ attempt: 1 });
  await waitFor(() => expect(calls()).toBe(2));
});
