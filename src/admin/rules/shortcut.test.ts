import { expect, test } from 'vitest';
import { type KeyPlace, readShortcut, type Shortcut } from './shortcut.ts';

const plain = { isShift: false, hasModifier: false };

const KEYS =
  'j next, k previous, ArrowDown next, ArrowUp previous, x toggle, a approve, r reject, f photos, d details, z undo, / search, ? help';

test.each(KEYS.split(', ').map((pair) => pair.split(' ')))(
  'readShortcut maps %s to %s in the queue',
  (key = '', shortcut) => {
    expect(readShortcut({ key, ...plain }, 'queue', true)).toBe(shortcut);
  },
);

test.each<[string, { key: string; isShift?: boolean; hasModifier?: boolean }, Shortcut | null]>([
  ['Shift+X selects a range', { key: 'X', isShift: true }, 'toggleRange'],
  ['letters typed with Caps Lock are shortcuts', { key: 'J' }, 'next'],
  ['letters other than X typed with Shift are not shortcuts', { key: 'A', isShift: true }, null],
  ['Shift is allowed for /, because Italian keyboards need it', { key: '/', isShift: true }, 'search'],
  ['Shift is allowed for ?', { key: '?', isShift: true }, 'help'],
  ['Ctrl+A is left to the browser', { key: 'a', hasModifier: true }, null],
  ['Shift with an arrow is left to the browser', { key: 'ArrowDown', isShift: true }, null],
  ['Enter is left to the focused control', { key: 'Enter' }, null],
])('%s', (_, key, shortcut) => {
  expect(readShortcut({ ...plain, ...key }, 'queue', true)).toBe(shortcut);
});

test.each<[string, KeyPlace, string, boolean, Shortcut | null]>([
  ['arrow keys are left to the browser while the sheet is focused', 'sheet', 'ArrowDown', true, null],
  ['J selects the next item while the sheet is focused', 'sheet', 'j', true, 'next'],
  ['letters are ignored if shortcuts are disabled', 'queue', 'a', false, null],
  ['punctuation keys are ignored if shortcuts are disabled', 'queue', '?', false, null],
  ['arrow keys select items even if shortcuts are disabled', 'queue', 'ArrowUp', false, 'previous'],
])('%s', (_, place, key, isOn, shortcut) => {
  expect(readShortcut({ key, ...plain }, place, isOn)).toBe(shortcut);
});
