import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePanelAddress } from './use-panel-address.ts';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/admin');
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const address = () => window.location.pathname + window.location.search;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('writes the selection to the URL immediately, or at most five times a second while a key is held', () => {
  const { result } = renderHook(usePanelAddress);
  wait(1000);
  act(() => result.current.go({ id: 1 }));
  wait(1);
  expect(address()).toBe('/admin?id=1');
  for (const id of [2, 3, 4]) act(() => result.current.go({ id }));
  wait(100);
  expect(address()).toBe('/admin?id=1');
  wait(100);
  expect(address()).toBe('/admin?id=4');
});

test('does not change the URL of the next page after the panel is closed', () => {
  const { result, unmount } = renderHook(usePanelAddress);
  wait(1000);
  unmount();
  window.history.pushState(null, '', '/blog');
  act(() => result.current.go({ id: 1 }));
  wait(1000);
  expect(address()).toBe('/blog');
});
