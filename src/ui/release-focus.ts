/** Before a navigation that a new heading should take the focus of (`use-announce-navigation.ts`), although its control stays. */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
