import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHostLimiter, type HostTurns } from './host-limiter.ts';

function openLimiter(turns?: HostTurns) {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  const later = (work: () => void, milliseconds: number) => void timers.push({ at: now + milliseconds, work });
  const limiter = createHostLimiter(undefined, later, turns);
  const started: { name: string; at: number }[] = [];
  const ends = new Map<string, () => void>();
  return {
    limiter,
    started,
    timers: () => timers.length,
    request: (host: string, name: string, signal?: AbortSignal) =>
      limiter.run(
        host,
        async () => {
          started.push({ name, at: now });
          await new Promise<void>((resolve) => ends.set(name, resolve));
          return name;
        },
        signal,
      ),
    async end(name: string) {
      ends.get(name)?.();
      await setImmediate();
    },
    async pass(milliseconds: number) {
      await setImmediate();
      now += milliseconds;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { work } of due) work();
      await setImmediate();
    },
    names: () => started.map(({ name }) => name),
  };
}

test('G16 schedule: allows two concurrent requests per host, started at least 250 ms apart', async () => {
  const { request, pass, end, started } = openLimiter();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => request('a', name));
  await pass(249);
  expect(started).toEqual([{ name: 'a1', at: 0 }]);
  await pass(1);
  await pass(1000);
  expect(started).toEqual([
    { name: 'a1', at: 0 },
    { name: 'a2', at: 250 },
  ]);
  await end('a2');
  await end('a1');
  await pass(250);
  expect(started.slice(2)).toEqual([
    { name: 'a3', at: 1250 },
    { name: 'a4', at: 1500 },
  ]);
  await end('a3');
  await end('a4');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('G16 schedule: allows four concurrent requests per worker, and does not let a busy host block others', async () => {
  const { request, pass, end, names } = openLimiter();
  for (const host of ['a', 'a', 'a', 'b', 'c', 'd', 'e']) void request(host, `${host}${names().length}`);
  await pass(0);
  expect(names()).toEqual(['a0', 'b0', 'c0', 'd0']);
  await pass(1000);
  expect(names()).toHaveLength(4);
  await end('c0');
  expect(names().at(-1)).toBe('a0');
});

test('releases the slot of a failed request', async () => {
  const { limiter, request, pass, names } = openLimiter();
  for (let count = 0; count < 4; count += 1) {
    await expect(limiter.run(`${count}`, () => Promise.reject(new Error('rete')))).rejects.toThrow('rete');
  }
  void request('a', 'a1');
  await pass(0);
  expect(names()).toEqual(['a1']);
});

test('releases the slot of a request after three seconds, so that four hanging hosts do not block a fifth', async () => {
  const { request, pass, end, names } = openLimiter();
  for (const host of ['a', 'b', 'c', 'd', 'live']) void request(host, host);
  await pass(2999);
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  await pass(1);
  expect(names().at(-1)).toBe('live');
  void request('a', 'a2');
  void request('a', 'a3');
  await pass(10_000);
  expect(names().slice(5)).toEqual(['a2']);
  await end('a');
  expect(names().slice(5)).toEqual(['a2', 'a3']);
});

test('releases the slots of at most sixteen slow requests at once', async () => {
  const { request, pass, end, names } = openLimiter();
  for (let host = 0; host < 30; host += 1) void request(`${host}`, `${host}`);
  for (let seconds = 0; seconds < 60; seconds += 3) await pass(3000);
  expect(names()).toHaveLength(20);
  await end('3');
  expect(names()).toHaveLength(20);
  await end('19');
  expect(names()).toHaveLength(21);
});

test('prioritises requests that have an abort signal', async () => {
  const { request, pass, end, names } = openLimiter();
  for (const name of ['a1', 'a2', 'a3']) void request('a', name);
  void request('a', 'now', new AbortController().signal);
  await pass(250);
  expect(names()).toEqual(['a1', 'now']);
  await end('now');
  await pass(250);
  expect(names()).toEqual(['a1', 'now', 'a2']);
});

test('removes aborted requests from the queue', async () => {
  const { request, pass, end, names } = openLimiter();
  const leaving = new AbortController();
  void request('a', 'a1');
  const second = request('a', 'a2', leaving.signal);
  void request('a', 'a3');
  leaving.abort(new Error('troppo tardi'));
  await expect(second).rejects.toThrow('troppo tardi');
  await expect(request('b', 'b1', leaving.signal)).rejects.toThrow('troppo tardi');
  await pass(250);
  await end('a1');
  expect(names()).toEqual(['a1', 'a3']);
});

describe('when other processes use the same host', () => {
  let isFree = false;
  const turns: HostTurns = {
    take: async () => (isFree ? { kind: 'taken', leave: async () => undefined } : { kind: 'refused', waitMs: 100 }),
  };
  beforeEach(() => {
    isFree = false;
  });

  test('retries a refused request after the returned delay, before any later request', async () => {
    const { request, pass, names } = openLimiter(turns);
    for (const name of ['a1', 'a2']) void request('a', name);
    await pass(100);
    isFree = true;
    await pass(49);
    expect(names()).toEqual([]);
    await pass(1);
    expect(names()).toEqual(['a1']);
    await pass(250);
    expect(names()).toEqual(['a1', 'a2']);
  });
});
