import { useState, useTransition } from 'react';

/**
 * State of a dialog that starts from its page's values each time it opens. `drawing` is its key: the dialog is redrawn when it
 * closes, so that it opens without delay.
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
    // A redraw while it is open would lose what the user has ticked since.
    if (isRenewing) setDrawing(drawing + 1);
    setOpen(true);
  };
  return { isOpen, open, close, drawing };
}
