import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLate } from './use-late.ts';

type Load = Parameters<typeof useLate>[0];

const missing = vi.fn();
const Here = () => <p>Eccomi</p>;
const comes: Load = async () => Here;

function Page({ load, isWanted }: { load: Load; isWanted: boolean }) {
  const late = useLate(load, isWanted, missing);
  return late && <late.Late />;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  missing.mockReset();
});

test('what nobody wants yet comes when the page has come to rest', async () => {
  render(<Page load={comes} isWanted={false} />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText('Eccomi')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByText('Eccomi')).not.toBeNull();
});

test('what is wanted comes at once', async () => {
  render(<Page load={comes} isWanted />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('Eccomi')).not.toBeNull();
});

test('what does not come is told to who wanted it, nobody else, and asked for again the next time', async () => {
  const load = vi.fn<Load>().mockRejectedValue(new Error('offline'));
  const { rerender } = render(<Page load={load} isWanted={false} />);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect([load.mock.calls.length, missing.mock.calls.length]).toEqual([1, 0]);
  rerender(<Page load={load} isWanted />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([load.mock.calls.length, missing.mock.calls.length]).toEqual([2, 1]);
  load.mockImplementation(comes);
  rerender(<Page load={load} isWanted={false} />);
  rerender(<Page load={load} isWanted />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('Eccomi')).not.toBeNull();
});
