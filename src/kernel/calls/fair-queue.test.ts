import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type Admission, createFairQueue, type FairLimits, isAdmitted } from './fair-queue.ts';

const PATIENCE = { timeout: 60_000 };

const LIMITS: FairLimits = {
  atOnce: 3,
  atOnceOfOne: 2,
  waiting: 3,
  waitingOfOne: 2,
  timeoutMs: 60_000,
  sameCallerTimeoutMs: 60_000,
};

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function open(limits: Partial<FairLimits> = {}) {
  const queue = createFairQueue({ ...LIMITS, ...limits }, after);
  const admitted: string[] = [];
  const refused: [string, Admission][] = [];
  const note = async (name: string) => {
    const admission = await queue.enter({ name: name.slice(0, 1), signal: null });
    if (isAdmitted(admission)) admitted.push(name);
    else refused.push([name, admission]);
  };
  return {
    queue,
    admitted,
    refused,
    async enter(...names: string[]): Promise<void> {
      for (const name of names) {
        void note(name);
      }
      await setImmediate();
    },
    async leave(name: string): Promise<void> {
      queue.leave(name.slice(0, 1));
      await setImmediate();
    },
  };
}

test('the fair queue limits the slots of one caller even if other slots are free', async () => {
  const { enter, leave, admitted } = open();
  await enter('a1', 'a2', 'a3', 'b1');
  expect(admitted).toEqual(['a1', 'a2', 'b1']);
  await leave('b1');
  expect(admitted).toEqual(['a1', 'a2', 'b1']);
  await leave('a1');
  expect(admitted).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('the fair queue admits callers with the fewest running operations first, then in order of arrival', async () => {
  const { enter, leave, admitted, queue } = open({ waiting: 9, waitingOfOne: 9 });
  await enter('a1', 'a2', 'b1', 'a3', 'b2', 'c1', 'd1');
  for (const name of ['a1', 'a2', 'c1', 'd1']) await leave(name);
  expect(admitted).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'd1', 'b2']);
  expect(queue.counts()).toEqual({ running: 3, waiting: 0 });
});

test('the fair queue rejects a caller that exceeds its queue share, and every caller if the queue is full', async () => {
  const { enter, refused } = open();
  await enter('a1', 'a2', 'b1', 'a3', 'a4', 'a5', 'b2', 'c1');
  expect(refused).toEqual([
    ['a5', 'enough_of_one'],
    ['c1', 'full'],
  ]);
});

test('the fair queue rejects callers immediately if no slot is free and no caller may wait', async () => {
  const { enter, refused, admitted } = open({ waiting: 0, waitingOfOne: 0 });
  await enter('a1', 'a2', 'a3', 'b1');
  expect([admitted, refused]).toEqual([['a1', 'a2', 'b1'], [['a3', 'enough_of_one']]]);
});

test('the fair queue rejects a waiting caller after the timeout', async () => {
  const { queue } = open({ atOnce: 1, timeoutMs: 1 });
  expect(queue.enter({ name: 'a', signal: null })).toBe('at_once');
  expect(await queue.enter({ name: 'b', signal: null })).toBe('full');
  expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
});

test('the fair queue lets a caller wait longer for a slot that the caller’s own work occupies', async () => {
  const { queue } = open({ atOnceOfOne: 1, timeoutMs: 1, sameCallerTimeoutMs: 2 });
  expect(queue.enter({ name: 'a', signal: null })).toBe('at_once');
  expect(await queue.enter({ name: 'a', signal: null })).toBe('enough_of_one');
  const patient = open({ atOnceOfOne: 1, timeoutMs: 1 }).queue;
  expect(patient.enter({ name: 'a', signal: null })).toBe('at_once');
  const waiting = patient.enter({ name: 'a', signal: null });
  await pause(5);
  patient.leave('a');
  expect(await waiting).toBe('waited');
});

test('the fair queue delays the next slot of a caller whose waiting operations fill more than half of its queue share', async () => {
  const { enter, leave, admitted } = open({ waiting: 9, waitingOfOne: 2, restMs: 20 });
  await enter('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3');
  expect(admitted).toEqual(['a1', 'a2', 'b1']);
  await leave('a1');
  expect(admitted).toEqual(['a1', 'a2', 'b1', 'b2']);
  await leave('a2');
  expect(admitted).toEqual(['a1', 'a2', 'b1', 'b2']);
  await vi.waitFor(() => expect(admitted).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']), PATIENCE);
});

test('the fair queue does not delay the next slot of a caller whose waiting operations fill at most half of its queue share', async () => {
  const { enter, leave, admitted } = open({ atOnceOfOne: 1, waitingOfOne: 2, restMs: 600_000 });
  await enter('a1', 'a2');
  await leave('a1');
  expect(admitted).toEqual(['a1', 'a2']);
});

test('the fair queue removes a waiting caller whose signal is aborted', async () => {
  const { queue } = open({ atOnce: 1 });
  const gone = new AbortController();
  expect(queue.enter({ name: 'a', signal: null })).toBe('at_once');
  const waiting = queue.enter({ name: 'b', signal: gone.signal });
  gone.abort();
  expect(await waiting).toBe('left');
  expect(queue.enter({ name: 'b', signal: gone.signal })).toBe('left');
});
