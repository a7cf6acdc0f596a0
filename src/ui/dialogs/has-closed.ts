import type { SyntheticEvent } from 'react';

/**
 * Returns whether a `close` event belongs to this dialog and the dialog is still closed. Browsers fire `close` a frame later,
 * when the dialog may be open again. React also bubbles the event from nested dialogs.
 */
export function hasClosed({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): boolean {
  return target === currentTarget && !currentTarget.open;
}
