import { describe, expect, test } from 'vitest';
import { waiting } from '../../../../test/open-panel.ts';
import { emptyQueue, nextQueue, type QueueEvent } from './queue-state.ts';

const [first, second] = [waiting(1), waiting(2)];
const list = { tab: 'pending', cerca: '' } as const;

function after(...events: QueueEvent[]): number[] {
  return events.reduce(nextQueue, emptyQueue(list)).items.map(({ id }) => id);
}

const wholeList: QueueEvent = { kind: 'read', items: [first, second], total: 2, isFirst: true };
const nextPage: QueueEvent = { kind: 'read', items: [first], total: 3, isFirst: false };

describe('one that left the list', () => {
  test('is not brought back by a page that was on its way', () => {
    expect(after(wholeList, { kind: 'more' }, { kind: 'drop', id: 1 }, nextPage)).toEqual([2]);
  });

  test.each<[string, QueueEvent, QueueEvent, number[]]>([
    ['with the next page', { kind: 'more' }, nextPage, [2, 1]],
    ['by a search', { kind: 'listed', listed: { ...list, cerca: 'casa' } }, wholeList, [1, 2]],
    ['when the list is read again', { kind: 'again' }, wholeList, [1, 2]],
  ])('and came back since is shown %s', (_, begin, page, ids) => {
    expect(after(wholeList, { kind: 'drop', id: 1 }, begin, page)).toEqual(ids);
  });
});
