/** The one that has the focus; where nothing has (after a click on what takes none), an open question, wherever it stands. */
export function topmostDialog(page: Document = document): Element | null {
  const focused = page.activeElement?.closest('dialog[open]');
  if (focused) return focused;
  const open = [...page.querySelectorAll('dialog[open]')];
  return open.find((dialog) => dialog.matches('[role=alertdialog]')) ?? open.at(-1) ?? null;
}
