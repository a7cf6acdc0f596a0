import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

/**
 * Asks before a page with something unsent is left: by the browser's own question, or by ours for links of the portal.
 * `question` says what becomes of it; `null` asks nothing. A page has one guard: the router knows no more.
 */
export function LeaveGuard({ question }: { question: string | null }) {
  const isDirty = question !== null;
  const { pathname } = useLocation();
  // Once the answer was yes, the router is on the next page before that is drawn: the way back from there is free.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{question}</p>
    </ConfirmDialog>
  );
}
