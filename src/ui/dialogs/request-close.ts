import { createContext, useContext } from 'react';

export const RequestCloseContext = createContext<(() => void) | null>(null);

export function useRequestClose(): () => void {
  const close = useContext(RequestCloseContext);
  if (close === null) throw new Error('useRequestClose must be used inside ConfirmCloseDialog.');
  return close;
}
