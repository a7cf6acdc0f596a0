import type { MouseEvent } from 'react';

/** Whether a press on a link is ours to follow: any other opens it elsewhere, and is the browser's. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
