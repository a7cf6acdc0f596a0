import { topmostDialog } from '../dialogs/topmost-dialog.ts';

export type Urgency = 'polite' | 'assertive';

/** Delay in milliseconds between emptying and filling a live region, so that screen readers read a repeated message again. */
const REPEAT_GAP_MS = 60;

/** Announces a message in the topmost dialog, because some screen readers ignore live regions outside a modal. */
export function announce(sentence: string, urgency: Urgency = 'polite'): void {
  const page = document;
  const regions = [...page.querySelectorAll(`[data-live="${urgency}"]`)];
  for (const region of regions) region.textContent = '';
  setTimeout(() => {
    // The topmost dialog is determined after the gap, because a dialog may have closed in the meantime.
    const dialog = topmostDialog(page);
    const region = regions.find((each) => each.closest('dialog') === dialog);
    if (region) region.textContent = sentence;
  }, REPEAT_GAP_MS);
}
