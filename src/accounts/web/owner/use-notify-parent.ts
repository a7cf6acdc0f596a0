import { useEffect, useEffectEvent } from 'react';

/** Tells whoever is around whether something holds, at first and whenever that changes. */
export function useNotifyParent(isSo: boolean, notify: (isSo: boolean) => void): void {
  const onChange = useEffectEvent(notify);
  useEffect(() => onChange(isSo), [isSo]);
}
