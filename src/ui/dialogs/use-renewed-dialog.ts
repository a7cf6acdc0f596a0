import { useState, useTransition } from 'react';

/** Resets a dialog by changing its React key (`drawing`) on close rather than on opening, so that it opens without delay. */
export function useRenewedDialog() {
  const [isOpen, setOpen] = useState(false);
  const [drawing, setDrawing] = useState(0);
  const [isRenewing, startTransition] = useTransition();
  const close = () => {
    setOpen(false);
    startTransition(() => setDrawing(drawing + 1));
  };
  const open = () => {
    // If the transition is still pending, remounts the dialog now, because remounting it later would discard the user's input.
    if (isRenewing) setDrawing(drawing + 1);
    setOpen(true);
  };
  return { isOpen, open, close, drawing };
}
