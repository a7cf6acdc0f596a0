import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { QueryScope } from './query-scope.ts';
import { useReadList } from './use-read-list.ts';

const PATIENCE = { timeout: 60_000 };

type Question = { readsOn: boolean; words: string };

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryScope, { onSignedOut: () => undefined }, children);

function openList() {
  const requests: { words: string; signal: AbortSignal; answer: (list: string[]) => void }[] = [];
  const read = ({ words }: Question, _known: () => string[] | undefined, signal: AbortSignal) =>
    new Promise<string[]>((answer, fail) => {
      requests.push({ words, signal, answer });
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  const first: Question = { readsOn: false, words: '' };
  const { result } = renderHook(() => useReadList<string[], Question>(['list'], first, read), { wrapper });
  const load = (words: string) => act(async () => result.current.load({ readsOn: false, words }));
  const answer = (turn: number, list: string[]) => act(async () => requests[turn]?.answer(list));
  return { requests, load, answer, shown: () => result.current };
}

test('useReadList aborts the first query when a second query starts, and shows the response to the second query', async () => {
  const { requests, load, answer, shown } = openList();
  await vi.waitFor(() => expect(requests).toHaveLength(1), PATIENCE);
  await load('podere');
  await vi.waitFor(() => expect(requests.map(({ words }) => words)).toEqual(['', 'podere']), PATIENCE);
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(shown().phase).toBe('loading');
  await answer(0, ['all of them']);
  await answer(1, ['Podere']);
  await vi.waitFor(() => expect(shown().list).toEqual(['Podere']), PATIENCE);
  expect(shown().phase).toBe('ready');
});

test('useReadList aborts a pending query when a newer query starts, and shows the previous list until the newer response arrives', async () => {
  const { requests, load, answer, shown } = openList();
  await vi.waitFor(() => expect(requests).toHaveLength(1), PATIENCE);
  await answer(0, ['all of them']);
  await load('pod');
  await load('podere');
  await vi.waitFor(() => expect(requests).toHaveLength(3), PATIENCE);
  expect(requests[1]?.signal.aborted).toBe(true);
  expect(shown()).toMatchObject({ list: ['all of them'], phase: 'loading' });
  await answer(2, ['Podere']);
  await vi.waitFor(() => expect(shown().list).toEqual(['Podere']), PATIENCE);
});
