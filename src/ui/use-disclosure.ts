import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

export function useDisclosure(isOpen: boolean, collapse: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    collapse();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) collapse();
  };
  return { button, around: { onKeyDown, onBlur } };
}
