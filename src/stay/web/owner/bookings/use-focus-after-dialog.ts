import { useEffect } from 'react';

/** Whether nothing has the focus any more, or only what a closed dialog has taken out of sight. */
function isLost({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
}

function catchFocus(): void {
  if (isLost(document)) document.getElementById('contenuto')?.focus({ preventScroll: true });
}

/** A decision takes away the button that opened its dialog, and with it the focus: reading goes on at the content. */
export function useFocusAfterDialog(): void {
  useEffect(() => {
    // It does not bubble.
    document.addEventListener('close', catchFocus, true);
    return () => document.removeEventListener('close', catchFocus, true);
  }, []);
}
