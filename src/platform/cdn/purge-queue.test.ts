import { expect, test } from 'vitest';
import { createPurgeQueue } from './purge-queue.ts';

const create = () => createPurgeQueue({ settleMs: 2000, maxTags: 4 });

test('a tag is due when every process has dropped the page, not before', () => {
  const queue = create();
  queue.add(['s:1'], 1000);
  expect(queue.takeDue(2999)).toEqual([]);
  expect(queue.size()).toBe(1);
  expect(queue.takeDue(3000)).toEqual(['s:1']);
  expect([queue.takeDue(9000), queue.size()]).toEqual([[], 0]);
});

test('what is due together is one purge, each tag once', () => {
  const queue = create();
  queue.add(['s:1', 'n'], 1000);
  queue.add(['s:2', 'n'], 1250);
  queue.add(['s:3'], 5000);
  expect(queue.takeDue(4000)).toEqual(['s:1', 'n', 's:2']);
  expect(queue.takeDue(7000)).toEqual(['s:3']);
});

test('a tag that changes all the time is purged all the same, and again', () => {
  const queue = create();
  const purged: number[] = [];
  for (let now = 0; now <= 10_000; now += 250) {
    queue.add(['s:1'], now);
    if (queue.takeDue(now).length > 0) purged.push(now);
  }
  expect(purged[0]).toBe(2000);
  expect(purged.length).toBeGreaterThan(30);
});

test.each([
  ['all is more than the rest', ['s:1', 'all'], ['all']],
  ['so is what would take too many calls', ['1', '2', '3', '4', '5'], ['all']],
  ['what no page can carry is left out', ['a b', 's:1'], ['s:1']],
])('%s', (_, tags, purged) => {
  const queue = create();
  queue.add(tags, 0);
  expect(queue.takeDue(2000)).toEqual(purged);
});

test('during an outage it holds no more than that, either', () => {
  const queue = create();
  for (let round = 0; round < 1000; round += 1) queue.add([`s:${round}`], round * 500);
  expect(queue.size()).toBeLessThanOrEqual(5);
  expect(queue.takeDue(600_000)).toEqual(['all']);
});

test('what could not be sent goes with what comes next', () => {
  const queue = create();
  queue.add(['s:1'], 0);
  const failed = queue.takeDue(2000);
  queue.add(['s:2'], 1000);
  queue.putBack(failed);
  expect(queue.takeDue(2500)).toEqual(['s:1']);
  expect(queue.takeDue(3000)).toEqual(['s:2']);
});

test('what somebody else has to send is forgotten', () => {
  const queue = create();
  queue.add(['s:1'], 0);
  queue.clear();
  expect([queue.takeDue(9000), queue.size()]).toEqual([[], 0]);
});
