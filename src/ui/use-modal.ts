import { type RefObject, useEffect, useEffectEvent } from 'react';

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  /** What has the focus once it is open; without it, what the browser chooses. */
  first?: RefObject<HTMLElement | null>;
};

/** Gives the focus back also when the dialog is taken out of the page while open, unless something else took it. */
export function useModal({ dialog, open, first }: Modal): void {
  const focusFirst = useEffectEvent(() => first?.current?.focus());
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return undefined;
    if (!open) {
      element.close();
      return undefined;
    }
    const before = document.activeElement;
    element.showModal();
    focusFirst();
    return () => {
      const isLost = !element.isConnected && document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}
