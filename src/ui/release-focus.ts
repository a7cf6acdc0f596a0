/** Removes the focus before a navigation, so that the new heading can take it from a remaining control. */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
