import { useEffect, useEffectEvent } from 'react';

export function useNotifyParent(isSo: boolean, notify: (isSo: boolean) => void): void {
  const onChange = useEffectEvent(notify);
  useEffect(() => onChange(isSo), [isSo]);
}
