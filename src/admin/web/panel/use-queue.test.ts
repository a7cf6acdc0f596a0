import { describe, expect, test } from 'vitest';
import { waiting } from '../../../../test/open-panel.ts';
import { beginRead, EMPTY_QUEUE, type QueueState, withoutItem, withRead } from './use-queue.ts';

const [first, second] = [waiting(1), waiting(2)];

const readWhole = (queue: QueueState) => withRead(queue, { items: [first, second], total: 2 }, false);
const readOn = (queue: QueueState) => withRead(queue, { items: [first], total: 3 }, true);
const dropFirst = (queue: QueueState) => withoutItem(queue, 1);

function after(...steps: ((queue: QueueState) => QueueState)[]): number[] {
  return steps.reduce((queue, step) => step(queue), EMPTY_QUEUE).items.map(({ id }) => id);
}

describe('an item removed from the list', () => {
  test('is not restored by a page that was already loading', () => {
    expect(after(readWhole, beginRead, dropFirst, readOn)).toEqual([2]);
  });

  test('is not restored by a reload that was already running', () => {
    expect(after(readWhole, beginRead, dropFirst, readWhole)).toEqual([2]);
  });

  test.each([
    ['with the next page', readOn, [2, 1]],
    ['when the list is reloaded', readWhole, [1, 2]],
  ])('reappears %s if the request started after the removal', (_, read, ids) => {
    expect(after(readWhole, dropFirst, beginRead, read)).toEqual(ids);
  });
});
