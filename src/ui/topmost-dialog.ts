/**
 * The open dialog that lies over all others, if there is one. It has the focus, unless nothing has: after a click on what
 * takes none. Then a question is the topmost, wherever in the page it stands.
 */
export function topmostDialog(page: Document = document): Element | null {
  const focused = page.activeElement?.closest('dialog[open]');
  if (focused) return focused;
  const open = [...page.querySelectorAll('dialog[open]')];
  return open.find((dialog) => dialog.matches('[role=alertdialog]')) ?? open.at(-1) ?? null;
}
