import { describe, expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

describe('createWorkQueue', () => {
  function createWorks() {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) => () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    };
    return { started, work, end };
  }

  test('limits concurrency, preserves the order and starts `runLater` jobs only if no `run` job is queued', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 9, retryAfter: 1 });
    const { started, work, end } = createWorks();
    const all = [queue.run(work('a')), queue.runLater(work('later')), queue.runLater(work('last'))];
    all.push(queue.run(work('b')), queue.run(work('c')));
    await new Promise(setImmediate);
    expect(started).toEqual(['a', 'later']);
    await end('later');
    expect(started).toEqual(['a', 'later', 'b']);
    await end('b');
    await end('a');
    expect(started).toEqual(['a', 'later', 'b', 'c', 'last']);
    await end('c');
    await end('last');
    await Promise.all(all);
  });

  test('continues after a failed job, and rejects new `run` jobs while the queue is full', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1, retryAfter: 7 });
    const { started, work, end } = createWorks();
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const waiting = queue.run(work('a'));
    await expect(queue.run(work('b'))).rejects.toMatchObject({
      codice: 'SERVIZIO_NON_DISPONIBILE',
      retryAfter: 7,
    });
    const later = queue.runLater(work('later'));
    await expect(failing).rejects.toThrow('no');
    await new Promise(setImmediate);
    expect(started).toEqual(['a']);
    await end('a');
    await end('later');
    await Promise.all([waiting, later]);
  });
});
