/** Returns the open dialog that contains the focus. If none does, an open `alertdialog` takes precedence. */
export function topmostDialog(page: Document = document): Element | null {
  const focused = page.activeElement?.closest('dialog[open]');
  if (focused) return focused;
  const open = [...page.querySelectorAll('dialog[open]')];
  return open.find((dialog) => dialog.matches('[role=alertdialog]')) ?? open.at(-1) ?? null;
}
