/** Removes the focus before a navigation, because a focused control that remains would prevent the new heading from receiving it. */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
