import { useEffect } from 'react';
import { announce } from '../../../ui/announce.ts';
import { struttureMessages } from '../../../strutture/messages.it.ts';

/** A list that comes quickly says nothing. */
const NOTICE_DELAY_MS = 400;

/**
 * A list that is waited for longer than a moment says that it is coming, to who cannot see it. The visitors' list has the same of
 * its own: it lies in their files, 12 KB that the panel would load for these lines (decision 0100).
 */
export function useSlowNotice(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => announce(struttureMessages.caricamento), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
