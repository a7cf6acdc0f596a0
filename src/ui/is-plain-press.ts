import type { MouseEvent } from 'react';

/** Returns whether a click on a link is plain; others open it elsewhere and are left to the browser. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
