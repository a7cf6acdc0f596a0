import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCitta } from './TownBar.tsx';
import { loadComuni } from './load-places.ts';

const pienza = { id: 52_020, nome: 'Pienza', cap: '53026', slug: 'pienza', strutture_count: 12 };
const fetchMock = vi.fn<typeof fetch>();

const never = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

test('loadCitta requests cities with counts, bypassing all caches, with a timeout of 30 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  fetchMock.mockResolvedValue(Response.json([pienza]));
  expect(await loadCitta(52, never())).toEqual([pienza]);
  const [path, init] = fetchMock.mock.calls[0] ?? [];
  expect(path).toBe('/api/province/52/citta-with-count');
  expect(init?.cache).toBe('no-store');
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('no-cache');
  expect(timeout).toHaveBeenCalledWith(30_000);
});

describe.each([
  ['loadCitta', loadCitta],
  ['loadComuni', loadComuni],
])('%s', (_, load) => {
  test('retries twice, first after 2 s and then after another 4 s', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('rete assente'));
    fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
    fetchMock.mockResolvedValueOnce(Response.json([pienza]));
    const cities = load(52, never());
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3999);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await cities).toEqual([pienza]);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  test('gives up after 3 attempts and logs each failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('rete assente'));
    const cities = load(52, never());
    cities.catch(() => {});
    await vi.runAllTimersAsync();
    await expect(cities).rejects.toThrow(/citta.*: 0$/);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(console.error).toHaveBeenCalledTimes(3);
  });

  test('stops immediately and logs nothing more if the request is aborted', async () => {
    fetchMock.mockRejectedValue(new TypeError('rete assente'));
    const controller = new AbortController();
    const cities = load(52, controller.signal);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort(new Error('altra provincia'));
    await expect(cities).rejects.toThrow('altra provincia');
    await vi.runAllTimersAsync();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});
