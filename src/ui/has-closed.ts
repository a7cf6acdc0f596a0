import type { SyntheticEvent } from 'react';

/**
 * Whether a `close` event of a `<dialog>` says that this dialog is closed now. Browsers tell of it a frame later, when it
 * may be open again; and React hands the event of a dialog that is drawn in another one on to that one.
 */
export function hasClosed({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): boolean {
  return target === currentTarget && !currentTarget.open;
}
