import type { SyntheticEvent } from 'react';

/** Browsers tell of it a frame later, when it may be open again; and React hands a nested dialog's event on to this one. */
export function hasClosed({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): boolean {
  return target === currentTarget && !currentTarget.open;
}
