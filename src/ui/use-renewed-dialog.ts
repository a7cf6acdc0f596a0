import { useState, useTransition } from 'react';

/**
 * A dialog that begins from what its page says each time it opens. `drawing` is its key: it is drawn anew when it is closed, so that
 * nothing is left to draw when it opens.
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
    // Drawn anew while it is open, it would lose what has been ticked since.
    if (isRenewing) setDrawing(drawing + 1);
    setOpen(true);
  };
  return { isOpen, open, close, drawing };
}
