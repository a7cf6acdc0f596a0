import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * A change may take away the control that made it. Reading then goes on at the content, not at the top of the document; a
 * control that is still there keeps the focus.
 */
export function useFocusAfterChange(): void {
  const { state } = useRevalidator();
  const before = useRef(state);
  useEffect(() => {
    const isShown = before.current === 'loading' && state === 'idle';
    before.current = state;
    if (!isShown || document.activeElement !== document.body) return;
    document.getElementById('contenuto')?.focus({ preventScroll: true });
  }, [state]);
}
