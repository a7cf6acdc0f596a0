import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectRange, stillListed, toggleOne } from './selection.ts';

const ids = [7, 5, 9, 4];

test.each<[string, number | null, number, number[]]>([
  ['a range downwards from the anchor', 5, 4, [5, 9, 4]],
  ['a range upwards from the anchor', 9, 7, [7, 5, 9]],
  ['only the item if there is no anchor', null, 9, [9]],
  ['only the item if the anchor has left the list', 12, 5, [5]],
  ['only the anchor if it is pressed on the anchor', 5, 5, [5]],
])('Shift+X selects %s', (_, anchor, id, expected) => {
  expect([...selectRange({ ids, selected: new Set(), anchor, id })]).toEqual(expected);
});

test('Shift+X does not deselect items outside the range', () => {
  expect([...selectRange({ ids, selected: new Set([4]), anchor: 7, id: 5 })]).toEqual([4, 7, 5]);
});

test('stillListed drops items that have left the list, and returns the others in list order', () => {
  expect(stillListed(ids, new Set([9, 12, 7]))).toEqual([7, 9]);
});

test('toggleOne selects or deselects an item, and restores the selection if called twice', () => {
  const some = fc.uniqueArray(fc.nat({ max: 50 }));
  fc.assert(
    fc.property(some, fc.nat({ max: 50 }), (selected, id) => {
      const once = toggleOne(new Set(selected), id);
      expect(once.has(id)).toBe(!selected.includes(id));
      const twice = toggleOne(once, id);
      expect([...twice].toSorted((a, b) => a - b)).toEqual(selected.toSorted((a, b) => a - b));
    }),
  );
});
