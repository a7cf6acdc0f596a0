import { topmostDialog } from '../dialogs/topmost-dialog.ts';

export type Urgency = 'polite' | 'assertive';

/** How long an emptied region stays empty, so that the same sentence said twice is a change and is read again. */
const REPEAT_GAP_MS = 60;

/** A live region outside an open modal is silent in some readers: the sentence goes into the topmost dialog, else the page. */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  const page = document;
  const regions = [...page.querySelectorAll(`[data-live="${urgency}"]`)];
  for (const region of regions) region.textContent = '';
  setTimeout(() => {
    // Only now: what had the sentence said may have closed its dialog, too. Closed dialogs have regions that say nothing.
    const dialog = topmostDialog(page);
    const region = regions.find((each) => each.closest('dialog') === dialog);
    if (region) region.textContent = sentence;
  }, REPEAT_GAP_MS);
}
