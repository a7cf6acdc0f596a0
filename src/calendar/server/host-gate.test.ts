import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createHostGate } from './host-gate.ts';

/** A gate in a time that passes only when told to, and what runs in it. */
function openGate() {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  const gate = createHostGate(undefined, (work, milliseconds) => timers.push({ at: now + milliseconds, work }));
  const started: { name: string; at: number }[] = [];
  const ends = new Map<string, () => void>();
  return {
    gate,
    started,
    timers: () => timers.length,
    ask: (host: string, name: string, signal?: AbortSignal) =>
      gate.run(
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

test('G16 schedule: "≤ 2 per host, ≥ 250 ms apart per host"', async () => {
  const { ask, pass, end, started } = openGate();
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name));
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

test('G16 schedule: "≤ 4 in flight overall per worker", and a busy host holds nobody else up', async () => {
  const { ask, pass, end, names } = openGate();
  for (const host of ['a', 'a', 'a', 'b', 'c', 'd', 'e']) void ask(host, `${host}${names().length}`);
  await pass(0);
  expect(names()).toEqual(['a0', 'b0', 'c0', 'd0']);
  await pass(1000);
  expect(names()).toHaveLength(4);
  await end('c0');
  expect(names().at(-1)).toBe('a0');
});

test('a request that fails makes room, too', async () => {
  const { gate, ask, pass, names } = openGate();
  for (let count = 0; count < 4; count += 1) {
    await expect(gate.run(`${count}`, () => Promise.reject(new Error('rete')))).rejects.toThrow('rete');
  }
  void ask('a', 'a1');
  await pass(0);
  expect(names()).toEqual(['a1']);
});

test('whoever does not want to wait any more leaves the line', async () => {
  const { ask, pass, end, names } = openGate();
  const leaving = new AbortController();
  void ask('a', 'a1');
  const second = ask('a', 'a2', leaving.signal);
  void ask('a', 'a3');
  leaving.abort(new Error('troppo tardi'));
  await expect(second).rejects.toThrow('troppo tardi');
  await expect(ask('b', 'b1', leaving.signal)).rejects.toThrow('troppo tardi');
  await pass(250);
  await end('a1');
  expect(names()).toEqual(['a1', 'a3']);
});
