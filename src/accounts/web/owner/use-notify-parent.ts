import { useEffect, useEffectEvent } from 'react';

/** Tells whoever is around whether something holds, at first and whenever that changes. */
export function useNotifyParent(isSo: boolean, tell: (isSo: boolean) => void): void {
  const onChange = useEffectEvent(tell);
  useEffect(() => onChange(isSo), [isSo]);
}
