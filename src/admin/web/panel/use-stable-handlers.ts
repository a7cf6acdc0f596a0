import { useLayoutEffect, useMemo, useRef } from 'react';

/** What rows can ask for. */
export type RowHandlers = {
  /** `isKeyboard`: with Enter, not with a pointer. */
  open: (id: number, isKeyboard: boolean) => void;
  /** `isRange`: from the last one that was touched to this one. */
  toggle: (id: number, isRange: boolean) => void;
};

/** The same functions in every drawing, so that a row is drawn again only when it changes: there may be thousands. */
export function useStableHandlers(handlers: RowHandlers): RowHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      open: (...call) => latest.current.open(...call),
      toggle: (...call) => latest.current.toggle(...call),
    }),
    [],
  );
}
