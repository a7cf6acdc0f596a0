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

export type Key = { key: string; isShift: boolean; hasModifier: boolean };

/** In the sheet, arrow keys scroll instead of moving the selection. */
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
/** Characters that require Shift on many keyboards, so Shift is ignored for them. */
const SIGNS: ReadonlySet<string> = new Set(['/', '?']);

/**
 * Returns the shortcut of a key. Users can disable single-character shortcuts but not the arrow keys (WCAG 2.1.4).
 * @example readShortcut({ key: 'X', isShift: true, hasModifier: false }, 'queue', true) // 'toggleRange'
 */
export function readShortcut({ key, isShift, hasModifier }: Key, place: KeyPlace, isOn: boolean): Shortcut | null {
  if (hasModifier) return null;
  if (place === 'queue' && !isShift && ARROWS.has(key)) return ARROWS.get(key) ?? null;
  const command = isOn ? (LETTERS.get(key.toLowerCase()) ?? null) : null;
  if (!isShift || SIGNS.has(key)) return command;
  return command === 'toggle' ? 'toggleRange' : null;
}
