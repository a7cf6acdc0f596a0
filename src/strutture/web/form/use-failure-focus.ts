import { useEffect, useEffectEvent } from 'react';
import { SUMMARY_ID } from './ErrorSummary.tsx';
import type { Failure } from './failure.ts';
import { focusField } from './focus-field.ts';
import * as messages from '../../messages/owner.ts';

/** After each failed attempt: the focus where it helps, and «Errore: » before the page's title while something is wrong. */
export function useFailureFocus(failure: Failure | null, attempt: number): void {
  const focus = useEffectEvent(() => {
    if (!failure) return;
    if (failure.first !== null) return focusField(failure.first);
    const heading = document.getElementById(SUMMARY_ID);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => focus(), [attempt]);

  const isFailed = failure !== null;
  useEffect(() => {
    if (!isFailed) return undefined;
    const { title } = document;
    const marked = messages.errorPageTitle(title);
    document.title = marked;
    return () => {
      // The page that comes next may have its own by now.
      if (document.title === marked) document.title = title;
    };
  }, [isFailed]);
}
