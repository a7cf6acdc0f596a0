/**
 * Returns the topmost open dialog: the one that has the focus. If nothing has the focus (as after a click on an unfocusable
 * element), an open question takes precedence, wherever it is in the DOM.
 */
export function topmostDialog(page: Document = document): Element | null {
  const focused = page.activeElement?.closest('dialog[open]');
  if (focused) return focused;
  const open = [...page.querySelectorAll('dialog[open]')];
  return open.find((dialog) => dialog.matches('[role=alertdialog]')) ?? open.at(-1) ?? null;
}
