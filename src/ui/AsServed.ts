import { createElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Frame = RefObject<HTMLElement | null>;

function focusedIn(frame: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && frame?.contains(focused) ? focused : null;
}

/** Elements that say the same. What comes to life may have more elements around them, or fewer. */
function alike(root: HTMLElement, { tagName, textContent }: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(tagName)].filter((element) => element.textContent === textContent);
}

/** Of two drawings of the same, the second gets the focus where the first has it; asked while the first is still there. */
function passFocusOn({ current: frame }: Frame, first: HTMLElement): void {
  const focused = focusedIn(first);
  if (frame === null || focused === null) return;
  const position = alike(first, focused).indexOf(focused);
  queueMicrotask(() => alike(frame, focused)[position]?.focus({ preventScroll: true }));
}

/**
 * What the server drew in a frame. React throws it away as soon as anything changes around it that it might know, such as the address,
 * and its component is not there yet: until then the very same elements stay where they were, with the focus.
 */
export function AsServed({ frame }: { frame: Frame }) {
  const box = useRef<HTMLDivElement>(null);
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...(frame.current?.childNodes ?? [])],
    focused: focusedIn(frame.current),
  }));
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    element.replaceChildren(...nodes);
    focused?.focus({ preventScroll: true });
    return () => passFocusOn(frame, element);
  }, [frame, nodes, focused]);
  return createElement('div', { ref: box });
}
