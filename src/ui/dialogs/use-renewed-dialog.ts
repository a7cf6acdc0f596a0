import { useState, useTransition } from 'react';

/**
 * Resets a dialog to the values of its page each time it opens. `drawing` is the React key of the dialog. The dialog is rendered
 * again when it closes, so that it opens without delay.
 */
export function useRenewedDialog() {
  const [isOpen, setOpen] = useState(false);
  const [drawing, setDrawing] = useState(0);
  const [isRenewing, startTransition] = useTransition();
  const close = () => {
    setOpen(false);
    startTransition(() => setDrawing(drawing + 1));
  };
  const open = () => {
    // If the transition has not finished, the dialog is rendered again now, because a later rendering would lose the
    // user's input.
    if (isRenewing) setDrawing(drawing + 1);
    setOpen(true);
  };
  return { isOpen, open, close, drawing };
}
