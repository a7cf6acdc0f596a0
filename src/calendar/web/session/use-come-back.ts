import { useEffect, useEffectEvent } from 'react';
import { usePageVisible } from '../../../ui/use-page-visible.ts';

/** Who signed in in the other tab and comes back is not told any longer that the session is over: `ask` finds out. */
export function useComeBack(isOver: boolean, ask: () => void): void {
  const isVisible = usePageVisible();
  const look = useEffectEvent(() => {
    if (isVisible && isOver) ask();
  });
  useEffect(() => look(), [isVisible]);
}
