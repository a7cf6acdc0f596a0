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
      if (!isLost) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
      // What opened it waits, or is gone with a dialog in between: the dialog that is left has the focus.
      [...document.querySelectorAll<HTMLElement>('dialog[open] h2')].at(-1)?.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}
