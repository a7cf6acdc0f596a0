/** Returns the open dialog with the focus. Without any focus, an open question takes precedence. */
export function topmostDialog(page: Document = document): Element | null {
  const focused = page.activeElement?.closest('dialog[open]');
  if (focused) return focused;
  const open = [...page.querySelectorAll('dialog[open]')];
  return open.find((dialog) => dialog.matches('[role=alertdialog]')) ?? open.at(-1) ?? null;
}
