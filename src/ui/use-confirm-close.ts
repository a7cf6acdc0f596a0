import type { RefObject } from 'react';
import { useEscape } from './use-escape.ts';

type ConfirmCloseOptions = {
  /** Something in the dialog. */
  inside: RefObject<HTMLElement | null>;
  open: boolean;
  /** Says whether the dialog may close, and asks if it may not yet. */
  canClose: () => boolean;
  onClose: () => void;
};

/**
 * For a `Dialog` in which something may be lost: gives its `onClose`. Esc asks each time; a dialog that the browser closed
 * without asking, as for a second back gesture, is opened again with the question.
 */
export function useConfirmClose({ inside, open, canClose, onClose }: ConfirmCloseOptions): () => void {
  useEscape(inside, () => {
    if (canClose()) onClose();
  });
  return () => {
    if (!open) return;
    if (canClose()) return onClose();
    const dialog = inside.current?.closest('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  };
}
