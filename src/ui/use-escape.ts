import { type RefObject, useEffect, useEffectEvent } from 'react';
import { topmostDialog } from './topmost-dialog.ts';

/**
 * Hears Esc while the dialog around `inside` is the topmost one. The browser then does nothing by itself: Chrome asks a
 * dialog whether it may close only if something else was done since it last asked, and after a few Esc in a row closes it
 * with all that is typed in it, and those around it too.
 */
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
