import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';

type FrameHolder = (element: HTMLElement | null) => void;
type FrameReader = () => HTMLElement | null;

/** Of an element that has to be known while React draws what takes its contents' place. */
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

/** Elements that say the same. What comes to life may have more elements around them, or fewer. */
function alike(root: HTMLElement, { tagName, textContent }: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(tagName)].filter((element) => element.textContent === textContent);
}

/** Of two drawings of the same, the second gets the focus where the first has it; asked while the first is still there. */
function passFocusOn(frame: HTMLElement | null, first: HTMLElement): void {
  const focused = focusedIn(first);
  if (frame === null || focused === null) return;
  const position = alike(first, focused).indexOf(focused);
  queueMicrotask(() => alike(frame, focused)[position]?.focus({ preventScroll: true }));
}

/** The very elements that the server drew, with the focus, where React threw them away. */
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

/**
 * Around a component that is not there yet, and whose looks the server drew: they stay until it comes. React throws them away as soon as
 * anything changes that the component might know, such as the address.
 */
export function ServedFrame({ children }: { children: ReactNode }) {
  const [[hold, held]] = useState(createFrame);
  return (
    <div ref={hold} className="served">
      <Suspense fallback={<AsServed held={held} />}>{children}</Suspense>
    </div>
  );
}
