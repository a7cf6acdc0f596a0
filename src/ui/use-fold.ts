import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** The keyboard's side of something that a button unfolds: Esc folds it and gives the button the focus; leaving it with Tab folds it. */
export function useFold(isOpen: boolean, fold: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    fold();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) fold();
  };
  return { button, around: { onKeyDown, onBlur } };
}
