export type Shortcut =
  | 'next'
  | 'previous'
  | 'toggle'
  | 'toggleRange'
  | 'approve'
  | 'reject'
  | 'seen'
  | 'photos'
  | 'details'
  | 'undo'
  | 'search'
  | 'help';

/** `key` as the browser names it. `hasModifier`: Ctrl, Alt or Meta is down, and the key is the browser's. */
export type Key = { key: string; isShift: boolean; hasModifier: boolean };

/** Where the focus is. In the sheet the arrows scroll. */
export type KeyPlace = 'queue' | 'sheet';

const LETTERS: ReadonlyMap<string, Shortcut> = new Map([
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'toggle'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['v', 'seen'],
  ['f', 'photos'],
  ['d', 'details'],
  ['z', 'undo'],
  ['/', 'search'],
  ['?', 'help'],
]);
const ARROWS: ReadonlyMap<string, Shortcut> = new Map([
  ['ArrowDown', 'next'],
  ['ArrowUp', 'previous'],
]);
/** On many keyboards they are typed with Shift. */
const SIGNS: ReadonlySet<string> = new Set(['/', '?']);

/**
 * What a key does while the focus is in the queue or in the sheet, or `null`. `isOn`: whether single characters count,
 * which a person can switch off (WCAG 2.1.4); the arrows always do.
 * @example readShortcut({ key: 'X', isShift: true, hasModifier: false }, 'queue', true) // 'toggleRange'
 */
export function readShortcut({ key, isShift, hasModifier }: Key, place: KeyPlace, isOn: boolean): Shortcut | null {
  if (hasModifier) return null;
  if (place === 'queue' && !isShift && ARROWS.has(key)) return ARROWS.get(key) ?? null;
  const command = isOn ? (LETTERS.get(key.toLowerCase()) ?? null) : null;
  if (!isShift || SIGNS.has(key)) return command;
  return command === 'toggle' ? 'toggleRange' : null;
}
