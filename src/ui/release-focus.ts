/**
 * Removes the focus before a navigation, so that the new heading can take it (`use-announce-navigation.ts`) even if the focused
 * control remains on the page.
 */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
