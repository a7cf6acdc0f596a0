import { type RefObject, useEffect, useEffectEvent } from 'react';

type Modal = {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  first?: RefObject<HTMLElement | null>;
};

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
      // The opener is disabled, or was removed together with an intermediate dialog, so the remaining dialog receives
      // the focus.
      [...document.querySelectorAll<HTMLElement>('dialog[open] h2')].at(-1)?.focus({ preventScroll: true });
    };
  }, [dialog, open]);
}
