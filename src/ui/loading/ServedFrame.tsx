import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';

type FrameHolder = (element: HTMLElement | null) => void;
type FrameReader = () => HTMLElement | null;

function createFrame(): [FrameHolder, FrameReader] {
  let frame: HTMLElement | null = null;
  const hold: FrameHolder = (element) => {
    frame = element;
  };
  return [hold, () => frame];
}

function focusedIn(frame: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && frame?.contains(focused) ? focused : null;
}

/** Finds elements by tag and text, because their surroundings can differ between the served and the loaded part. */
function alike(root: HTMLElement, { tagName, textContent }: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(tagName)].filter((element) => element.textContent === textContent);
}

/** Moves the focus to the corresponding loaded element. Must be called while the first rendering is still mounted. */
function passFocusOn(frame: HTMLElement | null, first: HTMLElement): void {
  const focused = focusedIn(first);
  if (frame === null || focused === null) return;
  const position = alike(first, focused).indexOf(focused);
  queueMicrotask(() => alike(frame, focused)[position]?.focus({ preventScroll: true }));
}

function AsServed({ held }: { held: FrameReader }) {
  const box = useRef<HTMLDivElement>(null);
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...(held()?.childNodes ?? [])],
    focused: focusedIn(held()),
  }));
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    element.replaceChildren(...nodes);
    focused?.focus({ preventScroll: true });
    return () => passFocusOn(held(), element);
  }, [held, nodes, focused]);
  return <div ref={box} className="served" />;
}

/** Retains the server-rendered elements of a component until its code is loaded, because React would discard them on updates. */
export function ServedFrame({ children }: { children: ReactNode }) {
  const [[hold, held]] = useState(createFrame);
  return (
    <div ref={hold} className="served">
      <Suspense fallback={<AsServed held={held} />}>{children}</Suspense>
    </div>
  );
}
