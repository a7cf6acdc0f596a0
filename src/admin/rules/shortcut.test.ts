import { expect, test } from 'vitest';
import { type KeyPlace, readShortcut, type Shortcut } from './shortcut.ts';

const plain = { isShift: false, hasModifier: false };

/** "J / K, ↓ / ↑: next, previous. X: select; Shift+X selects a range. A / R. F / D. /: search. ?: this list." */
const KEYS =
  'j next, k previous, ArrowDown next, ArrowUp previous, x toggle, a approve, r reject, f photos, d details, z undo, / search, ? help';

test.each(KEYS.split(', ').map((pair) => pair.split(' ')))('in the queue %s is %s', (key = '', shortcut) => {
  expect(readShortcut({ key, ...plain }, 'queue', true)).toBe(shortcut);
});

test.each<[string, { key: string; isShift?: boolean; hasModifier?: boolean }, Shortcut | null]>([
  ['Shift+X selects a range', { key: 'X', isShift: true }, 'toggleRange'],
  ['a letter with Caps Lock counts', { key: 'J' }, 'next'],
  ['Shift makes any other letter nothing', { key: 'A', isShift: true }, null],
  ['/ is typed with Shift on an Italian keyboard', { key: '/', isShift: true }, 'search'],
  ['so is ?', { key: '?', isShift: true }, 'help'],
  ['Ctrl+A is the browser’s', { key: 'a', hasModifier: true }, null],
  ['Shift with an arrow is the browser’s', { key: 'ArrowDown', isShift: true }, null],
  ['Enter is the control’s own', { key: 'Enter' }, null],
])('%s', (_, key, shortcut) => {
  expect(readShortcut({ ...plain, ...key }, 'queue', true)).toBe(shortcut);
});

test.each<[string, KeyPlace, string, boolean, Shortcut | null]>([
  ['in the sheet the arrows scroll', 'sheet', 'ArrowDown', true, null],
  ['in the sheet J goes on', 'sheet', 'j', true, 'next'],
  ['switched off, letters do nothing', 'queue', 'a', false, null],
  ['switched off, signs do nothing either', 'queue', '?', false, null],
  ['switched off, the arrows still move', 'queue', 'ArrowUp', false, 'previous'],
])('%s', (_, place, key, isOn, shortcut) => {
  expect(readShortcut({ key, ...plain }, place, isOn)).toBe(shortcut);
});
