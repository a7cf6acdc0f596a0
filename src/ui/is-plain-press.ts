import type { MouseEvent } from 'react';

/**
 * Returns whether a link was clicked with the main button and no modifier key. Other clicks, such as those that open
 * a new tab, are left to the browser.
 */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
