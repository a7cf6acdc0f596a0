import { createContext, useContext } from 'react';

/** What closes the dialog around, asking first where something would be lost. */
export const RequestCloseContext = createContext<(() => void) | null>(null);

/** Closes the `ConfirmCloseDialog` that a component is drawn in, as its own close button does. */
export function useRequestClose(): () => void {
  const close = useContext(RequestCloseContext);
  if (close === null) throw new Error('useRequestClose works inside ConfirmCloseDialog only.');
  return close;
}
