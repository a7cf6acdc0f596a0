import { type RefObject, useEffect, useEffectEvent } from 'react';

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  /** What has the focus first. */
  first: RefObject<HTMLElement | null>;
};

/**
 * Opens and closes a `<dialog>` as a modal one. The browser gives the focus back to where it was when the dialog is closed;
 * when it is taken out of the page while it is open, this does, unless something else has taken the focus by then.
 */
export function useModal({ dialog, open, first }: Modal): void {
  const focusFirst = useEffectEvent(() => first.current?.focus());
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
