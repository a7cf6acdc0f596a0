import { useEffect, useEffectEvent } from 'react';

/** Notifies the parent component of a condition, initially and on each change. */
export function useNotifyParent(isSo: boolean, notify: (isSo: boolean) => void): void {
  const onChange = useEffectEvent(notify);
  useEffect(() => onChange(isSo), [isSo]);
}
