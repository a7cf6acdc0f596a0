import type { SyntheticEvent } from 'react';

/** Returns whether this dialog is still closed. Browsers fire `close` late, and React bubbles it from nested dialogs. */
export function hasClosed({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): boolean {
  return target === currentTarget && !currentTarget.open;
}
