import { type RefObject, useEffect, useEffectEvent } from 'react';
import { topmostDialog } from './topmost-dialog.ts';

/** Handles Esc in the topmost dialog. Chrome's own handling closes all dialogs without `cancel` after repeated presses. */
export function useEscape(inside: RefObject<HTMLElement | null>, act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Skips a key that an open list inside the dialog has already handled (`defaultPrevented`).
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
