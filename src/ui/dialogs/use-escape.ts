import { type RefObject, useEffect, useEffectEvent } from 'react';
import { topmostDialog } from './topmost-dialog.ts';

/** Esc while the dialog around `inside` is the topmost one, taken from Chrome: after a few in a row it closes all unasked. */
export function useEscape(inside: RefObject<HTMLElement | null>, act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A list that is open in the dialog takes the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const topmost = topmostDialog();
      if (!topmost || inside.current?.closest('dialog') !== topmost) return;
      event.preventDefault();
      if (!event.repeat) onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [inside]);
}
