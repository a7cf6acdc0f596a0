import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountView } from './use-count-view.ts';

const beacon = vi.fn((_address: string) => true);
let hidden = vi.spyOn(document, 'hidden', 'get');

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  vi.restoreAllMocks();
});

function show() {
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('counts an article once per visit, and not before the page is visible', () => {
  const { rerender, unmount } = renderHook(({ id }) => useCountView(id), { initialProps: { id: 7 } });
  expect(beacon).not.toHaveBeenCalled();
  show();
  expect(beacon.mock.calls).toEqual([['/api/blog/posts/7/views']]);
  rerender({ id: 8 });
  rerender({ id: 7 });
  unmount();
  renderHook(() => useCountView(7));
  expect(beacon.mock.calls).toEqual([['/api/blog/posts/7/views'], ['/api/blog/posts/8/views']]);
});

test('does not count a server-rendered page before it is visible', () => {
  renderHook(() => useCountView(9), { hydrate: true });
  expect(beacon).not.toHaveBeenCalled();
  show();
  expect(beacon.mock.calls).toEqual([['/api/blog/posts/9/views']]);
});
