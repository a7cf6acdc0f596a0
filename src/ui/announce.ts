import { topmostDialog } from './topmost-dialog.ts';

export type Urgency = 'polite' | 'assertive';

/** How long an emptied region stays empty, so that the same sentence said twice is a change and is read again. */
const REPEAT_GAP_MS = 60;

/**
 * Has a screen reader say a sentence. A live region outside an open modal is silent in some readers, so the sentence goes
 * into the topmost open dialog when there is one (each `Dialog` has its own regions), else into the page's.
 */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  const dialog = topmostDialog();
  const regions = [...document.querySelectorAll(`[data-live="${urgency}"]`)];
  // Dialogs that are closed, within this one or before the page's own regions, have theirs too, and say nothing.
  const region = regions.find((each) => each.closest('dialog') === dialog);
  if (!region) return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = sentence;
  }, REPEAT_GAP_MS);
}
