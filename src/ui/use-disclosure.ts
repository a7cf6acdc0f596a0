import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** The keyboard's side of something that a button unfolds: Esc folds it and gives the button the focus; leaving it with Tab folds it. */
export function useDisclosure(isOpen: boolean, collapse: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    // A dialog around it stays open.
    event.preventDefault();
    collapse();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) collapse();
  };
  return { button, around: { onKeyDown, onBlur } };
}
